import { Inject, Injectable } from '@nestjs/common';
import type { Answer } from '@kindling/contract/route';
import type {
  getMemberLedger,
  getStaffPayment,
  StaffPayment,
  StaffRefund,
} from '@kindling/contract/routes/payment-desk';
import { Database } from '../../kernel/database/database.js';
import type { StaffCaller } from '../../kernel/http/caller.js';
import { problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { CreditsApi, type StatementPosting } from '../credits/credits.api.js';
import {
  PaymentsApi,
  StaffRefunds,
  waitsForSecondPerson,
  type ListedStaffPayment,
  type ListedStaffRefund,
  type RefundOffer,
} from '../payments/payments.api.js';
import { StaffApi } from '../staff/staff.api.js';

/** How many postings the operator's statement of a member has. */
const newest = 500;

/** Payments, refunds and statements as the console shows them. */
@Injectable()
export class TellPayments {
  constructor(
    @Inject(CreditsApi) private readonly credits: CreditsApi,
    @Inject(Database) private readonly database: Database,
    @Inject(PaymentsApi) private readonly payments: PaymentsApi,
    @Inject(StaffApi) private readonly staff: StaffApi,
    @Inject(StaffRefunds) private readonly refunds: StaffRefunds,
  ) {}

  /** One payment with its whole story, in the current brand. @throws Problem `not_found` */
  async story(id: string, caller: StaffCaller): Promise<Answer<typeof getStaffPayment>> {
    const tenantId = TenantContext.id();
    const story = await this.payments.story(id);
    if (!story) throw problem('not_found');
    const { payment, events, refunds, until } = story;
    const offers = await this.database.inTransaction(() => this.refunds.offersOf(payment));
    const { currency } = payment;
    const refundIds = refunds.map((refund) => refund.id);
    const postings = await this.credits.postingsOfPayment(id, refundIds);
    return {
      ...toPayment({ ...payment, tenantId }),
      events: events.map(({ id, source, status, receivedAt }) => ({
        ...{ id, source, status },
        at: receivedAt.toISOString(),
      })),
      refunds: await this.toRefunds(
        refunds.map((refund) => ({ ...refund, tenantId, currency })),
        caller,
      ),
      postings: postings.map(toPosting),
      offers: { unused: toOffer(offers.unused), full: toOffer(offers.full) },
      limit: this.refunds.limitCents(),
      until: until?.toISOString() ?? null,
    };
  }

  /** @throws Problem `not_found` for who has no wallet */
  async ledger(memberId: string): Promise<Answer<typeof getMemberLedger>> {
    const statement = await this.credits.statement(memberId, newest);
    if (!statement) throw problem('not_found');
    return {
      id: `${TenantContext.id()}:${memberId}`,
      credits: statement.credits,
      paid_user: statement.paidUser,
      direct_debit_blocked: await this.payments.isDirectDebitBlocked(memberId),
      postings: statement.postings.map(toPosting),
    };
  }

  async toRefunds(rows: readonly ListedRefund[], caller: StaffCaller): Promise<StaffRefund[]> {
    const names = await this.staff.names(
      rows.flatMap(({ staffId, approvedBy }) => [staffId, approvedBy].filter((id) => id !== null)),
    );
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
    return rows.map((row) => {
      const waits = row.status === 'requested' && waitsForSecondPerson(row);
      return {
        id: `${row.tenantId}:${row.id}`,
        ...{ tenant: row.tenantId, payment: row.paymentId, status: row.status, kind: row.kind },
        ...{ amount: row.amountCents, currency: row.currency, credits: row.credits },
        used_credits: row.usedCredits,
        asked_by: row.askedBy,
        staff: nameOf(row.staffId),
        approved_by: nameOf(row.approvedBy),
        ...{ waits, decidable: waits && row.staffId !== caller.staffId, failure: row.failure },
        requested_at: row.requestedAt.toISOString(),
        settled_at: row.settledAt?.toISOString() ?? null,
      };
    });
  }
}

type ListedRefund = Omit<ListedStaffRefund, 'clientId'>;
type ListedPayment = Omit<ListedStaffPayment, 'clientId' | 'redirectUrl'>;

export function toPayment(row: ListedPayment): StaffPayment {
  return {
    id: `${row.tenantId}:${row.id}`,
    ...{ tenant: row.tenantId, member: row.memberId, status: row.status, bundle: row.bundle },
    ...{ credits: row.credits, amount: row.amountCents, discount: row.discountCents },
    discount_code: row.discountCode,
    refunded: row.refundedCents,
    returned_credits: row.returnedCredits,
    ...{ currency: row.currency, payment_method: row.paymentMethod, provider: row.provider },
    created_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
  };
}

function toPosting({ id, amount, cause, causeId, at }: StatementPosting) {
  return { id, amount, cause, cause_id: causeId, at: at.toISOString() };
}

function toOffer(offer: RefundOffer | undefined) {
  return offer
    ? { amount: offer.amountCents, credits: offer.credits, used_credits: offer.usedCredits }
    : null;
}
