import { Injectable } from '@nestjs/common';
import type { Currency } from '@kindling/contract/languages';
import { Database } from '../../../kernel/database/database.js';
import { computed } from '../../../kernel/database/row-shape.js';
import { nullable, text, wholeNumber } from '../../../kernel/database/row-values.js';
import { isFirst } from '../../money/payments/payments.api.js';
import { isFirstAnswer } from '../../safety/support/support.api.js';

export type CountedKind =
  | 'signup'
  | 'activation'
  | 'first_purchase'
  | 'payment'
  | 'refund'
  | 'chargeback'
  | 'report'
  | 'decision'
  | 'complaint';

/** The place of all days before the requested ones, which are counted together. */
export const before = -1;

/** The requested days, each by when it begins, and as many before them. */
export interface HomeSpan {
  /** When the days before begin. */
  from: Date;
  /** When each day begins, the oldest first. */
  begins: readonly Date[];
  /** When the last one ends. */
  until: Date;
}

/** Events of one day. */
export interface CountedDay {
  kind: CountedKind;
  /** Its index among the requested days, the oldest being 0; or `before`. */
  day: number;
  /** Null for counts. */
  currency: Currency | null;
  count: number;
  cents: number;
}

/** How long what was decided or answered on a day had waited. */
export interface Response {
  /** Its index among the requested days, or `before`; null: over all the requested ones. */
  day: number | null;
  /** The median. */
  minutes: number;
  /** How many these were. */
  count: number;
}

const counted = computed('kind', 'kind', text)
  .with('day', 'day', wholeNumber)
  .with('currency', 'currency', nullable(text))
  .with('count', 'counted', wholeNumber)
  .with('cents', 'cents', wholeNumber);

const response = computed('day', 'day', nullable(wholeNumber))
  .with('minutes', 'minutes', wholeNumber)
  .with('count', 'decided', wholeNumber);

/** An odd count has one middle value, an even one has two. */
const inTheMiddle = 'place IN ((decided + 1) DIV 2, (decided + 2) DIV 2)';

/** A statement's parameters for when each day begins, and the instant at which the last one ends. */
type Times = Record<string, Date>;

export function timesOf({ from, begins, until }: HomeSpan): Times {
  return {
    ...Object.fromEntries(begins.map((at, day) => [`day${day}`, at])),
    ...{ from, until },
  };
}

/**
 * The day of an instant: days are an hour longer or shorter where clocks change, so each is compared with its own
 * beginning.
 */
export function dayOf(at: string, { begins: { length } }: HomeSpan): string {
  const earlier = Array.from({ length }, (_, day) => `WHEN ${at} < :day${day} THEN ${day - 1}`);
  return `CASE ${earlier.join(' ')} ELSE ${length - 1} END`;
}

export const within = (at: string, from = ':from') => `${at} >= ${from} AND ${at} < :until`;

/**
 * Counts the days of one brand for its staff's home page. The rows belong to several modules; each part is a range of
 * days of one index (`tests/db/home-plans.spec.ts`).
 */
@Injectable()
export class HomeFiguresRepository {
  constructor(private readonly database: Database) {}

  /** In the current brand. */
  async counts(span: HomeSpan): Promise<CountedDay[]> {
    const day = (at: string) => `${dayOf(at, span)} AS day`;
    const statement = `
      SELECT 'signup' AS kind, ${day('a.created_at')}, NULL AS currency, COUNT(*) AS counted, 0 AS cents
        FROM ledger_account a
       WHERE a.tenant_id = :tenant AND a.kind = 'member' AND ${within('a.created_at')} GROUP BY day
      UNION ALL
      SELECT 'activation', ${day('m.confirmed_at')}, NULL, COUNT(*), 0
        FROM account m WHERE m.tenant_id = :tenant AND ${within('m.confirmed_at')} GROUP BY day
      UNION ALL
      SELECT 'payment', ${day('p.completed_at')}, p.currency, COUNT(*), SUM(p.amount_cents)
        FROM payment p WHERE p.tenant_id = :tenant AND ${within('p.completed_at')} GROUP BY day, p.currency
      UNION ALL
      SELECT 'refund', ${day('r.settled_at')}, p.currency, COUNT(*), SUM(r.amount_cents)
        FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
       WHERE r.tenant_id = :tenant AND r.status = 'completed' AND ${within('r.settled_at')} GROUP BY day, p.currency
      UNION ALL
      SELECT 'chargeback', ${day('p.charged_back_at')}, p.currency, COUNT(*),
             SUM(p.amount_cents - p.refunded_cents)
        FROM payment p WHERE p.tenant_id = :tenant AND ${within('p.charged_back_at')} GROUP BY day, p.currency
      UNION ALL
      SELECT 'first_purchase', ${day('p.completed_at')}, NULL, COUNT(*), 0
        FROM payment p FORCE INDEX (ix_payment_completed)
       WHERE p.tenant_id = :tenant AND ${within('p.completed_at')} AND ${isFirst} GROUP BY day
      UNION ALL
      SELECT 'report', ${day('r.reported_at')}, NULL, COUNT(*), 0
        FROM report r WHERE r.tenant_id = :tenant AND ${within('r.reported_at')} GROUP BY day
      UNION ALL
      SELECT 'complaint', ${day('s.opened_at')}, NULL, COUNT(*), 0
        FROM support_case s FORCE INDEX (ix_support_case_received)
       WHERE s.tenant_id = :tenant AND ${within('s.opened_at')} GROUP BY day
      UNION ALL
      SELECT 'decision', ${day('d.at')}, NULL, COUNT(*), 0
        FROM audit_entry d FORCE INDEX (ix_audit_entry_tenant)
       WHERE d.tenant_id = :tenant AND ${within('d.at')} AND d.action = 'desk.decided' GROUP BY day`;
    return this.countedDays(statement, span);
  }

  private async countedDays(statement: string, span: HomeSpan): Promise<CountedDay[]> {
    const rows = await this.database.rows(
      counted,
      `SELECT ${counted.list} FROM (${statement}) AS days`,
      timesOf(span),
    );
    return rows.map(({ kind, currency, ...row }) => ({
      kind: kind as CountedKind,
      currency: currency as Currency | null,
      ...row,
    }));
  }

  /** For reports decided by staff, as `counts`: those whose subject left first were not answered. */
  responses(span: HomeSpan): Promise<Response[]> {
    return this.middles(
      'c.closed_at',
      span,
      (day, from) => `
      SELECT ${day} AS day, TIMESTAMPDIFF(MINUTE, c.opened_at, c.closed_at) AS minutes
        FROM report_case c
       WHERE c.tenant_id = :tenant AND ${within('c.closed_at', from)} AND c.outcome <> 'left'`,
    );
  }

  /** For complaints, from their arrival to their first answer, as `counts`. */
  answers(span: HomeSpan): Promise<Response[]> {
    return this.middles(
      'm.written_at',
      span,
      (day, from) => `
      SELECT ${day} AS day, TIMESTAMPDIFF(MINUTE, s.opened_at, m.written_at) AS minutes
        FROM support_message m JOIN support_case s ON s.tenant_id = m.tenant_id AND s.id = m.case_id
       WHERE m.tenant_id = :tenant AND ${within('m.written_at', from)} AND ${isFirstAnswer}`,
    );
  }

  /**
   * @param at the column that determines a row's day
   * @param rows of one day each, with the minutes they waited
   */
  private middles(
    at: string,
    span: HomeSpan,
    rows: (day: string, from: string) => string,
  ): Promise<Response[]> {
    // MariaDB 10.11 confuses two windows of one statement with the same order: each has a statement of its own.
    const middle = (day: string, from: string) => `
      SELECT day, ROUND(AVG(minutes)) AS minutes, MAX(decided) AS decided
        FROM (SELECT day, minutes, ROW_NUMBER() OVER (PARTITION BY day ORDER BY minutes) AS place,
                     COUNT(*) OVER (PARTITION BY day) AS decided
                FROM (${rows(day, from)}) AS waited) AS ranked
       WHERE ${inTheMiddle} GROUP BY day`;
    return this.database.rows(
      response,
      `SELECT ${response.list} FROM (
         ${middle(dayOf(at, span), ':from')} UNION ALL ${middle('NULL', ':day0')}) AS responses`,
      timesOf(span),
    );
  }
}
