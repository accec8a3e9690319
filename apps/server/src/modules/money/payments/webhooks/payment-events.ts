import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '@kindling/contract/money/calls/payments';
import { Database } from '../../../../kernel/database/database.js';
import { counter } from '../../../../kernel/ground/measures.js';
import { problem, type Problem } from '../../../../kernel/ground/problem.js';
import type { CallRequest } from '../../../../kernel/http/call.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import type { WebhookEvent } from '../../../../ports/payment-provider.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { DiscountsApi } from '../../discounts/discounts.api.js';
import { stepsTo } from '../payment-rules.js';
import { debitNoticeJob, keepCardJob, paymentMailJob } from '../payments.jobs.js';
import { PaymentsRepository, ownerOf, type PaymentRow } from '../payments.repository.js';
import { ReverseCredits } from '../refunds/reverse-credits.js';
import { Refunds } from '../refunds/refunds.js';
import type { EventSource } from './payment-event.entity.js';

const refusals = counter(
  'webhooks_refused_total',
  'Messages of payment providers that were refused: no such provider, not proven to be theirs, or no such payment',
  ['provider', 'reason'],
);

/** The only way in which a payment changes its state: a proven statement of its provider. */
@Injectable()
export class PaymentEvents {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly credits: CreditsApi,
    private readonly refunds: Refunds,
    private readonly reverseCredits: ReverseCredits,
    private readonly discounts: DiscountsApi,
    private readonly outbox: Outbox,
    private readonly paymentProviders: PaymentProviders,
  ) {}

  /**
   * Applies a provider's message once it is proven to be the provider's.
   *
   * @param key from the address that the message was sent to
   * @throws Problem `webhook_refused`, with nothing stored, for a message that is not proven
   */
  async receive(
    providerName: string,
    { rawBody, headers }: CallRequest,
    key: string | undefined,
  ): Promise<void> {
    const provider = this.paymentProviders.named(providerName);
    if (!provider || !rawBody) throw refused(provider?.name, provider ? 'not_proven' : 'no_provider');
    const event = await provider.verifyWebhook({ rawBody, headers, key });
    if (!event) throw refused(provider.name, 'not_proven');
    await this.apply(provider.name, event, 'webhook');
  }

  /**
   * Records the event and moves the payment and its refunds; a completion credits the bundle, and money that went back
   * takes what is left of it, in the same transaction. An event that was recorded before changes nothing.
   *
   * @param provider the provider's name
   * @throws Problem `webhook_refused`, with nothing stored, when this brand has no such payment
   */
  apply(provider: string, event: WebhookEvent, source: EventSource): Promise<void> {
    const { eventId, reference, status, refunds = [] } = event;
    return this.database.inTransaction(async () => {
      let payment = await this.payments.lockByReference(provider, reference);
      if (!payment) throw refused(provider, 'no_payment');
      const recorded = await this.payments.insertEvent({
        paymentId: payment.id,
        provider,
        eventId,
        source,
        status,
      });
      if (recorded === undefined) return;
      for (const report of refunds) payment = await this.refunds.settleReported(payment, report);
      for (const step of stepsTo(payment.status, status)) payment = await this.take(payment, step, recorded);
    });
  }

  /** @returns the payment after the step */
  private async take(payment: PaymentRow, to: PaymentStatus, eventId: string): Promise<PaymentRow> {
    if (to === 'refunded') return this.reverseCredits.refunded(payment);
    if (to === 'charged_back') return this.reverseCredits.chargedBack(payment);
    await this.payments.changeStatus(payment, to);
    if (to === 'completed') await this.complete(payment);
    if (to === 'pending' && payment.paymentMethod === 'sdd' && payment.memberId !== null)
      await this.outbox.add(debitNoticeJob, { paymentId: payment.id });
    const after = await this.payments.lock(payment.id);
    if (to === 'completed') await this.payments.markCompletion(eventId, after);
    return after;
  }

  /** A member who was erased meanwhile gets no receipt. */
  private async complete(payment: PaymentRow): Promise<void> {
    const { id: paymentId, credits, memberId } = payment;
    await this.claimAgain(payment);
    await this.credits.grantPurchase({ ...ownerOf(payment), paymentId, credits });
    if (memberId !== null)
      await this.outbox.add(paymentMailJob, { about: 'receipt', paymentId, refundId: null });
    if (payment.keepsCard) await this.outbox.add(keepCardJob, { paymentId });
  }

  /** Money that came after a failure uses the discount again, unless another payment holds it by now: then the price stays. */
  private async claimAgain({ id, memberId, discountCode, ...held }: PaymentRow): Promise<void> {
    if (discountCode === null || held.discountClaim !== null || held.codeClaim !== null) return;
    const { discountClaim, codeClaim } = await this.discounts.claimsOfCode(discountCode);
    await this.payments.claimAgain(id, { discountClaim: memberId && discountClaim, codeClaim });
  }
}

/** @param provider one of ours: anybody can name any other in the address */
function refused(provider: string | undefined, reason: 'no_provider' | 'not_proven' | 'no_payment'): Problem {
  refusals.inc({ provider: provider ?? 'unknown', reason });
  return problem('webhook_refused');
}
