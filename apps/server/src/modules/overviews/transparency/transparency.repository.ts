import { Injectable } from '@nestjs/common';
import type { TransparencyCounts } from '@kindling/contract/overviews/calls/transparency';
import { complaintDays } from '@kindling/contract/safety/complaint-rules';
import { Column, Entity, Index } from 'typeorm';
import { CodeColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsOf, computed, type RowShape } from '../../../kernel/database/row-shape.js';
import { flag, instant, nullable, text, wholeNumber } from '../../../kernel/database/row-values.js';
import { isFirstAnswer } from '../../safety/support/support.api.js';
import type { MonthCounts, Waits } from './month-counts.js';
import type { MonthSpan } from './periods.js';

/**
 * A brand's month in numbers, stored once it is over. The cases behind them are deleted six months after they were
 * closed (decisions §3.5); a year's report needs the numbers longer.
 */
@Entity('transparency_month')
@Retention(
  { notAboutMembers: 'numbers only: what was reported and decided in a month' },
  { after: 'counted_at', days: 2557 },
)
@Index('ix_transparency_month_counted', ['countedAt'])
export class TransparencyMonthEntity extends TenantOwned {
  /** `YYYY-MM` in the brand's time zone. */
  @CodeColumn(7, { primary: true })
  month!: string;

  @Column({ type: 'json' })
  counts!: MonthCounts;

  @InstantColumn()
  countedAt!: Date;
}

const counted = computed('count', 'counted', wholeNumber);
const kind = computed('kind', 'kind', text).and(counted);
const received = kind.with('reason', 'reason', text);
const decided = kind.with('outcome', 'outcome', text);
const imposed = kind
  .with('ground', 'ground', text)
  .with('automated', 'automated', flag)
  .with('reported', 'reported', flag);
const ended = kind.with('automated', 'automated', flag).with('end', 'end_reason', text);
const appealed = kind.with('automated', 'automated', flag);
const appealDecided = appealed.with('decision', 'decision', text);
const topic = computed('topic', 'topic', text).and(counted);
const waited = computed('hours', 'hours', wholeNumber)
  .with('count', 'counted', wholeNumber)
  .with('late', 'late', wholeNumber);
const oldest = computed('since', 'MIN(created_at)', nullable(instant));
const month = columnsOf(TransparencyMonthEntity, ['month', 'counts']);
const monthName = columnsOf(TransparencyMonthEntity, ['month']);

const within = (at: string) => `${at} >= :from AND ${at} < :until`;

/**
 * Counts reports and decisions in the current brand. The rows belong to several modules; each part is a range of one
 * index (`tests/db/transparency-plans.spec.ts`).
 */
@Injectable()
export class TransparencyRepository {
  constructor(private readonly database: Database) {}

  reportsReceived(span: MonthSpan): Promise<TransparencyCounts['reports_received']> {
    return this.lines(
      received,
      `SELECT c.kind AS kind, r.reason AS reason, COUNT(*) AS counted
         FROM report r JOIN report_case c ON c.tenant_id = r.tenant_id AND c.id = r.case_id
        WHERE r.tenant_id = :tenant AND ${within('r.reported_at')} GROUP BY 1, 2`,
      span,
    );
  }

  reportsDecided(span: MonthSpan): Promise<TransparencyCounts['reports_decided']> {
    return this.lines(
      decided,
      `SELECT c.kind AS kind, c.outcome AS outcome, COUNT(*) AS counted FROM report_case c
        WHERE c.tenant_id = :tenant AND ${within('c.closed_at')} GROUP BY 1, 2`,
      span,
    );
  }

  /** A case gets its restriction at the moment it is closed: both are in the same month. */
  restrictionsImposed(span: MonthSpan): Promise<TransparencyCounts['restrictions_imposed']> {
    return this.lines(
      imposed,
      `SELECT r.kind AS kind, r.ground AS ground, r.automated AS automated, c.id IS NOT NULL AS reported,
              COUNT(*) AS counted
         FROM restriction r
         LEFT JOIN (SELECT DISTINCT restriction_id AS id FROM report_case
                     WHERE tenant_id = :tenant AND ${within('closed_at')} AND restriction_id IS NOT NULL) AS c
           ON c.id = r.id
        WHERE r.tenant_id = :tenant AND ${within('r.decided_at')} GROUP BY 1, 2, 3, 4`,
      span,
    );
  }

  restrictionsEnded(span: MonthSpan): Promise<TransparencyCounts['restrictions_ended']> {
    return this.lines(
      ended,
      `SELECT r.kind AS kind, r.automated AS automated, r.end_reason AS end_reason, COUNT(*) AS counted
         FROM restriction r WHERE r.tenant_id = :tenant AND ${within('r.ended_at')} GROUP BY 1, 2, 3`,
      span,
    );
  }

  appealsReceived(span: MonthSpan): Promise<TransparencyCounts['appeals_received']> {
    return this.lines(
      appealed,
      `SELECT r.kind AS kind, r.automated AS automated, COUNT(*) AS counted
         FROM appeal a JOIN restriction r ON r.tenant_id = a.tenant_id AND r.id = a.restriction_id
        WHERE a.tenant_id = :tenant AND ${within('a.created_at')} GROUP BY 1, 2`,
      span,
    );
  }

  appealsDecided(span: MonthSpan): Promise<TransparencyCounts['appeals_decided']> {
    return this.lines(
      appealDecided,
      `SELECT r.kind AS kind, r.automated AS automated, a.decision AS decision, COUNT(*) AS counted
         FROM appeal a JOIN restriction r ON r.tenant_id = a.tenant_id AND r.id = a.restriction_id
        WHERE a.tenant_id = :tenant AND ${within('a.decided_at')} GROUP BY 1, 2, 3`,
      span,
    );
  }

  complaintsReceived(span: MonthSpan): Promise<TransparencyCounts['complaints_received']> {
    return this.lines(
      topic,
      `SELECT s.topic AS topic, COUNT(*) AS counted FROM support_case s
        WHERE s.tenant_id = :tenant AND ${within('s.opened_at')} GROUP BY 1`,
      span,
    );
  }

  /** For cases decided by staff: those whose subject left first were not answered. */
  reportWaits(span: MonthSpan): Promise<Waits> {
    return this.waits(
      `SELECT ${hoursBetween('c.opened_at', 'c.closed_at')} AS hours, c.closed_at > c.due_at AS late
         FROM report_case c
        WHERE c.tenant_id = :tenant AND ${within('c.closed_at')} AND c.outcome <> 'left'`,
      span,
    );
  }

  appealWaits(span: MonthSpan): Promise<Waits> {
    return this.waits(
      `SELECT ${hoursBetween('a.created_at', 'a.decided_at')} AS hours, a.decided_at > a.due_at AS late
         FROM appeal a WHERE a.tenant_id = :tenant AND ${within('a.decided_at')}`,
      span,
    );
  }

  /** Until support's first answer; the deadline of a case moves with each message in it. */
  complaintWaits(span: MonthSpan): Promise<Waits> {
    return this.waits(
      `SELECT ${hoursBetween('s.opened_at', 'm.written_at')} AS hours,
              m.written_at > s.opened_at + INTERVAL ${complaintDays} DAY AS late
         FROM support_message m JOIN support_case s ON s.tenant_id = m.tenant_id AND s.id = m.case_id
        WHERE m.tenant_id = :tenant AND ${within('m.written_at')} AND ${isFirstAnswer}`,
      span,
    );
  }

  /** When the brand's first settings were stored; null before. */
  async brandSince(): Promise<Date | null> {
    const rows = await this.database.rows(
      oldest,
      `SELECT ${oldest.list} FROM tenant_settings_version WHERE tenant_id = :tenant`,
    );
    return rows[0]?.since ?? null;
  }

  /** The stored months, oldest first. */
  async kept(): Promise<string[]> {
    const rows = await this.database.rows(
      monthName,
      `SELECT ${monthName.list} FROM transparency_month WHERE tenant_id = :tenant ORDER BY month`,
    );
    return rows.map((row) => row.month);
  }

  async find(months: readonly string[]): Promise<Map<string, MonthCounts>> {
    if (months.length === 0) return new Map();
    const rows = await this.database.rows(
      month,
      `SELECT ${month.list} FROM transparency_month WHERE tenant_id = :tenant AND month IN (:months)`,
      { months },
    );
    return new Map(rows.map((row) => [row.month, row.counts]));
  }

  /** No effect where the month is already stored. */
  async keep(name: string, counts: MonthCounts, now: Date): Promise<void> {
    await this.database.write(
      `INSERT IGNORE INTO transparency_month (tenant_id, month, counts, counted_at)
       VALUES (:tenant, :name, :counts, :now)`,
      { name, counts: JSON.stringify(counts), now },
    );
  }

  /** Lines whose codes the database itself restricts. */
  private async lines<Line>(shape: RowShape<unknown>, statement: string, span: MonthSpan): Promise<Line[]> {
    const rows = await this.database.rows(
      shape,
      `SELECT ${shape.list} FROM (${statement}) AS counted_lines`,
      { ...span },
    );
    return rows as Line[];
  }

  private async waits(statement: string, span: MonthSpan): Promise<Waits> {
    const rows = await this.database.rows(
      waited,
      `SELECT ${waited.list} FROM (
         SELECT hours, COUNT(*) AS counted, SUM(late) AS late FROM (${statement}) AS each_one GROUP BY hours) AS waited
        ORDER BY hours`,
      { ...span },
    );
    return {
      hours: rows.map(({ hours, count }) => [hours, count]),
      late: rows.reduce((sum, { late }) => sum + late, 0),
    };
  }
}

function hoursBetween(from: string, until: string): string {
  return `GREATEST(TIMESTAMPDIFF(MINUTE, ${from}, ${until}), 0) DIV 60`;
}
