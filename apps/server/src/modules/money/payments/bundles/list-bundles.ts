import { Injectable } from '@nestjs/common';
import type { Country, Currency } from '@kindling/contract/languages';
import { currencyFor, transactionCosts } from '@kindling/contract/money/money';
import { factsOf, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { Answer } from '@kindling/contract/route';
import {
  discountRefusals,
  type BundleOffer,
  type getBundles,
  type getLeavingOffers,
} from '@kindling/contract/money/calls/payments';
import { priceSpans, struckCents, type SoldVersion } from '@kindling/contract/money/struck-price';
import type { Bundle } from '@kindling/contract/brands/settings/price-settings';
import { Problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../../ports/clock.js';
import { PriceHistory } from '../../../brands/site-settings/site-settings.api.js';
import { messagePriceCents, messagesOfBundle } from '../../../credits/credits.api.js';
import { discountedCents, shapeOfDiscount, type Discount, type Sale } from '../../discounts/discounts.api.js';
import { mandateShapeOf } from '../mandates/mandate-shape.js';
import { MandatesRepository } from '../mandates/mandates.repository.js';
import { shapeOf } from '../payment-shape.js';
import { PaymentsRepository } from '../payments.repository.js';
import { MemberDiscounts } from './member-discounts.js';
import { OfferedMethods } from './offered-methods.js';
import { saleOf } from './sale.js';

/** After too many wrong codes the page is shown all the same, at the prices without one. */
const refusals = [...discountRefusals, 'rate_limited'] as const;
type Refusal = (typeof refusals)[number];

type LowerPrices = Omit<Answer<typeof getLeavingOffers>, 'undoable'>;

/** The brand's bundles with their prices, and how they can be paid. */
@Injectable()
export class ListBundles {
  constructor(
    private readonly clock: Clock,
    private readonly offeredMethods: OfferedMethods,
    private readonly mandates: MandatesRepository,
    private readonly memberDiscounts: MemberDiscounts,
    private readonly payments: PaymentsRepository,
    private readonly priceHistory: PriceHistory,
  ) {}

  /**
   * @param asked the payer's country and member id (undefined for visitors), and a discount's code; where they can't have it,
   *   the discount that they have without it applies, and the answer says why
   */
  async list(asked: {
    country: Country | null;
    memberId: string | undefined;
    code: string | undefined;
  }): Promise<Answer<typeof getBundles>> {
    const { country, memberId, code } = asked;
    const tenant = TenantContext.current();
    const { settings } = tenant;
    const { discount, refused } =
      memberId === undefined ? nothing : await this.discountOf(memberId, code, country);
    const history = await this.priceHistory.of(tenant);
    const methods = await this.offeredMethods.in(country);
    const bundles = settings.bundles.map((bundle) =>
      this.offerOf(saleOf(settings, bundle, country), discount, history),
    );
    return {
      bundles,
      discount: discount ? shapeOfDiscount(discount, this.clock.now()) : null,
      discount_refused: refused,
      last_order: memberId === undefined ? null : await this.lastOrder(memberId, methods),
      country,
      payment_methods: methods,
      transaction_costs: costsOf(methods, country),
      banks: await this.offeredMethods.banks(methods),
      pending: memberId === undefined ? [] : (await this.payments.pendingOf(memberId)).map(shapeOf),
      refund_days: settings.refund_days,
    };
  }

  /** Offers that a member who considers leaving can have now. */
  async forLeaving(memberId: string, country: Country | null): Promise<LowerPrices> {
    const tenant = TenantContext.current();
    const { settings } = tenant;
    const history = await this.priceHistory.of(tenant);
    const answer: LowerPrices = { trial: null, discount: null };
    for (const discount of await this.memberDiscounts.forLeaving(memberId)) {
      const { code, reduction } = discount;
      if (reduction.kind === 'share') answer.discount = { code, percentage: reduction.percentage };
      if (reduction.kind !== 'trial') continue;
      const bundle = settings.bundles.find((sold) => sold.code === reduction.bundle.code);
      const offer = bundle && this.offerOf(saleOf(settings, bundle, country), discount, history);
      // In a currency without a price of its own there is none.
      if (offer && offer.amount < offer.full_amount) answer.trial = { code, bundle: offer };
    }
    return answer;
  }

  private async discountOf(
    memberId: string,
    code: string | undefined,
    country: Country | null,
  ): Promise<{ discount: Discount | undefined; refused: Refusal | null }> {
    if (code === undefined) return { discount: await this.memberDiscounts.active(memberId), refused: null };
    try {
      return { discount: await this.memberDiscounts.named(code, memberId, country), refused: null };
    } catch (error) {
      if (!(error instanceof Problem) || !isRefusal(error.code)) throw error;
      return { discount: await this.memberDiscounts.active(memberId), refused: error.code };
    }
  }

  private async lastOrder(memberId: string, methods: readonly string[]) {
    const last = await this.payments.lastCompletedOf(memberId);
    const { settings } = TenantContext.current();
    const isSold = settings.bundles.some(({ code }) => code === last?.bundle);
    if (!last || !isSold || !methods.includes(last.paymentMethod)) return null;
    const kind = factsOf(last.paymentMethod).keeps;
    const kept = kind && (await this.mandates.standingOf(memberId)).find((one) => one.kind === kind);
    return {
      bundle: last.bundle,
      payment_method: last.paymentMethod,
      mandate: kept ? mandateShapeOf(kept) : null,
    };
  }

  private offerOf(
    sale: Sale & { bundle: Bundle },
    discount: Discount | undefined,
    history: readonly SoldVersion[],
  ): BundleOffer {
    const { message_credits: messageCredits } = TenantContext.current().settings;
    const { bundle, currency, usualCents } = sale;
    const amount = discountedCents(sale, discount);
    return {
      id: bundle.code,
      credits: bundle.credits,
      amount,
      full_amount: usualCents,
      struck_amount: this.struck(history, bundle, currency, amount),
      currency,
      messages: messagesOfBundle(bundle, messageCredits),
      message_price: messagePriceCents({ ...bundle, price_cents: amount }, messageCredits),
    };
  }

  private struck(history: readonly SoldVersion[], bundle: Bundle, currency: Currency, amount: number) {
    return struckCents(priceSpans(history, bundle, currency), this.clock.now(), amount);
  }
}

/** The fees of the payment methods that have one. */
function costsOf(methods: readonly PaymentMethod[], country: Country | null) {
  const { settings } = TenantContext.current();
  const currency = currencyFor(settings, country);
  return Object.fromEntries(
    methods.flatMap((method) => {
      const costs = transactionCosts(settings, method, currency);
      return costs === 0 ? [] : [[method, costs]];
    }),
  );
}

const nothing = { discount: undefined, refused: null };

function isRefusal(code: string): code is Refusal {
  return (refusals as readonly string[]).includes(code);
}
