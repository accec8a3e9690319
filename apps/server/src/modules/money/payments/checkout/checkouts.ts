import { Inject, Injectable } from '@nestjs/common';
import { endpointPath } from '@kindling/contract/endpoint';
import { siteEndpoints } from '@kindling/contract/site-endpoints';
import { localizedPath } from '@kindling/contract/paths/paths';
import type { z } from 'zod';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { DatabaseFailure } from '../../../../kernel/database/writer/failures.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import type { Checkout, ProviderMandate } from '../../../../ports/payment-provider.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import type { Claims } from '../../discounts/discounts.api.js';
import { MandatesRepository } from '../mandates/mandates.repository.js';
import { forgetCheckoutsJob } from '../payments.jobs.js';
import { PaymentsRepository, type PaymentRow } from '../payments.repository.js';
import { PaymentEvents } from '../webhooks/payment-events.js';

/** The pages on which payments are paid: opened at the provider, and closed again for payments that are not paid. */
@Injectable()
export class Checkouts {
  constructor(
    private readonly paymentProviders: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly mandates: MandatesRepository,
    private readonly paymentEvents: PaymentEvents,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Opens the page of a recorded payment, or has a kept account or card charged.
   *
   * @param origin scheme and host that the payer is on; the way back leads there
   * @param bank id of the payer's bank, where they chose one; without effect on a page that is open
   * @returns the payment's one page, opened now or before
   * @throws Problem `payment_failed` when its provider gave none, or is not set up any more
   */
  async open(payment: PaymentRow, origin: string, bank?: string): Promise<Omit<Checkout, 'status'>> {
    const { providerReference: known, redirectUrl } = payment;
    if (known !== null && redirectUrl !== null) return { reference: known, redirectUrl };
    const { status, ...checkout } = await this.create(payment, origin, bank);
    await this.payments.recordCheckout(payment.id, checkout);
    const { reference } = checkout;
    if (status !== 'open')
      await this.paymentEvents.apply(
        payment.provider,
        { eventId: `started:${reference}:${status}`, reference, status },
        'reconcile',
      );
    return checkout;
  }

  /**
   * Cancels a payment for its payer. The provider closes its page first: with two pages open a discount could be had twice.
   *
   * @param origin scheme and host that the payer is on
   * @throws Problem `not_found` for another member's payment; `payment_under_way` when it is paid or its provider
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
   * A payment that is under way is not cancelled for that.
   *
   * @param claims the claims that the new payment needs
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

  /** @param only `undecided`: not one whose payer has decided @returns false when its provider can't call it back */
  private async callBack(payment: PaymentRow, origin: string, only?: 'undecided'): Promise<boolean> {
    const provider = this.paymentProviders.named(payment.provider);
    if (!provider) return false;
    // A start that broke off or is still under way may get its page later: it is opened here, so that it can be closed.
    const { reference } = await this.open(payment, origin);
    if (only && (await provider.status(reference)) !== 'open') return false;
    if (!(await provider.cancel(reference))) return false;
    const event = { eventId: `released:${reference}`, reference, status: 'cancelled' } as const;
    await this.paymentEvents.apply(provider.name, event, 'reconcile');
    return true;
  }

  private async create(payment: PaymentRow, origin: string, bank: string | undefined): Promise<Checkout> {
    const provider = this.paymentProviders.named(payment.provider);
    if (!provider) throw problem('payment_failed');
    const domain = TenantContext.current().settings.domain_language;
    const returnPath = localizedPath('transactions', payment.language, domain, { id: payment.id });
    const mandate = await this.mandateOf(payment);
    try {
      return await provider.createCheckout({
        paymentId: payment.id,
        amountCents: payment.amountCents,
        currency: payment.currency,
        method: payment.paymentMethod,
        bank,
        language: payment.language,
        ...(mandate ? { mandate } : {}),
        keepCard: payment.keepsCard,
        returnUrl: `${origin}${returnPath}`,
        webhookUrl: `${origin}${endpointPath(siteEndpoints.paymentWebhook, { provider: payment.provider })}`,
      });
    } catch (error) {
      // The sandbox's checkouts are rows of our own.
      if (error instanceof DatabaseFailure) throw error;
      this.log.error({ err: error, paymentId: payment.id }, 'provider gave no checkout');
      throw problem('payment_failed');
    }
  }

  /** @throws Problem `payment_failed` for a mandate that ended since the order */
  private async mandateOf({ mandateId }: PaymentRow): Promise<ProviderMandate | undefined> {
    if (mandateId === null) return undefined;
    const mandate = await this.mandates.find(mandateId);
    if (!mandate || mandate.endedAt !== null) throw problem('payment_failed');
    return { customer: mandate.providerCustomer, mandate: mandate.providerMandate };
  }
}

@Injectable()
@JobHandler(forgetCheckoutsJob)
export class ForgetCheckouts implements HandlesJob<z.output<typeof forgetCheckoutsJob.payload>> {
  constructor(private readonly paymentProviders: PaymentProviders) {}

  async handle({ provider, references }: z.output<typeof forgetCheckoutsJob.payload>): Promise<void> {
    const keeper = this.paymentProviders.named(provider);
    // A provider that is no longer set up can't be asked.
    if (!keeper) return;
    for (const reference of references) await keeper.forget(reference);
  }
}
