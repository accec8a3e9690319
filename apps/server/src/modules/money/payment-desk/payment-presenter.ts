import { Injectable } from '@nestjs/common';
import type { Answer } from '@kindling/contract/route';
import { orderNumber } from '@kindling/contract/money/order-number';
import type {
  getMemberLedger,
  getStaffPayment,
  StaffPayment,
  StaffRefund,
} from '@kindling/contract/money/calls/payment-desk';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { StaffApi } from '../../console/staff/staff.api.js';
import { CreditsApi, type StatementPosting } from '../../credits/credits.api.js';
import { DifferencesRepository, type Difference } from '../books/books.api.js';
import {
  ownerOf,
  PaymentsApi,
  StaffRefunds,
  TaxOfPayment,
  waitsForSecondPerson,
  type ListedStaffPayment,
  type ListedStaffRefund,
  type Payment,
  type Refund,
  type RefundOffer,
} from '../payments/payments.api.js';

/** How many postings the operator's statement of a member has. */
const newest = 500;

/** Payments, refunds and statements as the console shows them. */
@Injectable()
export class PaymentPresenter {
  constructor(
    private readonly credits: CreditsApi,
    private readonly database: Database,
    private readonly differences: DifferencesRepository,
    private readonly payments: PaymentsApi,
    private readonly staff: StaffApi,
    private readonly staffRefunds: StaffRefunds,
    private readonly taxOfPayment: TaxOfPayment,
  ) {}

  /** One payment with its whole story, in the current brand. @throws Problem `not_found` */
  async story(id: string, caller: StaffCaller): Promise<Answer<typeof getStaffPayment>> {
    const tenantId = TenantContext.id();
    const story = await this.payments.story(id);
    if (!story) throw problem('not_found');
    const { payment, events, refunds, until } = story;
    const { offers, unused } = await this.database.inTransaction(async () => ({
      offers: await this.staffRefunds.offersOf(payment),
      unused: await this.credits.unusedOfPurchase(ownerOf(payment), id),
    }));
    const isPaid = payment.completedAt !== null;
    const { currency } = payment;
    const refundIds = refunds.map((refund) => refund.id);
    const postings = await this.credits.postingsOfPayment(id, refundIds);
    return {
      ...toPayment({ ...payment, tenantId }, openOf(refunds, id)),
      events: events.map(({ id, source, status, receivedAt }) => ({
        ...{ id, source, status },
        at: receivedAt.toISOString(),
      })),
      refunds: await this.toRefunds(
        refunds.map((refund) => ({ ...refund, tenantId, currency })),
        caller,
      ),
      postings: postings.map(toPosting),
      vat: await this.vatOf(payment),
      receipt_mailed_at: payment.receiptMailedAt?.toISOString() ?? null,
      spent: await this.spentSince(payment),
      used_credits: isPaid ? payment.credits - payment.returnedCredits - unused : 0,
      differences: (await this.differences.ofPayment(id)).map(toDifference),
      offers: { unused: toOffer(offers.unused), full: toOffer(offers.full) },
      limit: this.staffRefunds.limitCents(),
      until: until?.toISOString() ?? null,
    };
  }

  private async vatOf(payment: Payment): Promise<Answer<typeof getStaffPayment>['vat']> {
    const tax = await this.taxOfPayment.of(payment);
    if (!tax) return null;
    const { country, rate, cents: amount } = tax;
    return { country, rate, amount, net: payment.amountCents - amount };
  }

  private async spentSince(payment: Payment): Promise<Answer<typeof getStaffPayment>['spent']> {
    if (payment.completedAt === null) return null;
    const { messages, credits, lastAt } = await this.credits.spentSince(
      ownerOf(payment),
      payment.completedAt,
    );
    return { messages, credits, last_at: lastAt?.toISOString() ?? null };
  }

  /** @throws Problem `not_found` for a member without a wallet */
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
        ...{ tenant: row.tenantId, payment: row.paymentId, order: orderNumber(row.paymentId) },
        ...{ status: row.status, kind: row.kind },
        ...{ amount: row.amountCents, currency: row.currency, credits: row.credits },
        used_credits: row.usedCredits,
        asked_by: row.askedBy,
        ...{ reason: row.reason, note: row.note, decline_note: row.declineNote },
        staff: nameOf(row.staffId),
        approved_by: nameOf(row.approvedBy),
        ...{ waits, decidable: waits && row.staffId !== caller.staffId, failure: row.failure },
        requested_at: row.requestedAt.toISOString(),
        approved_at: row.approvedAt?.toISOString() ?? null,
        settled_at: row.settledAt?.toISOString() ?? null,
      };
    });
  }
}

type ListedRefund = Omit<ListedStaffRefund, 'clientId'>;
type ListedPayment = Omit<ListedStaffPayment, 'openCents' | 'openWaits'>;

/** The refund of a payment that is not settled. */
export function openOf(refunds: readonly Refund[], paymentId: string): StaffPayment['open_refund'] {
  const open = refunds.find((refund) => refund.paymentId === paymentId && refund.openMark !== null);
  return open
    ? { amount: open.amountCents, waits: open.status === 'requested' && waitsForSecondPerson(open) }
    : null;
}

export function toListedPayment({ openCents, openWaits, ...row }: ListedStaffPayment): StaffPayment {
  return toPayment(row, openCents === null ? null : { amount: openCents, waits: openWaits === 1 });
}

export function toPayment(row: ListedPayment, open: StaffPayment['open_refund']): StaffPayment {
  return {
    id: `${row.tenantId}:${row.id}`,
    ...{ tenant: row.tenantId, order: orderNumber(row.id), member: row.memberId },
    ...{ status: row.status, bundle: row.bundle },
    ...{ credits: row.credits, amount: row.amountCents, discount: row.discountCents },
    discount_code: row.discountCode,
    // The row's sum holds the open refund as well.
    refunded: row.refundedCents - (open?.amount ?? 0),
    open_refund: open,
    returned_credits: row.returnedCredits,
    ...{ currency: row.currency, payment_method: row.paymentMethod, provider: row.provider },
    ...{ reference: row.providerReference, country: row.country },
    created_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
  };
}

export function toPosting({ id, amount, cause, causeId, at }: StatementPosting) {
  return { id, amount, cause, cause_id: causeId, at: at.toISOString() };
}

function toOffer(offer: RefundOffer | undefined) {
  return offer
    ? { amount: offer.amountCents, credits: offer.credits, used_credits: offer.usedCredits }
    : null;
}

function toDifference({ id, kind, ours, theirs, firstSeenAt, settledAt }: Difference) {
  return {
    ...{ id, kind, ours, theirs, at: firstSeenAt.toISOString() },
    settled_at: settledAt?.toISOString() ?? null,
  };
}
