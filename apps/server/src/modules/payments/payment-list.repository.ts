import { Inject, Injectable } from '@nestjs/common';
import type { PaymentStatus, RefundStatus } from '@kindling/contract/routes/payments';
import { Database } from '../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../kernel/database/keyset.js';
import { columnsBut, columnsOf, type RowOf } from '../../kernel/database/row-shape.js';
import { acrossTenants } from '../../kernel/tenancy/tenant-context.js';
import { PaymentEntity } from './payment.entity.js';
import { RefundEntity } from './refunds/refund.entity.js';

interface Listing extends PageRequest {
  /** The brands to list, or null for all. */
  tenants: readonly string[] | null;
}

export interface PaymentListing extends Listing {
  status?: PaymentStatus | undefined;
  /** Id of a payment or a member. */
  q?: string | undefined;
}

export interface RefundListing extends Listing {
  status?: RefundStatus | undefined;
}

const payment = columnsBut(PaymentEntity, ['clientId', 'redirectUrl'], 'p');
const refund = columnsBut(RefundEntity, ['clientId'], 'r').and(columnsOf(PaymentEntity, ['currency'], 'p'));

export type ListedStaffPayment = RowOf<typeof payment>;
export type ListedStaffRefund = RowOf<typeof refund>;

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

/** The console's look at payments and refunds, over all the brands that a staff member was given. */
@Injectable()
export class PaymentListRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  payments(listing: PaymentListing): Promise<KeysetPage<ListedStaffPayment>> {
    return acrossTenants('list payments on the console', async () => {
      const { tenants, status, q } = listing;
      if (tenants?.length === 0) return { rows: [], total: 0 };
      const where = [
        ...(tenants ? ['p.tenant_id IN (:tenants)'] : []),
        ...(status ? ['p.status = :status'] : []),
        ...(q ? ['(p.id = :q OR p.member_id = :q)'] : []),
        'TRUE',
      ].join(' AND ');
      const { condition, order, parameters } = payments.statement(listing);
      const given = { tenants, status, q, cap };
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

  refunds(listing: RefundListing): Promise<KeysetPage<ListedStaffRefund>> {
    return acrossTenants('list refunds on the console', async () => {
      const { tenants, status } = listing;
      if (tenants?.length === 0) return { rows: [], total: 0 };
      const where = [
        ...(tenants ? ['r.tenant_id IN (:tenants)'] : []),
        ...(status ? ['r.status = :status'] : []),
        'TRUE',
      ].join(' AND ');
      const { condition, order, parameters } = refunds.statement(listing);
      const given = { tenants, status, cap };
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
}
