import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import type { RefundOutcome, RefundReport } from '../../../../ports/payment-provider.js';
import { CreditsApi, type PurchaseOwner } from '../../../credits/credits.api.js';
import { paymentMailJob } from '../payments.jobs.js';
import { PaymentsRepository, ownerOf, type PaymentRow } from '../payments.repository.js';
import { reconcileRefundJob, sendRefundJob } from './refund-jobs.js';
import { RefundOffers } from './refund-offers.js';
import {
  refundReconcileDelaysSeconds,
  refundTransitions,
  waitsForSecondPerson,
  type GoesBack,
  type RefundFailure,
  type RefundKind,
} from './refund-rules.js';
import { RefundsRepository, type NewRefund, type RefundRow } from './refunds.repository.js';

/** A request for a refund; `shown` are the sums that the requester saw. */
export type RefundRequest = Pick<NewRefund, 'askedBy' | 'staffId' | 'limitCents' | 'reason' | 'note'> & {
  clientId: string;
  kind: RefundKind;
  shown: GoesBack;
};

export interface Withdrawal {
  memberId: string;
  paymentId: string;
  /** Made by the member's browser: a repeat is the same withdrawal. */
  clientId: string;
  shown: GoesBack;
}

/** A refund from its request to its outcome, always together with the credits that it takes or gives back. */
@Injectable()
export class Refunds {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly refundOffers: RefundOffers,
    private readonly credits: CreditsApi,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The member undoes a purchase (decisions §7.6, trust 5): no reason is asked for and no approval is needed.
   *
   * @throws Problem `not_found`, `refund_unavailable`, `refund_changed`
   */
  withdraw({ memberId, paymentId, clientId, shown }: Withdrawal): Promise<RefundRow> {
    return this.database.inTransaction(async () => {
      const payment = await this.payments.lockOwn(paymentId, memberId);
      if (!payment) throw problem('not_found');
      return this.request(payment, {
        ...{ clientId, shown, kind: 'unused', askedBy: 'member', staffId: null, limitCents: null },
      });
    });
  }

  /**
   * Records a refund and takes its credits, and orders it unless a second person has to agree. Runs inside the caller's
   * transaction; a repeat of the client id is the same refund.
   *
   * @param payment locked
   * @throws Problem `refund_unavailable`; `refund_changed` when something else would go back than was shown
   */
  async request(payment: PaymentRow, { shown, ...asked }: RefundRequest): Promise<RefundRow> {
    const known = await this.refunds.findByClientId(payment.id, asked.clientId);
    if (known) return known;
    const offer = await this.refundOffers.of(payment, asked.kind);
    if (!offer) throw problem('refund_unavailable');
    const { amountCents, credits, usedCredits } = offer;
    if (amountCents !== shown.amountCents || credits !== shown.credits) throw problem('refund_changed');
    const id = await this.refunds.insert({
      ...{ ...asked, paymentId: payment.id, amountCents, credits, usedCredits, status: 'requested' },
    });
    if (id === undefined) throw problem('refund_unavailable');
    const taken = { owner: ownerOf(payment), paymentId: payment.id, credits, cause: 'refund', id } as const;
    await this.credits.takeBack(taken);
    await this.payments.addReturned(payment.id, amountCents, credits);
    const refund = await this.refunds.lock(id);
    if (!refund) throw new Error('A refund is gone right after it was recorded');
    if (!waitsForSecondPerson(refund)) await this.order(payment, refund);
    return refund;
  }

  /** Orders the refund from the provider and mails the member that the money goes back. */
  async order({ memberId }: PaymentRow, { id, paymentId }: RefundRow): Promise<void> {
    await this.outbox.add(sendRefundJob, { refundId: id });
    for (const delay of refundReconcileDelaysSeconds)
      await this.outbox.add(reconcileRefundJob, { refundId: id }, delay);
    if (memberId !== null)
      await this.outbox.add(paymentMailJob, { about: 'refund_received', paymentId, refundId: id });
  }

  /** Applies the provider's answer about a refund of ours; without effect for one that is gone or settled. */
  apply(refundId: string, outcome: RefundOutcome): Promise<void> {
    return this.database.inTransaction(async () => {
      const paymentId = (await this.refunds.find(refundId))?.paymentId;
      if (paymentId === undefined) return;
      const payment = await this.payments.lock(paymentId);
      const refund = await this.refunds.lock(refundId);
      if (refund) await this.settle(payment, refund, outcome);
    });
  }

  /**
   * Applies a refund that the provider reported with a payment; without effect for one that is not this payment's.
   *
   * @param payment locked
   * @returns the payment after it
   */
  async settleReported(payment: PaymentRow, { refundId, status }: RefundReport): Promise<PaymentRow> {
    const refund = await this.refunds.lock(refundId);
    if (refund?.paymentId !== payment.id) return payment;
    await this.settle(payment, refund, status);
    return this.payments.lock(payment.id);
  }

  /**
   * A failed refund gives the credits back; the one that completes the whole amount makes the payment `refunded`. A
   * transition that the table does not have changes nothing.
   *
   * @param payment locked, as it is now
   * @param refund as it is now
   */
  async settle(
    payment: PaymentRow,
    refund: RefundRow,
    outcome: RefundOutcome,
    failure: RefundFailure = 'refused',
  ): Promise<void> {
    if (!refundTransitions[refund.status].includes(outcome)) return;
    await this.refunds.changeStatus(refund, outcome, outcome === 'failed' ? failure : null);
    if (outcome === 'failed') await this.undo(payment, refund);
    // The member was never told of one that a second person declined.
    if (outcome === 'failed' && failure === 'refused' && payment.memberId !== null) {
      const { id: refundId, paymentId } = refund;
      await this.outbox.add(paymentMailJob, { about: 'refund_failed', paymentId, refundId });
    }
    if (outcome !== 'completed' || payment.status !== 'completed') return;
    if (payment.refundedCents < payment.amountCents) return;
    await this.payments.changeStatus(payment, 'refunded');
    await this.endPremiumOf(ownerOf(payment));
  }

  /**
   * Ends premium once no purchase is left that was paid and kept, be it in part (decisions §7.7). Runs inside the
   * transaction that changed the payment's state. Only a new purchase brings premium back.
   */
  async endPremiumOf(owner: PurchaseOwner): Promise<void> {
    if (!(await this.payments.hasStanding(owner))) await this.credits.endPremium(owner);
  }

  private async undo(payment: PaymentRow, { id, amountCents, credits }: RefundRow): Promise<void> {
    const returned = { owner: ownerOf(payment), paymentId: payment.id, credits, id };
    await this.credits.returnTaken(returned);
    // A charge-back in the meantime takes these credits too, as it would have if they had been in the wallet.
    const isTakenBack = payment.status === 'charged_back';
    if (isTakenBack) await this.credits.takeBack({ ...returned, cause: 'chargeback' });
    await this.payments.addReturned(payment.id, -amountCents, isTakenBack ? 0 : -credits);
  }
}
