import { Injectable } from '@nestjs/common';
import type { RefundReason } from '@kindling/contract/money/calls/payment-desk';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { PaymentsRepository, type PaymentRow } from '../payments.repository.js';
import { RefundOffers, type RefundOffer } from './refund-offers.js';
import { waitsForSecondPerson, type RefundKind } from './refund-rules.js';
import { RefundsRepository, type RefundRow } from './refunds.repository.js';
import { RequestRefund, type RefundRequest } from './request-refund.js';
import { SettleRefund } from './settle-refund.js';

/** Above this, in minor units, a second person has to agree where the brand sets nothing. */
const usualLimitCents = 5000;

/** What staff ask for, and why; the note is for staff. */
export type StaffRefundRequest = Omit<RefundRequest, 'askedBy' | 'limitCents'> & {
  staffId: string;
  reason: RefundReason;
};

/** What somebody decided about a refund that waits; who declines says why. */
export type RefundDecision = { decision: 'approve' } | { decision: 'decline'; note: string };

/** Refunds as support makes them. Every step runs inside the caller's transaction, with its entry in the audit log. */
@Injectable()
export class StaffRefunds {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly refundOffers: RefundOffers,
    private readonly requestRefund: RequestRefund,
    private readonly settleRefund: SettleRefund,
  ) {}

  /** Above which amount the current brand asks for a second person. */
  limitCents(): number {
    return TenantContext.current().settings.refund_limit_cents ?? usualLimitCents;
  }

  /** What could go back of a payment, by kind. */
  async offersOf(payment: PaymentRow): Promise<Record<RefundKind, RefundOffer | undefined>> {
    return {
      unused: await this.refundOffers.of(payment, 'unused'),
      full: await this.refundOffers.of(payment, 'full'),
    };
  }

  /** @throws Problem `not_found`, `refund_unavailable`, `refund_changed` */
  async ask(paymentId: string, asked: StaffRefundRequest): Promise<RefundRow> {
    this.database.requireTransaction('Asking for a refund');
    if (!(await this.payments.find(paymentId))) throw problem('not_found');
    const payment = await this.payments.lock(paymentId);
    return this.requestRefund.request(payment, { ...asked, askedBy: 'staff', limitCents: this.limitCents() });
  }

  /**
   * The second person agrees, or somebody declines: then the credits go back to the member.
   *
   * @throws Problem `not_found`; `refund_decided` when nobody is waited for any more; `other_person_required` when whoever
   *   asked wants to agree
   */
  async decide(refundId: string, staffId: string, taken: RefundDecision): Promise<RefundRow> {
    this.database.requireTransaction('Deciding about a refund');
    const found = await this.refunds.find(refundId);
    if (!found) throw problem('not_found');
    const payment = await this.payments.lock(found.paymentId);
    const refund = await this.refunds.lock(refundId);
    if (refund?.status !== 'requested' || !waitsForSecondPerson(refund)) throw problem('refund_decided');
    if (taken.decision === 'decline') {
      await this.settleRefund.settle(payment, refund, 'failed', 'declined');
      await this.refunds.noteDecline(refundId, taken.note);
    } else {
      if (refund.staffId === staffId) throw problem('other_person_required');
      await this.refunds.approve(refundId, staffId);
      await this.requestRefund.order(payment, refund);
    }
    const decided = await this.refunds.lock(refundId);
    if (!decided) throw new Error('A refund is gone right after it was decided');
    return decided;
  }
}
