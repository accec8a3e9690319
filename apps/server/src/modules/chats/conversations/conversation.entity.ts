import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';

/** A conversation between two members; one per pair. Its row is locked while a message takes its place in the order. */
@Entity('conversation')
@Retention('erased', 'one row per pair, and with either member')
@Unique('uq_conversation_pair', ['tenantId', 'lowId', 'highId'])
@Index('ix_conversation_high', ['tenantId', 'highId'])
@Check('ck_conversation_pair', 'low_id < high_id')
@ForeignKey('profile', ['tenantId', 'lowId'], ['tenantId', 'id'], {
  name: 'fk_conversation_low',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'highId'], ['tenantId', 'id'], {
  name: 'fk_conversation_high',
  onDelete: 'CASCADE',
})
export class ConversationEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  /** The member whose id sorts first. */
  @IdColumn()
  lowId!: string;

  @IdColumn()
  highId!: string;

  /** Place of the newest delivered message. */
  @Column({ type: 'int', unsigned: true })
  lastSeq!: number;

  /** How many messages were ever held here: the order among held ones. */
  @Column({ type: 'int', unsigned: true })
  lastHeldNo!: number;

  @InstantColumn()
  createdAt!: Date;
}

/** A conversation as one of its two members sees it. */
@Entity('conversation_member')
@Retention('erased', 'with its conversation')
@Index('ix_conversation_member_list', ['tenantId', 'memberId', 'shown', 'lastAt'])
@Index('ix_conversation_member_started', ['tenantId', 'memberId', 'started'])
@ForeignKey(() => ConversationEntity, ['tenantId', 'conversationId'], ['tenantId', 'id'], {
  name: 'fk_conversation_member_conversation',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_conversation_member_profile',
  onDelete: 'CASCADE',
})
export class ConversationMemberEntity extends TenantOwned {
  @IdColumn({ primary: true })
  conversationId!: string;

  @IdColumn({ primary: true })
  memberId!: string;

  @IdColumn()
  otherId!: string;

  /** Whether this member's list shows it: they wrote or got a message and did not delete it since. */
  @Column({ type: 'boolean' })
  shown!: boolean;

  /** This member wrote before any message of the other one had reached them. */
  @Column({ type: 'boolean' })
  started!: boolean;

  /** A message of this member was delivered. */
  @Column({ type: 'boolean' })
  wrote!: boolean;

  @Column({ type: 'int', unsigned: true })
  unread!: number;

  /** Up to this place the member read, as far as they opened it. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  readSeq!: number;

  /** Up to this place the member deleted the conversation for themselves. */
  @Column({ type: 'int', unsigned: true })
  clearedSeq!: number;

  /** The newest message that this member can see. */
  @IdColumn({ nullable: true })
  lastMessageId!: string | null;

  @InstantColumn()
  lastAt!: Date;

  /** When the first of the other one's messages came that this member did not answer yet; null for none. */
  @InstantColumn({ nullable: true })
  awaitingSince!: Date | null;
}
