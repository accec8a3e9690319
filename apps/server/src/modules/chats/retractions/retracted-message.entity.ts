import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import { evidenceDays } from './retraction-rules.js';

/** What a message said that its sender took back. Nobody reads it but moderators, in a report of its conversation. */
@Entity('retracted_message')
@Retention('erased', { after: 'retracted_at', days: evidenceDays }, 'with its message')
@Index('ix_retracted_message_retracted', ['retractedAt'])
@ForeignKey('message', ['tenantId', 'messageId'], ['tenantId', 'id'], {
  name: 'fk_retracted_message_message',
  onDelete: 'CASCADE',
})
export class RetractedMessageEntity extends TenantOwned {
  @IdColumn({ primary: true })
  messageId!: string;

  /** Empty for photos and gifts. */
  @Column({ type: 'text' })
  body!: string;

  @InstantColumn()
  retractedAt!: Date;
}
