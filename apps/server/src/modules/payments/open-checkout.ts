import { Inject, Injectable } from '@nestjs/common';
import { endpointPath } from '@kindling/contract/endpoints';
import { localizedPath } from '@kindling/contract/paths';
import { problem } from '../../kernel/http/problem.js';
import { LOG, type Log } from '../../kernel/log.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import type { Checkout } from '../../ports/payment-provider.js';
import { PaymentProviders } from '../../ports/payment-providers.js';
import { PaymentsRepository, type PaymentRow } from './payments.repository.js';

/** Asks the provider for the page of a payment that is recorded. */
@Injectable()
export class OpenCheckout {
  constructor(
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * @param origin scheme and host that the payer is on; the way back leads there
   * @returns the payment's one page, opened now or before
   * @throws Problem `payment_failed` when its provider gave none, or is not set up any more
   */
  async open(payment: PaymentRow, origin: string): Promise<Checkout> {
    const { providerReference: reference, redirectUrl } = payment;
    if (reference !== null && redirectUrl !== null) return { reference, redirectUrl };
    const checkout = await this.create(payment, origin);
    await this.payments.recordCheckout(payment.id, checkout);
    return checkout;
  }

  private async create(payment: PaymentRow, origin: string): Promise<Checkout> {
    const provider = this.providers.named(payment.provider);
    if (!provider) throw problem('payment_failed');
    const domain = TenantContext.current().settings.domain_language;
    const returnPath = localizedPath('transactions', payment.language, domain, { id: payment.id });
    try {
      return await provider.createCheckout({
        paymentId: payment.id,
        amountCents: payment.amountCents,
        currency: payment.currency,
        method: payment.paymentMethod,
        language: payment.language,
        returnUrl: `${origin}${returnPath}`,
        webhookUrl: `${origin}${endpointPath('paymentWebhook', { provider: payment.provider })}`,
      });
    } catch (error) {
      this.log.error({ err: error, paymentId: payment.id }, 'provider gave no checkout');
      throw problem('payment_failed');
    }
  }
}
