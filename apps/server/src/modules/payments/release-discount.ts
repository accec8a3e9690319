import { Inject, Injectable } from '@nestjs/common';
import { problem } from '../../kernel/http/problem.js';
import { PaymentProviders } from '../../ports/payment-providers.js';
import type { Claims } from '../discounts/discounts.api.js';
import { ApplyPaymentEvent } from './apply-payment-event.js';
import { OpenCheckout } from './open-checkout.js';
import { PaymentsRepository } from './payments.repository.js';

/**
 * Frees a discount from a payment that was started and not paid, so that its payer may choose another bundle or method.
 * The provider closes that payment's page first: with two pages open the discount could be had twice.
 */
@Injectable()
export class ReleaseDiscount {
  constructor(
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
    @Inject(OpenCheckout) private readonly checkouts: OpenCheckout,
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    @Inject(ApplyPaymentEvent) private readonly events: ApplyPaymentEvent,
  ) {}

  /**
   * @param claims what the new payment has to hold
   * @param origin scheme and host that the payer is on
   * @throws Problem `discount_used` when the payment is paid, on its way, or another member's; `discount_in_use` when the
   *   provider can't close its page; `payment_failed`
   */
  async release(memberId: string, { discountClaim, codeClaim }: Claims, origin: string): Promise<void> {
    const holder =
      discountClaim !== null
        ? await this.payments.findByClaim(memberId, discountClaim)
        : codeClaim !== null && (await this.payments.findByCodeClaim(codeClaim));
    if (!holder) return;
    if (holder.status !== 'created' || holder.memberId !== memberId) throw problem('discount_used');
    const provider = this.providers.named(holder.provider);
    if (!provider) throw problem('discount_in_use');
    // A start that broke off or is still under way may get its page later: it is opened here, so that it can be closed.
    const { reference } = await this.checkouts.open(holder, origin);
    if (!(await provider.cancel(reference))) throw problem('discount_in_use');
    const event = { eventId: `released:${reference}`, reference, status: 'cancelled' } as const;
    await this.events.apply(provider.name, event, 'reconcile');
  }
}
