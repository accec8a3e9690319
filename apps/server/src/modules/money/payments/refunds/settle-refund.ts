import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import type { RefundOutcome } from '../../../../ports/payment-provider.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { paymentMailJob } from '../payments.jobs.js';
import { PaymentsRepository, ownerOf, type PaymentRow } from '../payments.repository.js';
import { refundTransitions, type RefundFailure } from './refund-rules.js';
import { RefundsRepository, type RefundRow } from './refunds.repository.js';
import { PremiumAfterReturn } from './returned/premium-after-return.js';

/** Moves a refund to what is known of it, with the payment and the credits that hang on it. */
@Injectable()
export class SettleRefund {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly credits: CreditsApi,
    private readonly outbox: Outbox,
    private readonly premiumAfterReturn: PremiumAfterReturn,
  ) {}

  /**
   * A failed one gives the credits back; the one that completes what was paid makes the payment `refunded`. What the
   * table of transitions does not know changes nothing.
   *
   * @param payment locked, as it stands now
   * @param refund as it stands now
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
    // Of one that a second person declined the member was never told.
    if (outcome === 'failed' && failure === 'refused' && payment.memberId !== null) {
      const { id: refundId, paymentId } = refund;
      await this.outbox.add(paymentMailJob, { about: 'refund_failed', paymentId, refundId });
    }
    if (outcome !== 'completed' || payment.status !== 'completed') return;
    if (payment.refundedCents < payment.amountCents) return;
    await this.payments.changeStatus(payment, 'refunded');
    await this.premiumAfterReturn.check(ownerOf(payment));
  }

  private async undo(payment: PaymentRow, { id, amountCents, credits }: RefundRow): Promise<void> {
    const returned = { owner: ownerOf(payment), paymentId: payment.id, credits, id };
    await this.credits.returnTaken(returned);
    // What the bank took back meanwhile takes these credits too, as it would have had they been there.
    const isTakenBack = payment.status === 'charged_back';
    if (isTakenBack) await this.credits.takeBack({ ...returned, cause: 'chargeback' });
    await this.payments.addReturned(payment.id, -amountCents, isTakenBack ? 0 : -credits);
  }
}
