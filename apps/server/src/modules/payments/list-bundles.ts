import { Inject, Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import type { Answer } from '@kindling/contract/route';
import type { BundleOffer, getBundles, getLeavingOffers } from '@kindling/contract/routes/payments';
import type { Bundle } from '@kindling/contract/settings';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { PaymentProviders } from '../../ports/payment-providers.js';
import { messagePriceCents, messagesOfBundle } from '../credits/credits.api.js';
import { DiscountsApi, discountedCents, type Discount } from '../discounts/discounts.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { methodsIn } from './method-countries.js';
import { shapeOf } from './payment-shape.js';
import { PaymentsRepository } from './payments.repository.js';

/** What the brand sells, and how one can pay here. */
@Injectable()
export class ListBundles {
  constructor(
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    @Inject(DiscountsApi) private readonly discounts: DiscountsApi,
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
  ) {}

  /**
   * @param asked the country that the payer chose, the one their address says, who they are (undefined for visitors),
   *   and the code of a discount, which has no effect when they can't have it
   */
  async list(asked: {
    chosen: Country | null;
    located: () => Country | null;
    memberId: string | undefined;
    code: string | undefined;
  }): Promise<Answer<typeof getBundles>> {
    const { memberId, code } = asked;
    const { settings } = TenantContext.current();
    const country = asked.chosen ?? (await this.homeOf(memberId)) ?? asked.located();
    const open = memberId === undefined || code === undefined ? [] : await this.leavingDiscounts(memberId);
    const discount = open.find((given) => given.code === code);
    return {
      bundles: settings.bundles.map((bundle) => offerOf(bundle, discount)),
      discount: discount ? { code: discount.code, percentage: discount.percentage } : null,
      country,
      payment_methods: methodsIn(country, settings.payment_methods).filter((method) =>
        this.providers.offering(method),
      ),
      pending: memberId === undefined ? [] : (await this.payments.pendingOf(memberId)).map(shapeOf),
      refund_days: settings.refund_days,
    };
  }

  /** Where the member says they live, and so has their bank; null where the brand does not serve that country. */
  private async homeOf(memberId: string | undefined): Promise<Country | null> {
    const country = memberId === undefined ? null : ((await this.profiles.own(memberId))?.country ?? null);
    return country && TenantContext.current().settings.countries.includes(country) ? country : null;
  }

  /** What a member who thinks of leaving can have now. */
  async forLeaving(memberId: string): Promise<Answer<typeof getLeavingOffers>> {
    const { settings } = TenantContext.current();
    const answer: Answer<typeof getLeavingOffers> = { trial: null, discount: null };
    for (const discount of await this.leavingDiscounts(memberId)) {
      const { code, percentage, trial } = discount;
      const bundle = settings.bundles.find((sold) => sold.code === trial?.code);
      if (bundle) answer.trial = { code, bundle: offerOf(bundle, discount) };
      else if (percentage !== null) answer.discount = { code, percentage };
    }
    return answer;
  }

  private async leavingDiscounts(memberId: string): Promise<Discount[]> {
    return this.discounts.forLeaving(await this.payments.discountsUsed(memberId));
  }
}

function offerOf(bundle: Bundle, discount: Discount | undefined): BundleOffer {
  const { currency, message_credits: messageCredits } = TenantContext.current().settings;
  const amount = discountedCents(bundle, discount);
  return {
    id: bundle.code,
    credits: bundle.credits,
    amount,
    full_amount: bundle.price_cents,
    currency,
    messages: messagesOfBundle(bundle, messageCredits),
    message_price: messagePriceCents({ ...bundle, price_cents: amount }, messageCredits),
  };
}
