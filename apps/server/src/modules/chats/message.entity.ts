import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../kernel/database/columns.js';
import { ConversationEntity } from './conversation.entity.js';

/** A message. As long as its row exists, another with the same id from the sender's browser is the same message. */
@Entity('message')
@Unique('uq_message_client', ['tenantId', 'senderId', 'clientId'])
@Unique('uq_message_seq', ['tenantId', 'conversationId', 'seq'])
@Index('ix_message_held', ['tenantId', 'senderId', 'seq'])
@Check('ck_message_placed', 'seq IS NOT NULL OR held_no IS NOT NULL')
@ForeignKey(() => ConversationEntity, ['tenantId', 'conversationId'], ['tenantId', 'id'], {
  name: 'fk_message_conversation',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'senderId'], ['tenantId', 'id'], {
  name: 'fk_message_sender',
  onDelete: 'CASCADE',
})
export class MessageEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  conversationId!: string;

  @IdColumn()
  senderId!: string;

  /** Made by the sender's browser (UUID); null for what no browser sent. */
  @CodeColumn(36, { nullable: true })
  clientId!: string | null;

  /** SHA-256 of recipient and text: another body under the same client id is a conflict. */
  @CodeColumn(64)
  bodyHash!: string;

  @Column({ type: 'text' })
  body!: string;

  /** Place in the conversation; null while held until the sender's email is confirmed (decisions §6.3). */
  @Column({ type: 'int', unsigned: true, nullable: true })
  seq!: number | null;

  /** Order among held messages; null for one that never was held. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  heldNo!: number | null;

  /** The staff member who wrote it for a fictional profile. */
  @IdColumn({ nullable: true })
  staffId!: string | null;

  /** The sender's credits right after the charge, so that a repeat gets the same answer. */
  @Column({ type: 'int', unsigned: true })
  creditsAfter!: number;

  @InstantColumn()
  sentAt!: Date;
}
