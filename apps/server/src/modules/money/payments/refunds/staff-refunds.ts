import { Injectable } from '@nestjs/common';
import type { RefundReason } from '@kindling/contract/money/calls/payment-desk';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { PaymentsRepository, type PaymentRow } from '../payments.repository.js';
import { RefundOffers, type RefundOffer } from './refund-offers.js';
import { waitsForSecondPerson, type RefundKind } from './refund-rules.js';
import { Refunds, type RefundRequest } from './refunds.js';
import { RefundsRepository, type RefundRow } from './refunds.repository.js';

/** Above this, in minor units, a second person has to agree where the brand sets nothing. */
const usualLimitCents = 5000;

/** A request by staff with its reason; only staff see the note. */
export type StaffRefundRequest = Omit<RefundRequest, 'askedBy' | 'limitCents'> & {
  staffId: string;
  reason: RefundReason;
};

/** A decision about a refund that waits; declining takes a reason. */
export type RefundDecision = { decision: 'approve' } | { decision: 'decline'; note: string };

/** Refunds by support. Every step runs inside the caller's transaction, with its entry in the audit log. */
@Injectable()
export class StaffRefunds {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly refundsRepository: RefundsRepository,
    private readonly refundOffers: RefundOffers,
    private readonly refunds: Refunds,
  ) {}

  /** Above which amount the current brand asks for a second person. */
  limitCents(): number {
    return TenantContext.current().settings.refund_limit_cents ?? usualLimitCents;
  }

  /** The possible refunds of a payment, by kind. */
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
    return this.refunds.request(payment, { ...asked, askedBy: 'staff', limitCents: this.limitCents() });
  }

  /**
   * A second person approves, or a colleague declines: then the credits go back to the member.
   *
   * @throws Problem `not_found`; `refund_decided` for one that does not wait for approval; `other_person_required`
   *   when the requester tries to approve
   */
  async decide(refundId: string, staffId: string, taken: RefundDecision): Promise<RefundRow> {
    this.database.requireTransaction('Deciding about a refund');
    const found = await this.refundsRepository.find(refundId);
    if (!found) throw problem('not_found');
    const payment = await this.payments.lock(found.paymentId);
    const refund = await this.refundsRepository.lock(refundId);
    if (refund?.status !== 'requested' || !waitsForSecondPerson(refund)) throw problem('refund_decided');
    if (taken.decision === 'decline') {
      await this.refunds.settle(payment, refund, 'failed', 'declined');
      await this.refundsRepository.noteDecline(refundId, taken.note);
    } else {
      if (refund.staffId === staffId) throw problem('other_person_required');
      await this.refundsRepository.approve(refundId, staffId);
      await this.refunds.order(payment, refund);
    }
    const decided = await this.refundsRepository.lock(refundId);
    if (!decided) throw new Error('A refund is gone right after it was decided');
    return decided;
  }
}
