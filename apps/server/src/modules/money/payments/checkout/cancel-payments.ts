import { Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import type { Claims } from '../../discounts/discounts.api.js';
import { PaymentsRepository, type PaymentRow } from '../payments.repository.js';
import { ApplyPaymentEvent } from '../webhooks/apply-payment-event.js';
import { OpenCheckout } from './open-checkout.js';

/**
 * Cancels payments that nobody paid, which frees their discounts. The provider closes the payment's page first: with two
 * pages open a discount could be had twice.
 */
@Injectable()
export class CancelPayments {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly openCheckout: OpenCheckout,
    private readonly paymentProviders: PaymentProviders,
    private readonly applyPaymentEvent: ApplyPaymentEvent,
  ) {}

  /**
   * Cancels a payment for its payer; one that is cancelled stays so.
   *
   * @param origin scheme and host that the payer is on
   * @throws Problem `not_found` for a payment that is not theirs; `payment_under_way` when it is paid or its provider
   *   can't call it back; `payment_failed`
   */
  async cancel(id: string, memberId: string, origin: string): Promise<PaymentRow> {
    const payment = await this.payments.findOwn(id, memberId);
    if (!payment) throw problem('not_found');
    const isOpen = payment.status === 'created' || payment.status === 'pending';
    if (isOpen && !(await this.callBack(payment, origin))) throw problem('payment_under_way');
    const after = await this.payments.findOwn(id, memberId);
    if (after?.status !== 'cancelled') throw problem('payment_under_way');
    return after;
  }

  /**
   * Frees a discount from a payment that was started and not paid, so that its payer may choose another bundle or method.
   * One that is under way is not cancelled unasked.
   *
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
    if (!(await this.callBack(holder, origin, 'undecided'))) throw problem('discount_in_use');
  }

  /** @param only `undecided`: not one whose payer decided already @returns false when its provider can't call it back */
  private async callBack(payment: PaymentRow, origin: string, only?: 'undecided'): Promise<boolean> {
    const provider = this.paymentProviders.named(payment.provider);
    if (!provider) return false;
    // A start that broke off or is still under way may get its page later: it is opened here, so that it can be closed.
    const { reference } = await this.openCheckout.open(payment, origin);
    if (only && (await provider.status(reference)) !== 'open') return false;
    if (!(await provider.cancel(reference))) return false;
    const event = { eventId: `released:${reference}`, reference, status: 'cancelled' } as const;
    await this.applyPaymentEvent.apply(provider.name, event, 'reconcile');
    return true;
  }
}
