import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { MessageEntity } from './message.entity.js';

/** The one emoji with which a member of the conversation reacts to a message. */
@Entity('message_reaction')
@Index('ix_message_reaction_member', ['tenantId', 'memberId'])
@ForeignKey(() => MessageEntity, ['tenantId', 'messageId'], ['tenantId', 'id'], {
  name: 'fk_message_reaction_message',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_message_reaction_member',
  onDelete: 'CASCADE',
})
export class MessageReactionEntity extends TenantOwned {
  @IdColumn({ primary: true })
  messageId!: string;

  @IdColumn({ primary: true })
  memberId!: string;

  /** Compared byte by byte. */
  @Column({ type: 'varchar', length: 32, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  emoji!: string;

  @InstantColumn()
  reactedAt!: Date;
}
