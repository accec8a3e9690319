import { Inject, Injectable } from '@nestjs/common';
import type { PaymentMethod } from '@kindling/contract/payment-methods';
import type { PaymentStatus, RefundStatus } from '@kindling/contract/routes/payments';
import { Database } from '../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../kernel/database/keyset.js';
import { columnsBut, columnsOf, computed, type RowOf } from '../../kernel/database/row-shape.js';
import { instant, nullable, wholeNumber } from '../../kernel/database/row-values.js';
import { acrossTenants } from '../../kernel/tenancy/tenant-context.js';
import { PaymentEntity } from './payment.entity.js';
import { RefundEntity } from './refunds/refund.entity.js';

interface Given {
  /** The brands to list, or null for all. */
  tenants: readonly string[] | null;
}

export interface PaymentFilter extends Given {
  status?: PaymentStatus | undefined;
  method?: PaymentMethod | undefined;
  /** Started at or after, and before. */
  since?: Date | undefined;
  until?: Date | undefined;
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

const payment = columnsBut(PaymentEntity, ['clientId', 'redirectUrl'], 'p');
const refund = columnsBut(RefundEntity, ['clientId'], 'r').and(columnsOf(PaymentEntity, ['currency'], 'p'));
const waiting = computed('count', 'COUNT(*)', wholeNumber)
  .with('oldestAt', 'MIN(at)', nullable(instant))
  .with('newestAt', 'MAX(at)', nullable(instant));

export type ListedStaffPayment = RowOf<typeof payment>;
export type ListedStaffRefund = RowOf<typeof refund>;
type Waiting = RowOf<typeof waiting>;

const payments = new Keyset<ListedStaffPayment>([
  ['p.created_at', (row) => row.createdAt],
  ['p.tenant_id', (row) => row.tenantId],
  ['p.id', (row) => row.id],
]);
const refunds = new Keyset<ListedStaffRefund>([
  ['r.requested_at', (row) => row.requestedAt],
  ['r.tenant_id', (row) => row.tenantId],
  ['r.id', (row) => row.id],
]);

/** How far is counted. */
const cap = 10_000;

/** As `waitsForSecondPerson` says it of a row. */
const waitsForSecond = "r.status = 'requested' AND r.amount_cents > r.limit_cents AND r.approved_by IS NULL";

/** The console's look at payments and refunds, over all the brands that a staff member was given. */
@Injectable()
export class PaymentListRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  payments(listing: PaymentFilter & PageRequest): Promise<KeysetPage<ListedStaffPayment>> {
    return acrossTenants('list payments on the console', async () => {
      if (listing.tenants?.length === 0) return { rows: [], total: 0 };
      const where = paymentsWhere(listing);
      const { condition, order, parameters } = payments.statement(listing);
      const given = { ...listing, cap };
      const total = await this.database.number(
        `SELECT COUNT(*) FROM (SELECT 1 FROM payment p WHERE ${where} LIMIT :cap) AS capped`,
        given,
      );
      const found = await this.database.rows(
        payment,
        `SELECT ${payment.list} FROM payment p WHERE ${where} AND ${condition} ORDER BY ${order} LIMIT :limit`,
        { ...given, ...parameters },
      );
      return payments.page(found, total, listing);
    });
  }

  refunds(listing: RefundFilter & PageRequest): Promise<KeysetPage<ListedStaffRefund>> {
    return acrossTenants('list refunds on the console', async () => {
      if (listing.tenants?.length === 0) return { rows: [], total: 0 };
      const where = refundsWhere(listing);
      const { condition, order, parameters } = refunds.statement(listing);
      const given = { ...listing, cap };
      const total = await this.database.number(
        `SELECT COUNT(*) FROM (SELECT 1 FROM refund r WHERE ${where} LIMIT :cap) AS capped`,
        given,
      );
      const found = await this.database.rows(
        refund,
        `SELECT ${refund.list} FROM refund r
           JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
          WHERE ${where} AND ${condition} ORDER BY ${order} LIMIT :limit`,
        { ...given, ...parameters },
      );
      return refunds.page(found, total, listing);
    });
  }

  /** How much waits: refunds for a second person, and payments that were begun since then and failed. */
  waiting(given: Given, failedSince: Date): Promise<{ refunds: Waiting; failed: Waiting }> {
    return acrossTenants('count what of money waits on the console', async () => ({
      refunds: await this.count(
        `SELECT r.requested_at AS at FROM refund r WHERE ${refundsWhere({ ...given, waits: true })}`,
        given,
      ),
      failed: await this.count(
        `SELECT p.created_at AS at FROM payment p
          WHERE ${paymentsWhere({ ...given, status: 'failed', since: failedSince })}`,
        { ...given, status: 'failed', since: failedSince },
      ),
    }));
  }

  private async count(of: string, parameters: object): Promise<Waiting> {
    const [row] = await this.database.rows(
      waiting,
      `SELECT ${waiting.list} FROM (${of} LIMIT :cap) AS capped`,
      { ...parameters, cap },
    );
    if (!row) throw new Error('A count has no row');
    return row;
  }
}

function paymentsWhere({ tenants, status, method, since, until, id, reference }: PaymentFilter): string {
  return [
    ...ofTenants('p', tenants),
    ...(status ? ['p.status = :status'] : []),
    ...(method ? ['p.payment_method = :method'] : []),
    ...(since ? ['p.created_at >= :since'] : []),
    ...(until ? ['p.created_at < :until'] : []),
    ...(id ? ['(p.id = :id OR p.member_id = :id)'] : []),
    ...(reference ? ['p.provider_reference = :reference'] : []),
    'TRUE',
  ].join(' AND ');
}

function refundsWhere({ tenants, status, waits }: RefundFilter): string {
  return [
    ...ofTenants('r', tenants),
    ...(status ? ['r.status = :status'] : []),
    ...(waits ? [waitsForSecond] : []),
    'TRUE',
  ].join(' AND ');
}

function ofTenants(alias: string, tenants: Given['tenants']): string[] {
  if (!tenants) return [];
  return tenants.length === 0 ? ['FALSE'] : [`${alias}.tenant_id IN (:tenants)`];
}
