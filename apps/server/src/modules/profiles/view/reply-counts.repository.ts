import { Injectable } from '@nestjs/common';
import { Column, Entity, ForeignKey } from 'typeorm';
import { IdColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf, computed, type RowOf } from '../../../kernel/database/row-shape.js';
import { nullable, wholeNumber } from '../../../kernel/database/row-values.js';
import type { ReplyClass, ReplyCounts } from './reply-rules.js';

/**
 * How soon a member replies: the number of replies within an hour, a day, a week, or later. That is enough for the
 * class of their median and keeps the time of none.
 */
@Entity('reply_count')
@Retention('erased', 'one row per member')
@ForeignKey('profile', ['tenantId', 'memberId'], ['tenantId', 'id'], {
  name: 'fk_reply_count_member',
  onDelete: 'CASCADE',
})
export class ReplyCountEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  @Column({ type: 'int', unsigned: true })
  withinHour!: number;

  @Column({ type: 'int', unsigned: true })
  withinDay!: number;

  @Column({ type: 'int', unsigned: true })
  withinWeek!: number;

  @Column({ type: 'int', unsigned: true })
  later!: number;
}

const counts = columnsOf(ReplyCountEntity, ['withinHour', 'withinDay', 'withinWeek', 'later']);

const count = nullable(wholeNumber);

/** The counts of a row `a`, which may be missing, joined to another table. */
export const answerColumns = computed('withinHour', 'a.within_hour', count)
  .with('withinDay', 'a.within_day', count)
  .with('withinWeek', 'a.within_week', count)
  .with('later', 'a.later', count);

export type AnswerRow = RowOf<typeof answerColumns>;

/** How soon members answered, in the database. */
@Injectable()
export class ReplyCountsRepository {
  constructor(private readonly database: Database) {}

  async find(memberId: string): Promise<ReplyCounts | undefined> {
    const rows = await this.database.rows(
      counts,
      `SELECT ${counts.list} FROM reply_count WHERE tenant_id = :tenant AND member_id = :memberId`,
      { memberId },
    );
    return rows[0];
  }

  /** Counts one more answer. */
  add(memberId: string, of: ReplyClass): void {
    const one = (name: ReplyClass): number => (name === of ? 1 : 0);
    this.database.writeLater(
      `INSERT INTO reply_count (tenant_id, member_id, within_hour, within_day, within_week, later)
       VALUES (:tenant, :memberId, :withinHour, :withinDay, :withinWeek, :later)
       ON DUPLICATE KEY UPDATE within_hour = within_hour + :withinHour, within_day = within_day + :withinDay,
         within_week = within_week + :withinWeek, later = later + :later`,
      {
        memberId,
        ...{ withinHour: one('withinHour'), withinDay: one('withinDay') },
        ...{ withinWeek: one('withinWeek'), later: one('later') },
      },
    );
  }
}
