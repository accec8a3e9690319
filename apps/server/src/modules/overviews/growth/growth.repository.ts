import { Injectable } from '@nestjs/common';
import type { Currency } from '@kindling/contract/languages';
import type { GrowthGroup, GrowthKind } from '@kindling/contract/overviews/calls/growth';
import { Database } from '../../../kernel/database/database.js';
import { computed } from '../../../kernel/database/row-shape.js';
import { text, wholeNumber } from '../../../kernel/database/row-values.js';
import type { GrowthSpan } from './growth-span.js';

/** Filter of a view: everything, one network, or one ref of it. */
export interface GrowthFilter {
  network?: string | undefined;
  ref?: string | undefined;
}

interface Grouped {
  kind: GrowthKind;
  /** Empty unless `kind` is `named`. */
  name: string;
}
export interface CountedVisits extends Grouped {
  visits: number;
}
export interface CountedSignups extends Grouped {
  signups: number;
  activations: number;
  buyers: number;
}
export interface CountedRevenue extends Grouped {
  currency: Currency;
  cents: number;
}
export interface CountedSum {
  currency: Currency;
  cents: number;
}
export interface HalfHour {
  at: Date;
  signups: number;
  activations: number;
  buyers: number;
}

/** Maximum number of separate rows; the rest of the sums is merged. */
const mostNames = 500;

const grouped = computed('kind', 'kind', text).with('name', 'name', text);
const visited = grouped.with('visits', 'visits', wholeNumber);
const people = (signups: string) =>
  computed('signups', signups, wholeNumber)
    .with('activations', 'activations', wholeNumber)
    .with('buyers', 'buyers', wholeNumber);
const signedUp = grouped.and(people('signups'));
const paid = grouped.with('currency', 'currency', text).with('cents', 'cents', wholeNumber);
const halfHour = computed('slot', 'slot', wholeNumber).and(people('signups'));
const day = computed('day', 'day', text).with('visits', 'visits', wholeNumber);
const sum = computed('currency', 'currency', text).with('cents', 'cents', wholeNumber);

/** A part of the source that is stored with an account `m`, as `visit_tally` has it: compared byte by byte. */
const stored = (part: 'network' | 'ref' | 'sub1') =>
  `COALESCE(CONVERT(JSON_VALUE(m.traffic_source, '$.${part}') USING utf8mb4) COLLATE utf8mb4_bin, '')`;

/** The row of a signup or payment of the account `m`. */
const accountGroups: Record<GrowthGroup, { kind: string; name: string }> = {
  network: sourceGroup('network'),
  ref: sourceGroup('ref'),
  sub: sourceGroup('sub1'),
  page: {
    kind: "CASE WHEN m.id IS NULL THEN 'gone' WHEN m.signup_page IS NULL THEN 'unknown' ELSE 'named' END",
    name: "COALESCE(m.signup_page, '')",
  },
};

function sourceGroup(part: 'network' | 'ref' | 'sub1') {
  const name = stored(part);
  return {
    kind: `CASE WHEN m.id IS NULL THEN 'gone' WHEN ${name} = '' THEN 'none' ELSE 'named' END`,
    name,
  };
}

const visitGroups: Record<GrowthGroup, { kind: string; name: string }> = {
  network: {
    kind: "CASE v.kind WHEN 'none' THEN 'none' WHEN 'others' THEN 'others' ELSE 'named' END",
    name: 'v.network',
  },
  ref: {
    kind: "CASE WHEN v.kind <> 'full' THEN 'summed' WHEN v.ref = '' THEN 'none' ELSE 'named' END",
    name: 'v.ref',
  },
  sub: {
    kind: "CASE WHEN v.kind <> 'full' THEN 'summed' WHEN v.sub = '' THEN 'none' ELSE 'named' END",
    name: 'v.sub',
  },
  page: { kind: "'named'", name: 'v.page' },
};

function accountWhere({ network, ref }: GrowthFilter): string {
  return [
    ...(network === undefined ? [] : [`${stored('network')} = :network`]),
    ...(ref === undefined ? [] : [`${stored('ref')} = :ref`]),
  ]
    .map((condition) => ` AND ${condition}`)
    .join('');
}

const signups = `ledger_account a LEFT JOIN account m ON m.tenant_id = a.tenant_id AND m.id = a.member_id
  WHERE a.tenant_id = :tenant AND a.kind = 'member' AND a.created_at >= :from AND a.created_at < :until`;
const payments = `payment p LEFT JOIN account m ON m.tenant_id = p.tenant_id AND m.id = p.member_id
  WHERE p.tenant_id = :tenant AND p.completed_at >= :from AND p.completed_at < :until`;

/** Refunds and chargebacks, one by one. @param columns of the payment `p` and its account `m` */
const wentBack = (columns: string, filter: GrowthFilter) => `
  SELECT ${columns}, r.amount_cents AS cents
    FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
    LEFT JOIN account m ON m.tenant_id = p.tenant_id AND m.id = p.member_id
   WHERE r.tenant_id = :tenant AND r.status = 'completed' AND r.settled_at >= :from AND r.settled_at < :until
         ${accountWhere(filter)}
  UNION ALL
  SELECT ${columns}, p.amount_cents - p.refunded_cents
    FROM payment p LEFT JOIN account m ON m.tenant_id = p.tenant_id AND m.id = p.member_id
   WHERE p.tenant_id = :tenant AND p.charged_back_at >= :from AND p.charged_back_at < :until
         ${accountWhere(filter)}`;
const counted = `COUNT(*) AS signups, COUNT(m.confirmed_at) AS activations, COUNT(a.paid_since) AS buyers`;

/** Days of brands begin on the half hour everywhere in the world: days of any time zone consist of half hours. */
const slotMinutes = 30;
const slot = `TIMESTAMPDIFF(MINUTE, '2000-01-01 00:00:00', a.created_at) DIV ${slotMinutes}`;

/**
 * Counts the figures of the current brand's growth. Signups are wallets and revenue is payments, as in the books
 * (decision 0123), so that the sums agree; erased members have no source any more.
 */
@Injectable()
export class GrowthRepository {
  constructor(private readonly database: Database) {}

  async visits(by: GrowthGroup, span: GrowthSpan, filter: GrowthFilter): Promise<CountedVisits[]> {
    const { kind, name } = visitGroups[by];
    const rows = await this.database.rows(
      visited,
      `SELECT ${visited.list} FROM (
         SELECT ${kind} AS kind, ${name} AS name, SUM(v.visits) AS visits ${fromVisits(filter)}
          GROUP BY 1, 2 ORDER BY 3 DESC LIMIT ${mostNames}) AS counted`,
      parametersOf(span, filter),
    );
    return rows.map(named);
  }

  async visitsByDay(span: GrowthSpan, filter: GrowthFilter): Promise<Map<string, number>> {
    const rows = await this.database.rows(
      day,
      `SELECT ${day.list} FROM (
         SELECT v.day AS day, SUM(v.visits) AS visits ${fromVisits(filter)} GROUP BY v.day) AS counted`,
      parametersOf(span, filter),
    );
    return new Map(rows.map((row) => [row.day, row.visits]));
  }

  async signups(by: GrowthGroup, span: GrowthSpan, filter: GrowthFilter): Promise<CountedSignups[]> {
    const { kind, name } = accountGroups[by];
    const rows = await this.database.rows(
      signedUp,
      `SELECT ${signedUp.list} FROM (
         SELECT ${kind} AS kind, ${name} AS name, ${counted} FROM ${signups}${accountWhere(filter)}
          GROUP BY 1, 2 ORDER BY 3 DESC LIMIT ${mostNames}) AS counted`,
      parametersOf(span, filter),
    );
    return rows.map(named);
  }

  async signupsByHalfHour(span: GrowthSpan, filter: GrowthFilter): Promise<HalfHour[]> {
    const rows = await this.database.rows(
      halfHour,
      `SELECT ${halfHour.list} FROM (
         SELECT ${slot} AS slot, ${counted} FROM ${signups}${accountWhere(filter)} GROUP BY 1) AS counted`,
      parametersOf(span, filter),
    );
    const start = Date.UTC(2000, 0, 1);
    return rows.map(({ slot: number, ...row }) => ({
      at: new Date(start + number * slotMinutes * 60_000),
      ...row,
    }));
  }

  async revenue(by: GrowthGroup, span: GrowthSpan, filter: GrowthFilter): Promise<CountedRevenue[]> {
    const { kind, name } = accountGroups[by];
    const rows = await this.database.rows(
      paid,
      `SELECT ${paid.list} FROM (
         SELECT ${kind} AS kind, ${name} AS name, p.currency AS currency, SUM(p.amount_cents) AS cents
           FROM ${payments}${accountWhere(filter)}
          GROUP BY 1, 2, 3 ORDER BY 4 DESC LIMIT ${mostNames}) AS counted`,
      parametersOf(span, filter),
    );
    return rows.map((row) => ({ ...named(row), currency: row.currency as Currency }));
  }

  /** The whole revenue, by currency. */
  revenueTotal(span: GrowthSpan, filter: GrowthFilter): Promise<CountedSum[]> {
    return this.sums(
      `SELECT p.currency AS currency, SUM(p.amount_cents) AS cents FROM ${payments}${accountWhere(filter)}
        GROUP BY 1`,
      span,
      filter,
    );
  }

  /** What went back in these days, whenever it was paid. */
  async refunded(by: GrowthGroup, span: GrowthSpan, filter: GrowthFilter): Promise<CountedRevenue[]> {
    const { kind, name } = accountGroups[by];
    const rows = await this.database.rows(
      paid,
      `SELECT ${paid.list} FROM (
         SELECT kind, name, currency, SUM(cents) AS cents
           FROM (${wentBack(`${kind} AS kind, ${name} AS name, p.currency AS currency`, filter)}) AS parts
          GROUP BY 1, 2, 3 ORDER BY 4 DESC LIMIT ${mostNames}) AS counted`,
      parametersOf(span, filter),
    );
    return rows.map((row) => ({ ...named(row), currency: row.currency as Currency }));
  }

  /** All of it, by currency. */
  refundedTotal(span: GrowthSpan, filter: GrowthFilter): Promise<CountedSum[]> {
    return this.sums(
      `SELECT currency, SUM(cents) AS cents FROM (${wentBack('p.currency AS currency', filter)}) AS parts
        GROUP BY 1`,
      span,
      filter,
    );
  }

  private async sums(counted: string, span: GrowthSpan, filter: GrowthFilter): Promise<CountedSum[]> {
    const rows = await this.database.rows(
      sum,
      `SELECT ${sum.list} FROM (${counted}) AS counted`,
      parametersOf(span, filter),
    );
    return rows.map((row) => ({ ...row, currency: row.currency as Currency }));
  }
}

function fromVisits({ network, ref }: GrowthFilter): string {
  return `FROM visit_tally v WHERE v.tenant_id = :tenant AND v.day >= :first AND v.day <= :last
    ${network === undefined ? '' : 'AND v.network = :network'}
    ${ref === undefined ? '' : "AND v.ref = :ref AND v.kind = 'full'"}`;
}

function parametersOf({ first, last, from, until }: GrowthSpan, { network, ref }: GrowthFilter) {
  return { first, last, from, until, network: network ?? '', ref: ref ?? '' };
}

function named<Row extends { kind: string; name: string }>(row: Row): Row & Grouped {
  const kind = row.kind as GrowthKind;
  return { ...row, kind, name: kind === 'named' ? row.name : '' };
}
