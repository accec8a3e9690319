import { Injectable } from '@nestjs/common';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsBut, columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import { TenantRepository } from '../../../../kernel/database/tenant-repository.js';

/**
 * An event about another member of which a member may still be notified: a conversation with unread messages, a like,
 * or returned credits. There is one row each, so that a flood is one row with a count. It is deleted once it was seen,
 * or sent and of no further use.
 */
@Entity('notice')
@Retention('erased', { after: 'waiting_since', days: 60 })
@Index('ix_notice_waiting', ['waitingSince'])
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
  /** The member to notify. */
  @IdColumn({ primary: true })
  memberId!: string;

  @CodeColumn(8, { primary: true })
  topic!: 'message' | 'like' | 'returned';

  /** The member who wrote, liked, or did not answer. */
  @IdColumn({ primary: true })
  otherId!: string;

  /** The preference that allows it. */
  @CodeColumn(24)
  kind!: NotificationKind;

  /** Whether the like is mutual. */
  @Column({ type: 'boolean' })
  mutual!: boolean;

  /** Events not yet sent. */
  @Column({ type: 'int', unsigned: true })
  waiting!: number;

  /** When the first unseen event happened. */
  @InstantColumn()
  since!: Date;

  /** When the first waiting event happened. */
  @InstantColumn()
  waitingSince!: Date;

  /** When the member was reminded of unread messages; once, until they read them. */
  @InstantColumn({ nullable: true })
  remindedAt!: Date | null;
}

const notice = columnsBut(NoticeEntity, ['tenantId', 'memberId']);
const counted = columnsOf(NoticeEntity, ['waiting']);

export type Notice = RowOf<typeof notice>;
type Key = Pick<NoticeEntity, 'memberId' | 'topic' | 'otherId'>;

/** Notices that members may have to get. */
@Injectable()
export class NoticesRepository {
  private readonly rows: TenantRepository<NoticeEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, NoticeEntity);
  }

  /**
   * Counts one more event. A new conversation counts as new until that was sent.
   *
   * @returns whether it is the first that waits
   */
  async add({
    at,
    ...event
  }: Pick<NoticeEntity, 'memberId' | 'topic' | 'otherId' | 'kind' | 'mutual'> & {
    at: Date;
  }): Promise<boolean> {
    const rows = await this.database.rows(
      counted,
      `INSERT INTO notice (tenant_id, member_id, topic, other_id, kind, mutual, waiting, since, waiting_since)
       VALUES (:tenant, :memberId, :topic, :otherId, :kind, :mutual, 1, :at, :at)
       ON DUPLICATE KEY UPDATE
         kind = IF(waiting > 0, kind, VALUES(kind)),
         waiting_since = IF(waiting > 0, waiting_since, VALUES(waiting_since)),
         waiting = waiting + 1
       RETURNING ${counted.list}`,
      { ...event, at },
    );
    return rows[0]?.waiting === 1;
  }

  /** All of a member's notices, locked until the transaction ends. */
  lock(memberId: string): Promise<Notice[]> {
    return this.database.rows(
      notice,
      `SELECT ${notice.list} FROM notice WHERE tenant_id = :tenant AND member_id = :memberId
        ORDER BY topic, other_id FOR UPDATE`,
      { memberId },
    );
  }

  ofMember(memberId: string): Promise<NoticeEntity[]> {
    return this.rows.find({ memberId }, { order: { since: 'ASC', otherId: 'ASC' } });
  }

  /** The waiting events were sent, or are no longer needed; the row stays for the reminder. */
  async settle({ memberId, topic, otherId }: Key): Promise<void> {
    await this.rows.update({ memberId, topic, otherId }, { waiting: 0 });
  }

  async noteReminded({ memberId, topic, otherId }: Key, at: Date): Promise<void> {
    await this.rows.update({ memberId, topic, otherId }, { remindedAt: at });
  }

  async drop({ memberId, topic, otherId }: Key): Promise<void> {
    await this.rows.delete({ memberId, topic, otherId });
  }

  async dropOfMember(memberId: string): Promise<void> {
    await this.rows.delete({ memberId });
  }

  /** Everything that waits for members of the brand. */
  async dropAll(): Promise<void> {
    await this.database.write('DELETE FROM notice WHERE tenant_id = :tenant');
  }
}
