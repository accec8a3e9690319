import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { Currency } from '@kindling/contract/languages';
import { mostSummedPayments, type paymentListColumns } from '@kindling/contract/money/calls/payment-desk';
import type { PaymentStatus, RefundStatus } from '@kindling/contract/money/calls/payments';
import { Database } from '../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../kernel/database/lists/keyset.js';
import { columnsBut, columnsOf, computed, type RowOf } from '../../../kernel/database/row-shape.js';
import { instant, nullable, text, wholeNumber } from '../../../kernel/database/row-values.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';
import { PaymentEntity } from './payment.entity.js';
import { RefundEntity } from './refunds/refund.entity.js';

interface Given {
  /** The brands to list, or null for all. */
  tenants: readonly string[] | null;
}

export interface PaymentFilter extends Given {
  status?: PaymentStatus | undefined;
  method?: PaymentMethod | undefined;
  currency?: Currency | undefined;
  /** Started at or after, and before. */
  since?: Date | undefined;
  until?: Date | undefined;
  /** Paid at or after, and before. */
  paidSince?: Date | undefined;
  paidUntil?: Date | undefined;
  /** Only the first that its member paid. */
  first?: boolean | undefined;
  /** Id of a payment or a member. */
  id?: string | undefined;
  /** The provider's own id of a payment. */
  reference?: string | undefined;
}

export interface RefundFilter extends Given {
  status?: RefundStatus | undefined;
  /** Only those that wait for a second person. */
  waits?: boolean | undefined;
}

/** As `waitsForSecondPerson` says it of a row. */
const waitsForSecond = (alias: string) =>
  `${alias}.status = 'requested' AND ${alias}.amount_cents > ${alias}.limit_cents AND ${alias}.approved_by IS NULL`;

/** `o`: the refund of a payment that is not settled, of which there is one at most. */
const payment = columnsBut(PaymentEntity, ['clientId', 'redirectUrl'], 'p').and(
  computed('openCents', 'o.amount_cents', nullable(wholeNumber)).with(
    'openWaits',
    `COALESCE(${waitsForSecond('o')}, 0)`,
    wholeNumber,
  ),
);
const openRefund = 'o.tenant_id = p.tenant_id AND o.payment_id = p.id AND o.open_mark = 1';
const refund = columnsBut(RefundEntity, ['clientId'], 'r').and(columnsOf(PaymentEntity, ['currency'], 'p'));
const waiting = computed('count', 'COUNT(*)', wholeNumber)
  .with('tenantId', 'tenant_id', text)
  .with('late', 'COUNT(IF(at <= :lateSince, 1, NULL))', wholeNumber)
  .with('oldestAt', 'MIN(at)', instant);

export type ListedStaffPayment = RowOf<typeof payment>;
export type ListedStaffRefund = RowOf<typeof refund>;
type Waiting = RowOf<typeof waiting>;

const summed = computed('currency', 'currency', text)
  .with('paidCents', 'SUM(paid)', wholeNumber)
  .with('backCents', 'SUM(back - open)', wholeNumber)
  .with('openCents', 'SUM(open)', wholeNumber)
  .with('count', 'COUNT(*)', wholeNumber);

/** Sums of payments in one currency, in minor units. */
export interface PaymentSums {
  currency: Currency;
  paidCents: number;
  /** What went back of it. */
  backCents: number;
  /** Refunds that are not settled. */
  openCents: number;
}

type PaymentColumn = (typeof paymentListColumns)[number];

const byBrand = [
  ['p.tenant_id', (row: ListedStaffPayment) => row.tenantId],
  ['p.id', (row: ListedStaffPayment) => row.id],
] as const;
const payments: Record<PaymentColumn, Keyset<ListedStaffPayment>> = {
  created_at: new Keyset<ListedStaffPayment>([['p.created_at', (row) => row.createdAt], ...byBrand]),
  amount: new Keyset<ListedStaffPayment>([
    ['p.currency', (row) => row.currency],
    ['p.amount_cents', (row) => row.amountCents],
    ...byBrand,
  ]),
};
const refunds = new Keyset<ListedStaffRefund>([
  ['r.requested_at', (row) => row.requestedAt],
  ['r.tenant_id', (row) => row.tenantId],
  ['r.id', (row) => row.id],
]);

/** Rows are counted up to this many. */
const cap = 10_000;

/** A payment of `e` that was paid before `p`; of two at one moment the one with the lower id was. */
const isBefore = '(e.completed_at < p.completed_at OR (e.completed_at = p.completed_at AND e.id < p.id))';
const noneBefore = (owner: 'member_id' | 'wallet_id') =>
  `(p.${owner} IS NULL OR NOT EXISTS (SELECT 1 FROM payment e
     WHERE e.tenant_id = p.tenant_id AND e.${owner} = p.${owner} AND ${isBefore}))`;

/** `p` is the payer's first paid payment. Payments name their member, or, once they are erased, the wallet. */
export const isFirst = `p.completed_at IS NOT NULL AND ${noneBefore('member_id')} AND ${noneBefore('wallet_id')}`;

/** The console's look at payments and refunds, over all the brands that a staff member was given. */
@Injectable()
export class PaymentListRepository {
  constructor(private readonly database: Database) {}

  payments({
    column = 'created_at',
    ...listing
  }: PaymentFilter & PageRequest & { column?: PaymentColumn }): Promise<KeysetPage<ListedStaffPayment>> {
    return acrossTenants('list payments on the console', async () => {
      if (listing.tenants?.length === 0) return { rows: [], total: 0 };
      const where = paymentsWhere(listing);
      const rows = {
        shape: payment,
        from: `payment p LEFT JOIN refund o ON ${openRefund} WHERE ${where}`,
        countedFrom: `payment p WHERE ${where}`,
        parameters: ofFilter(listing),
      };
      return payments[column].read(this.database, rows, listing);
    });
  }

  /**
   * What these payments came to, by currency. It reads no more rows than the count of their list.
   *
   * @param most more payments than these are not summed
   * @returns null for more
   */
  sums(filter: PaymentFilter, most = mostSummedPayments): Promise<PaymentSums[] | null> {
    return acrossTenants('sum payments on the console', async () => {
      if (filter.tenants?.length === 0) return [];
      const rows = await this.database.rows(
        summed,
        `SELECT ${summed.list} FROM (
           SELECT p.currency AS currency, IF(p.completed_at IS NULL, 0, p.amount_cents) AS paid,
                  IF(p.status = 'charged_back', p.amount_cents, p.refunded_cents) AS back,
                  IF(p.refunded_cents = 0, 0, COALESCE(
                    (SELECT o.amount_cents FROM refund o WHERE ${openRefund}), 0)) AS open
             FROM payment p WHERE ${paymentsWhere(filter)} LIMIT :limit) AS capped
          GROUP BY currency ORDER BY currency`,
        { ...filter, limit: most + 1 },
      );
      if (rows.reduce((all, { count }) => all + count, 0) > most) return null;
      return rows.map(({ currency, count, ...sums }) => ({ currency: currency as Currency, ...sums }));
    });
  }

  refunds(listing: RefundFilter & PageRequest): Promise<KeysetPage<ListedStaffRefund>> {
    return acrossTenants('list refunds on the console', async () => {
      if (listing.tenants?.length === 0) return { rows: [], total: 0 };
      const where = refundsWhere(listing);
      const rows = {
        shape: refund,
        from: `refund r
               JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id WHERE ${where}`,
        countedFrom: `refund r WHERE ${where}`,
        parameters: ofFilter(listing),
      };
      return refunds.read(this.database, rows, listing);
    });
  }

  /** How many refunds of each brand wait for a second person, since when, and how many of them since before `lateSince`. */
  refundsWaiting(given: Given, lateSince: Date): Promise<Waiting[]> {
    return acrossTenants('count refunds that wait on the console', () =>
      this.count(
        `SELECT r.tenant_id, r.requested_at AS at FROM refund r WHERE ${refundsWhere({ ...given, waits: true })}`,
        { ...given, lateSince },
      ),
    );
  }

  /** Payments of each brand that were begun since then and failed; none of them is late. */
  failedPayments({ tenants }: Given, since: Date): Promise<Waiting[]> {
    const filter = { tenants, since, status: 'failed' } as const;
    return acrossTenants('count payments that failed on the console', () =>
      this.count(`SELECT p.tenant_id, p.created_at AS at FROM payment p WHERE ${paymentsWhere(filter)}`, {
        ...filter,
        lateSince: null,
      }),
    );
  }

  private count(of: string, parameters: object): Promise<Waiting[]> {
    return this.database.rows(
      waiting,
      `SELECT ${waiting.list} FROM (${of} LIMIT :cap) AS capped GROUP BY tenant_id`,
      { ...parameters, cap },
    );
  }
}

/** The filters of the list, without the page. */
function ofFilter<F extends PageRequest>({
  direction,
  limit,
  after,
  ...filter
}: F): Omit<F, keyof PageRequest> {
  return filter;
}

function paymentsWhere(filter: PaymentFilter): string {
  const { tenants, status, method, currency, since, until, paidSince, paidUntil, first, id, reference } =
    filter;
  return [
    ...ofTenants('p', tenants),
    ...(status ? ['p.status = :status'] : []),
    ...(method ? ['p.payment_method = :method'] : []),
    ...(currency ? ['p.currency = :currency'] : []),
    ...(since ? ['p.created_at >= :since'] : []),
    ...(until ? ['p.created_at < :until'] : []),
    ...(paidSince ? ['p.completed_at >= :paidSince'] : []),
    ...(paidUntil ? ['p.completed_at < :paidUntil'] : []),
    ...(first ? [isFirst] : []),
    ...(id ? ['(p.id = :id OR p.member_id = :id)'] : []),
    ...(reference ? ['p.provider_reference = :reference'] : []),
    'TRUE',
  ].join(' AND ');
}

function refundsWhere({ tenants, status, waits }: RefundFilter): string {
  return [
    ...ofTenants('r', tenants),
    ...(status ? ['r.status = :status'] : []),
    ...(waits ? [waitsForSecond('r')] : []),
    'TRUE',
  ].join(' AND ');
}

function ofTenants(alias: string, tenants: Given['tenants']): string[] {
  if (!tenants) return [];
  return tenants.length === 0 ? ['FALSE'] : [`${alias}.tenant_id IN (:tenants)`];
}
