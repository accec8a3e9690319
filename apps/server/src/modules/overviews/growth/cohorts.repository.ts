import { Injectable } from '@nestjs/common';
import { cohortWeeks } from '@kindling/contract/overviews/growth';
import { Database } from '../../../kernel/database/database.js';
import { computed, type RowShape } from '../../../kernel/database/row-shape.js';
import { wholeNumber } from '../../../kernel/database/row-values.js';
import type { CountedCohort } from './cohort-rows.js';

const weeks = Array.from({ length: cohortWeeks }, (_, index) => index + 1);
const later = (week: number) => `a.created_at + INTERVAL ${7 * week} DAY`;

const columns = weeks.reduce<RowShape<Record<string, number>>>(
  (shape, week) =>
    shape.with(`active${week}`, `active${week}`, wholeNumber).with(`paid${week}`, `paid${week}`, wholeNumber),
  computed('week', 'week', wholeNumber).with('signups', 'signups', wholeNumber),
);

/** Counts members of the current brand by the week of their signup. Members erased without a purchase are in none. */
@Injectable()
export class CohortsRepository {
  constructor(private readonly database: Database) {}

  /**
   * @param begins when each week begins, oldest first
   * @param until when the last one ends
   */
  async counts(begins: readonly Date[], until: Date): Promise<CountedCohort[]> {
    const place = begins.slice(1).map((_, at) => `WHEN a.created_at < :week${at + 1} THEN ${at}`);
    const told = weeks.map(
      (week) => `COUNT(IF(p.last_seen_at >= ${later(week)}, 1, NULL)) AS active${week},
         COUNT(IF(a.paid_since < ${later(week)}, 1, NULL)) AS paid${week}`,
    );
    const rows = await this.database.rows(
      columns,
      `SELECT ${columns.list} FROM (
         SELECT CASE ${place.join(' ')} ELSE ${begins.length - 1} END AS week, COUNT(*) AS signups, ${told.join(', ')}
           FROM ledger_account a LEFT JOIN profile p ON p.tenant_id = a.tenant_id AND p.id = a.member_id
          WHERE a.tenant_id = :tenant AND a.kind = 'member' AND a.created_at >= :from AND a.created_at < :until
          GROUP BY 1) AS cohorts`,
      {
        ...Object.fromEntries(begins.map((at, week) => [`week${week}`, at])),
        ...{ from: begins[0] ?? until, until },
      },
    );
    return rows.map((row) => ({
      ...{ week: row['week'] ?? 0, signups: row['signups'] ?? 0 },
      active: weeks.map((week) => row[`active${week}`] ?? 0),
      paid: weeks.map((week) => row[`paid${week}`] ?? 0),
    }));
  }
}
