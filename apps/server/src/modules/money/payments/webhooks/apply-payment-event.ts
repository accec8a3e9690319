import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '@kindling/contract/money/calls/payments';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import type { RefundReport, WebhookEvent } from '../../../../ports/payment-provider.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { DiscountsApi } from '../../discounts/discounts.api.js';
import { stepsTo } from '../payment-rules.js';
import { debitNoticeJob, keepCardJob, paymentMailJob } from '../payments.jobs.js';
import { PaymentsRepository, ownerOf, type PaymentRow } from '../payments.repository.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { MoneyWentBack } from '../refunds/returned/money-went-back.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import type { EventSource } from './payment-event.entity.js';

/** The only way by which a payment changes its state: something that its provider is proven to have said. */
@Injectable()
export class ApplyPaymentEvent {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly credits: CreditsApi,
    private readonly refunds: RefundsRepository,
    private readonly settleRefund: SettleRefund,
    private readonly moneyWentBack: MoneyWentBack,
    private readonly discounts: DiscountsApi,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Records the event and moves the payment and its refunds; a completion credits the bundle, and money that went back
   * takes what is left of it, in the same transaction. What was recorded before changes nothing.
   *
   * @param provider name of who said it
   * @throws Problem `webhook_refused`, with nothing stored, when this brand has no such payment
   */
  apply(provider: string, event: WebhookEvent, source: EventSource): Promise<void> {
    const { eventId, reference, status, refunds = [] } = event;
    return this.database.inTransaction(async () => {
      let payment = await this.payments.lockByReference(provider, reference);
      if (!payment) throw problem('webhook_refused');
      const recorded = await this.payments.insertEvent({
        paymentId: payment.id,
        provider,
        eventId,
        source,
        status,
      });
      if (recorded === undefined) return;
      for (const report of refunds) payment = await this.settle(payment, report);
      for (const step of stepsTo(payment.status, status)) payment = await this.take(payment, step, recorded);
    });
  }

  /** Refunds of others, or of another payment, are none of this one's. */
  private async settle(payment: PaymentRow, { refundId, status }: RefundReport): Promise<PaymentRow> {
    const refund = await this.refunds.lock(refundId);
    if (refund?.paymentId !== payment.id) return payment;
    await this.settleRefund.settle(payment, refund, status);
    return this.payments.lock(payment.id);
  }

  /** @returns the payment as it stands after the step */
  private async take(payment: PaymentRow, to: PaymentStatus, eventId: string): Promise<PaymentRow> {
    if (to === 'refunded') return this.moneyWentBack.refunded(payment);
    if (to === 'charged_back') return this.moneyWentBack.chargedBack(payment);
    await this.payments.changeStatus(payment, to);
    if (to === 'completed') await this.complete(payment);
    if (to === 'pending' && payment.paymentMethod === 'sdd' && payment.memberId !== null)
      await this.outbox.add(debitNoticeJob, { paymentId: payment.id });
    const after = await this.payments.lock(payment.id);
    if (to === 'completed') await this.payments.markCompletion(eventId, after);
    return after;
  }

  /** Whoever was erased meanwhile is written to by nobody. */
  private async complete(payment: PaymentRow): Promise<void> {
    const { id: paymentId, credits, memberId } = payment;
    await this.claimAgain(payment);
    await this.credits.grantPurchase({ ...ownerOf(payment), paymentId, credits });
    if (memberId !== null)
      await this.outbox.add(paymentMailJob, { about: 'receipt', paymentId, refundId: null });
    if (payment.keepsCard) await this.outbox.add(keepCardJob, { paymentId });
  }

  /** Money that came after a failure uses the discount again, unless another payment has it by now: it is paid as it is. */
  private async claimAgain({ id, memberId, discountCode, ...held }: PaymentRow): Promise<void> {
    if (discountCode === null || held.discountClaim !== null || held.codeClaim !== null) return;
    const { discountClaim, codeClaim } = await this.discounts.claimsOfCode(discountCode);
    await this.payments.claimAgain(id, { discountClaim: memberId && discountClaim, codeClaim });
  }
}
