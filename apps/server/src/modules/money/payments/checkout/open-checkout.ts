import { Inject, Injectable } from '@nestjs/common';
import { endpointPath } from '@kindling/contract/endpoint';
import { siteEndpoints } from '@kindling/contract/site-endpoints';
import { localizedPath } from '@kindling/contract/paths/paths';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { Checkout, ProviderMandate } from '../../../../ports/payment-provider.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { MandatesRepository } from '../mandates/mandates.repository.js';
import { PaymentsRepository, type PaymentRow } from '../payments.repository.js';
import { ApplyPaymentEvent } from '../webhooks/apply-payment-event.js';

/** Asks the provider for the page of a payment that is recorded, or to take the money of a kept account or card. */
@Injectable()
export class OpenCheckout {
  constructor(
    private readonly paymentProviders: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly mandates: MandatesRepository,
    private readonly applyPaymentEvent: ApplyPaymentEvent,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
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
      await this.applyPaymentEvent.apply(
        payment.provider,
        { eventId: `started:${reference}:${status}`, reference, status },
        'reconcile',
      );
    return checkout;
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
      this.log.error({ err: error, paymentId: payment.id }, 'provider gave no checkout');
      throw problem('payment_failed');
    }
  }

  /** @throws Problem `payment_failed` for one that ended since the order */
  private async mandateOf({ mandateId }: PaymentRow): Promise<ProviderMandate | undefined> {
    if (mandateId === null) return undefined;
    const mandate = await this.mandates.find(mandateId);
    if (!mandate || mandate.endedAt !== null) throw problem('payment_failed');
    return { customer: mandate.providerCustomer, mandate: mandate.providerMandate };
  }
}
