import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Gift } from '@kindling/contract/chats/gifts';
import type { MessageKind } from '@kindling/contract/chats/message';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import { ConversationEntity } from '../conversations/conversation.entity.js';

/**
 * A message in a conversation. As long as its row exists, another with the same id from the sender's browser is the
 * same message.
 */
@Entity('message')
@Retention('erased', 'with its conversation')
@Unique('uq_message_client', ['tenantId', 'senderId', 'clientId'])
@Unique('uq_message_seq', ['tenantId', 'conversationId', 'seq'])
@Index('ix_message_held', ['tenantId', 'senderId', 'seq'])
@Index('ix_message_restriction', ['tenantId', 'restrictionId'])
@Index('ix_message_sent', ['tenantId', 'conversationId', 'sentAt', 'senderId', 'seq'])
@Check('ck_message_kind', "kind IN ('text', 'photo', 'gift') AND (kind = 'gift') = (gift IS NOT NULL)")
@Check('ck_message_warning', "warning IS NULL OR warning IN ('contact', 'money')")
@Check('ck_message_removed', '(removed_at IS NULL) = (restriction_id IS NULL)')
@Check('ck_message_placed', 'seq IS NOT NULL OR held_no IS NOT NULL')
@ForeignKey(() => ConversationEntity, ['tenantId', 'conversationId'], ['tenantId', 'id'], {
  name: 'fk_message_conversation',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'senderId'], ['tenantId', 'id'], {
  name: 'fk_message_sender',
  onDelete: 'CASCADE',
})
@ForeignKey('restriction', ['tenantId', 'restrictionId'], ['tenantId', 'id'], {
  name: 'fk_message_restriction',
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

  @Column({ type: 'varchar', length: 5, charset: 'ascii', collation: 'ascii_bin', default: 'text' })
  kind!: MessageKind;

  /** SHA-256 of content and recipient (`bodyHash`): another body under the same client id is a conflict. */
  @CodeColumn(64)
  bodyHash!: string;

  /** Empty for photos and gifts. */
  @Column({ type: 'text' })
  body!: string;

  /** Set exactly for a gift. */
  @CodeColumn(16, { nullable: true })
  gift!: Gift | null;

  /** The message of the same conversation that this one answers. */
  @IdColumn({ nullable: true })
  replyToId!: string | null;

  /** What the rules found in it of money and contact data (`message-rules`). */
  @CodeColumn(7, { nullable: true })
  warning!: 'contact' | 'money' | null;

  /** An insult or a threat that the rules found in it, graver than `warning`. */
  @CodeColumn(6, { nullable: true })
  harm!: 'insult' | 'threat' | null;

  /** Place in the conversation; null while held: until the sender's email is confirmed (decisions §6.3), or in review. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  seq!: number | null;

  /** It waits for a moderator, because the same opening line went to many (trust 19). */
  @Column({ type: 'boolean', default: false })
  inReview!: boolean;

  /** Order among held messages; null for one that never was held. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  heldNo!: number | null;

  /** The staff member who wrote it for a fictional profile. */
  @IdColumn({ nullable: true })
  staffId!: string | null;

  /** When its charge went back, because no answer of a fictional profile came in time. */
  @InstantColumn({ nullable: true })
  returnedAt!: Date | null;

  /** The sender's credits right after the charge, so that a repeat gets the same answer. */
  @Column({ type: 'int', unsigned: true })
  creditsAfter!: number;

  @InstantColumn()
  sentAt!: Date;

  /** When staff removed it: neither side is shown what it held. */
  @InstantColumn({ nullable: true })
  removedAt!: Date | null;

  /** The restriction, with its statement of reasons, by which staff removed it (trust 9). */
  @IdColumn({ nullable: true })
  restrictionId!: string | null;

  /** When its sender took it back: neither side is shown what it held, which is in `RetractedMessageEntity`. */
  @InstantColumn({ nullable: true })
  retractedAt!: Date | null;
}
