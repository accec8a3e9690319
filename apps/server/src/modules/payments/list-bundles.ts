import { Inject, Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import type { Answer } from '@kindling/contract/route';
import type { getBundles } from '@kindling/contract/routes/credits';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { PaymentProvider } from '../../ports/payment-provider.js';
import { messagePriceCents, messagesOfBundle } from '../credits/credits.api.js';
import { methodsIn } from './method-countries.js';

/** What the brand sells, and how one can pay here. */
@Injectable()
export class ListBundles {
  constructor(@Inject(PaymentProvider) private readonly provider: PaymentProvider) {}

  /** @param country where the payer is; null when nobody knows */
  list(country: Country | null): Answer<typeof getBundles> {
    const settings = TenantContext.current().settings;
    return {
      bundles: settings.bundles.map((bundle) => ({
        id: bundle.code,
        credits: bundle.credits,
        amount: bundle.price_cents,
        currency: settings.currency,
        messages: messagesOfBundle(bundle, settings.message_credits),
        message_price: messagePriceCents(bundle, settings.message_credits),
      })),
      payment_methods: methodsIn(country, settings.payment_methods).filter((method) =>
        this.provider.supports(method),
      ),
      refund_days: settings.refund_days,
    };
  }
}
