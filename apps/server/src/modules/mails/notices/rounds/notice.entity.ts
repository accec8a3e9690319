import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { NotificationKind } from '@kindling/contract/notification-kinds';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/**
 * Something about another member that a member may still be notified of. That is a conversation with unread messages, a
 * like, or credits that came back. There is one row each, so that a flood is one row that counts. It is deleted once it
 * was seen, or sent and of no further use.
 */
@Entity('notice')
@Index('ix_notice_other', ['tenantId', 'otherId'])
@Check('ck_notice_topic', "topic IN ('message', 'like', 'returned')")
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_notice_member',
  onDelete: 'CASCADE',
})
@ForeignKey('profile', ['tenantId', 'otherId'], ['tenantId', 'id'], {
  name: 'fk_notice_other',
  onDelete: 'CASCADE',
})
export class NoticeEntity extends TenantOwned {
  /** Who is to be told. */
  @IdColumn({ primary: true })
  memberId!: string;

  @CodeColumn(8, { primary: true })
  topic!: 'message' | 'like' | 'returned';

  /** Who wrote, liked, or did not answer. */
  @IdColumn({ primary: true })
  otherId!: string;

  /** The preference that allows what waits. */
  @CodeColumn(24)
  kind!: NotificationKind;

  /** Of a like: the two like each other. */
  @Column({ type: 'boolean' })
  mutual!: boolean;

  /** Events that nothing told yet. */
  @Column({ type: 'int', unsigned: true })
  waiting!: number;

  /** When the first came that is still unseen. */
  @InstantColumn()
  since!: Date;

  /** When the first of those that wait came. */
  @InstantColumn()
  waitingSince!: Date;

  /** When the member was reminded of what is unread; once, until they read it. */
  @InstantColumn({ nullable: true })
  remindedAt!: Date | null;
}
