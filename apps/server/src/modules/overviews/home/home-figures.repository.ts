import { Injectable } from '@nestjs/common';
import type { Currency } from '@kindling/contract/languages';
import { Database } from '../../../kernel/database/database.js';
import { computed } from '../../../kernel/database/row-shape.js';
import { nullable, text, wholeNumber } from '../../../kernel/database/row-values.js';
import { isFirst } from '../../money/payments/payments.api.js';
import { isFirstAnswer } from '../../safety/support/support.api.js';

export type CountedKind =
  'signup' | 'activation' | 'first_purchase' | 'payment' | 'refund' | 'chargeback' | 'report' | 'complaint';

/** Events of one day. */
export interface CountedDay {
  kind: CountedKind;
  /** Its index among the requested days, the oldest being 0. */
  day: number;
  /** Null for counts. */
  currency: Currency | null;
  count: number;
  cents: number;
}

/** How long the cases decided or answered on a day had waited. */
export interface Response {
  /** Null: over all these days. */
  day: number | null;
  /** The median. */
  minutes: number;
}

const counted = computed('kind', 'kind', text)
  .with('day', 'day', wholeNumber)
  .with('currency', 'currency', nullable(text))
  .with('count', 'counted', wholeNumber)
  .with('cents', 'cents', wholeNumber);

const response = computed('day', 'day', nullable(wholeNumber)).with('minutes', 'minutes', wholeNumber);

/** An odd count has one middle value, an even one has two. */
const inTheMiddle = 'place IN ((decided + 1) DIV 2, (decided + 2) DIV 2)';

/** A statement's parameters for when each day begins, and the instant at which the last one ends. */
type Times = Record<string, Date>;

function timesOf(begins: readonly Date[], until: Date): Times {
  return {
    ...Object.fromEntries(begins.map((at, day) => [`day${day}`, at])),
    from: begins[0] ?? until,
    until,
  };
}

/**
 * The day of an instant: days are an hour longer or shorter where clocks change, so each is compared with its own
 * beginning.
 */
function dayOf(at: string, { length }: readonly Date[]): string {
  const later = Array.from({ length: length - 1 }, (_, day) => `WHEN ${at} < :day${day + 1} THEN ${day}`);
  return `CASE ${later.join(' ')} ELSE ${length - 1} END`;
}

/**
 * Counts the days of one brand for its staff's home page. The rows belong to several modules; each part is a range of
 * days of one index (`tests/db/home-plans.spec.ts`).
 */
@Injectable()
export class HomeFiguresRepository {
  constructor(private readonly database: Database) {}

  /**
   * In the current brand.
   * @param begins when each day begins, oldest first
   * @param until when the last one ends
   */
  async counts(begins: readonly Date[], until: Date): Promise<CountedDay[]> {
    const within = (at: string) => `${at} >= :from AND ${at} < :until`;
    const statement = `
      SELECT 'signup' AS kind, ${dayOf('a.created_at', begins)} AS day, NULL AS currency, COUNT(*) AS counted, 0 AS cents
        FROM ledger_account a
       WHERE a.tenant_id = :tenant AND a.kind = 'member' AND ${within('a.created_at')} GROUP BY day
      UNION ALL
      SELECT 'activation', ${dayOf('m.confirmed_at', begins)} AS day, NULL, COUNT(*), 0
        FROM account m WHERE m.tenant_id = :tenant AND ${within('m.confirmed_at')} GROUP BY day
      UNION ALL
      SELECT 'payment', ${dayOf('p.completed_at', begins)} AS day, p.currency, COUNT(*), SUM(p.amount_cents)
        FROM payment p WHERE p.tenant_id = :tenant AND ${within('p.completed_at')} GROUP BY day, p.currency
      UNION ALL
      SELECT 'refund', ${dayOf('r.settled_at', begins)} AS day, p.currency, COUNT(*), SUM(r.amount_cents)
        FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
       WHERE r.tenant_id = :tenant AND r.status = 'completed' AND ${within('r.settled_at')} GROUP BY day, p.currency
      UNION ALL
      SELECT 'chargeback', ${dayOf('p.charged_back_at', begins)} AS day, p.currency, COUNT(*),
             SUM(p.amount_cents - p.refunded_cents)
        FROM payment p WHERE p.tenant_id = :tenant AND ${within('p.charged_back_at')} GROUP BY day, p.currency
      UNION ALL
      SELECT 'first_purchase', ${dayOf('p.completed_at', begins)} AS day, NULL, COUNT(*), 0
        FROM payment p WHERE p.tenant_id = :tenant AND ${within('p.completed_at')} AND ${isFirst} GROUP BY day
      UNION ALL
      SELECT 'report', ${dayOf('r.reported_at', begins)} AS day, NULL, COUNT(*), 0
        FROM report r WHERE r.tenant_id = :tenant AND ${within('r.reported_at')} GROUP BY day
      UNION ALL
      SELECT 'complaint', ${dayOf('s.opened_at', begins)} AS day, NULL, COUNT(*), 0
        FROM support_case s FORCE INDEX (ix_support_case_received)
       WHERE s.tenant_id = :tenant AND ${within('s.opened_at')} GROUP BY day`;
    const rows = await this.database.rows(
      counted,
      `SELECT ${counted.list} FROM (${statement}) AS days`,
      timesOf(begins, until),
    );
    return rows.map(({ kind, currency, ...row }) => ({
      kind: kind as CountedKind,
      currency: currency as Currency | null,
      ...row,
    }));
  }

  /** For reports decided by staff, as `counts`: those whose subject left first were not answered. */
  responses(begins: readonly Date[], until: Date): Promise<Response[]> {
    return this.middles(
      'c.closed_at',
      begins,
      until,
      (day) => `
      SELECT ${day} AS day, TIMESTAMPDIFF(MINUTE, c.opened_at, c.closed_at) AS minutes
        FROM report_case c
       WHERE c.tenant_id = :tenant AND c.closed_at >= :from AND c.closed_at < :until AND c.outcome <> 'left'`,
    );
  }

  /** For complaints, from their arrival to their first answer, as `counts`. */
  answers(begins: readonly Date[], until: Date): Promise<Response[]> {
    return this.middles(
      'm.written_at',
      begins,
      until,
      (day) => `
      SELECT ${day} AS day, TIMESTAMPDIFF(MINUTE, s.opened_at, m.written_at) AS minutes
        FROM support_message m JOIN support_case s ON s.tenant_id = m.tenant_id AND s.id = m.case_id
       WHERE m.tenant_id = :tenant AND m.written_at >= :from AND m.written_at < :until AND ${isFirstAnswer}`,
    );
  }

  /**
   * @param at the column that determines a row's day
   * @param rows of one day each, with the minutes they waited
   */
  private middles(
    at: string,
    begins: readonly Date[],
    until: Date,
    rows: (day: string) => string,
  ): Promise<Response[]> {
    // MariaDB 10.11 confuses two windows of one statement with the same order: each has a statement of its own.
    const middle = (day: string) => `
      SELECT day, ROUND(AVG(minutes)) AS minutes
        FROM (SELECT day, minutes, ROW_NUMBER() OVER (PARTITION BY day ORDER BY minutes) AS place,
                     COUNT(*) OVER (PARTITION BY day) AS decided
                FROM (${rows(day)}) AS waited) AS ranked
       WHERE ${inTheMiddle} GROUP BY day`;
    return this.database.rows(
      response,
      `SELECT ${response.list} FROM (${middle(dayOf(at, begins))} UNION ALL ${middle('NULL')}) AS responses`,
      timesOf(begins, until),
    );
  }
}
