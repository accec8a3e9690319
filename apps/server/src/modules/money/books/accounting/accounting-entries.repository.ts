import { Injectable } from '@nestjs/common';
import type { AccountingKind } from '@kindling/contract/money/calls/accounting';
import { Database } from '../../../../kernel/database/database.js';
import { columnsAs, type RowOf } from '../../../../kernel/database/row-shape.js';
import { instant, text, wholeNumber } from '../../../../kernel/database/row-values.js';
import { PaymentEntity } from '../../payments/payments.api.js';

const ofPayment = columnsAs(
  PaymentEntity,
  {
    ...({ paymentId: 'id', currency: 'currency', country: 'country', method: 'paymentMethod' } as const),
    ...({ provider: 'provider', reference: 'providerReference', paidAt: 'completedAt' } as const),
  },
  'p',
).present('paidAt');

/** The paid price of which a part comes or goes, with what had gone before it. */
const entry = (at: string, id: string, cents: string, before: string, credits: string) =>
  ofPayment
    .with('at', at, instant)
    .with('id', id, text)
    .with('cents', cents, wholeNumber)
    .with('beforeCents', before, wholeNumber)
    .with('credits', credits, wholeNumber);

const returnedBefore = `(SELECT COALESCE(SUM(b.amount_cents), 0) FROM refund b
  WHERE b.tenant_id = r.tenant_id AND b.payment_id = r.payment_id AND b.status = 'completed'
    AND (b.settled_at < r.settled_at OR (b.settled_at = r.settled_at AND b.id < r.id)))`;
const returnedCredits = `(SELECT COALESCE(SUM(b.credits), 0) FROM refund b
  WHERE b.tenant_id = p.tenant_id AND b.payment_id = p.id AND b.status <> 'failed')`;

/** Where each kind of entry is found, by the moment at which it came to be. In the order of kinds within a moment. */
const sources = [
  {
    kind: 'payment',
    at: 'p.completed_at',
    id: 'p.id',
    shape: entry('p.completed_at', 'p.id', 'p.amount_cents', '0', 'p.credits'),
    from: 'FROM payment p WHERE p.tenant_id = :tenant',
  },
  {
    kind: 'refund',
    at: 'r.settled_at',
    id: 'r.id',
    shape: entry('r.settled_at', 'r.id', 'r.amount_cents', returnedBefore, 'r.credits'),
    from: `FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
      WHERE r.tenant_id = :tenant AND r.status = 'completed'`,
  },
  {
    kind: 'chargeback',
    at: 'p.charged_back_at',
    id: 'p.id',
    shape: entry(
      'p.charged_back_at',
      'p.id',
      'p.amount_cents - p.refunded_cents',
      'p.refunded_cents',
      `p.returned_credits - ${returnedCredits}`,
    ),
    from: 'FROM payment p WHERE p.tenant_id = :tenant',
  },
] as const;

export type AccountingEntry = RowOf<(typeof sources)[number]['shape']> & { kind: AccountingKind };

/** Behind which entry a page begins. */
export type EntryPosition = Pick<AccountingEntry, 'at' | 'kind' | 'id'>;

const order = (kind: AccountingKind): number => sources.findIndex((source) => source.kind === kind);

/** The entries of a brand's books, the oldest first, read page by page over an index of each kind. */
@Injectable()
export class AccountingEntriesRepository {
  constructor(private readonly database: Database) {}

  /** Entries of the current brand from a moment on and before another. */
  async page(
    { from, to }: { from: Date; to: Date },
    limit: number,
    after: EntryPosition | undefined,
  ): Promise<AccountingEntry[]> {
    const found: AccountingEntry[] = [];
    for (const source of sources) {
      const { kind, at, id, shape } = source;
      const rows = await this.database.rows(
        shape,
        `SELECT ${shape.list} ${source.from}
            AND ${at} >= :from AND ${at} < :to AND ${behind(kind, at, id, after)}
          ORDER BY ${at}, ${id} LIMIT :limit`,
        { from, to, limit, afterAt: after?.at, afterId: after?.id },
      );
      found.push(...rows.map((row) => ({ ...row, kind })));
    }
    return found
      .sort(
        (one, other) =>
          one.at.getTime() - other.at.getTime() ||
          order(one.kind) - order(other.kind) ||
          (one.id < other.id ? -1 : 1),
      )
      .slice(0, limit);
  }
}

function behind(kind: AccountingKind, at: string, id: string, after: EntryPosition | undefined): string {
  if (!after) return 'TRUE';
  if (kind === after.kind) return `(${at} > :afterAt OR (${at} = :afterAt AND ${id} > :afterId))`;
  return order(kind) > order(after.kind) ? `${at} >= :afterAt` : `${at} > :afterAt`;
}
