import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import { repeatedLines } from './opening-line.js';

/** A receiver of a member's opening line, for as long as equal lines to others are counted (trust 19). */
@Entity('opening_line')
@Retention('erased', { after: 'sent_at', days: repeatedLines.withinMs / 86_400_000 })
@Index('ix_opening_line_sent', ['sentAt'])
@Index('ix_opening_line_receiver', ['tenantId', 'receiverId'])
@ForeignKey('profile', ['tenantId', 'senderId'], ['tenantId', 'id'], {
  name: 'fk_opening_line_sender',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'receiverId'], ['tenantId', 'id'], {
  name: 'fk_opening_line_receiver',
  onDelete: 'CASCADE',
})
export class OpeningLineEntity extends TenantOwned {
  @IdColumn({ primary: true })
  senderId!: string;

  /** Of what is the same of two lines (`sameLine`); the words stand in the message alone. */
  @CodeColumn(43, { primary: true })
  lineHash!: string;

  @IdColumn({ primary: true })
  receiverId!: string;

  @InstantColumn()
  sentAt!: Date;
}
