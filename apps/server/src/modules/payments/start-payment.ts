import { Inject, Injectable } from '@nestjs/common';
import type { Country, Currency, Language } from '@kindling/contract/languages';
import { currencyFor } from '@kindling/contract/money';
import type { PaymentMethod } from '@kindling/contract/payment-methods';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import { Outbox } from '../../kernel/outbox/outbox.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { Clock } from '../../ports/clock.js';
import { PaymentProviders } from '../../ports/payment-providers.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import {
  claimsOf,
  discountedCents,
  isEnough,
  noClaims,
  type Claims,
  type Discount,
  type Sale,
} from '../discounts/discounts.api.js';
import { MemberDiscounts } from './member-discounts.js';
import { methodsIn } from '@kindling/contract/method-countries';
import { PayerLanguage } from './payer-language.js';
import { OpenCheckout } from './open-checkout.js';
import { reconcileDelaysSeconds } from './payment-rules.js';
import { reconcilePaymentJob } from './payments.jobs.js';
import { PaymentsRepository, type PaymentRow } from './payments.repository.js';
import { ReleaseDiscount } from './release-discount.js';
import { saleOf } from './sale.js';

export interface PaymentOrder {
  memberId: string;
  /** Made by the payer's browser: a repeat is the same payment. */
  clientId: string;
  /** Code of the bundle. */
  bundle: string;
  method: PaymentMethod;
  /** Code of a discount; without effect on a bundle that it does not make cheaper. */
  discount?: string | undefined;
  /** What the payer was shown, in minor units; not compared where they are not told. */
  shown?: { amount?: number | undefined; currency?: Currency | undefined };
  /** Where they pay from; null when nobody knows. */
  country: Country | null;
  /** Scheme and host that the payer is on; the way back leads there. */
  origin: string;
}

export interface StartedPayment {
  payment: PaymentRow;
  redirectUrl: string;
}

/** Far more than anybody buys. There is a limit because each start costs a call to the provider and some jobs. */
const newPaymentsPerHour = 30;

/**
 * Starts the purchase of a bundle (decisions §7.3). It has ten parts because one transaction holds the order, its price,
 * its discount and the promise to ask about it later: apart, a crash could keep some of them.
 */
@Injectable()
export class StartPayment {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PayerLanguage) private readonly languages: PayerLanguage,
    @Inject(MemberDiscounts) private readonly discounts: MemberDiscounts,
    @Inject(ReleaseDiscount) private readonly releases: ReleaseDiscount,
    @Inject(OpenCheckout) private readonly checkouts: OpenCheckout,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
  ) {}

  /**
   * Records the intent, commits, asks the provider for its page, records that. A crash in between leaves a payment
   * that a repeat of the same order goes on with.
   *
   * @throws Problem `not_found` for an unknown bundle; `payment_method_unavailable`; `payment_failed` when the provider
   *   gave no page; `idempotency_conflict` when the client id stands for another order; `rate_limited`;
   *   what `MemberDiscounts.named` refuses, `discount_minimum`, `discount_method`, `discount_in_use`; `price_changed` when
   *   the payer was shown another price; `account_restricted` for a disabled member, to whom credits are of no use
   */
  async start(order: PaymentOrder): Promise<StartedPayment> {
    const payment =
      (await this.payments.findByClientId(order.memberId, order.clientId)) ?? (await this.record(order));
    if (
      payment.bundle !== order.bundle ||
      payment.paymentMethod !== order.method ||
      (payment.discountCode !== null && payment.discountCode !== order.discount)
    )
      throw problem('idempotency_conflict');
    const { redirectUrl } = await this.checkouts.open(payment, order.origin);
    return { payment, redirectUrl };
  }

  private async record(order: PaymentOrder): Promise<PaymentRow> {
    const provider = this.providerOf(order);
    await this.profiles.requireUnrestricted(order.memberId);
    await this.requireModeration(order.memberId);
    // Guesses are counted outside of the transaction, which checks the code again.
    if (order.discount !== undefined)
      await this.discounts.named(order.discount, order.memberId, order.country);
    const language = await this.languages.of(order.memberId);
    const claimed = await this.insert(order, { provider, language });
    if (claimed) {
      await this.releases.release(order.memberId, claimed, order.origin);
      // Another order may have claimed the discount meanwhile. They are told so, rather than tried for ever.
      if (await this.insert(order, { provider, language })) throw problem('discount_in_use');
    }
    const payment = await this.payments.findByClientId(order.memberId, order.clientId);
    if (!payment) throw new Error('A payment is gone right after it was recorded');
    return payment;
  }

  /** @returns the name of who provides the method */
  private providerOf({ method, country }: PaymentOrder): string {
    const { settings } = TenantContext.current();
    const offered = methodsIn(null, settings.payment_methods, currencyFor(settings, country));
    const provider = offered.includes(method) ? this.providers.offering(method) : undefined;
    if (!provider) throw problem('payment_method_unavailable');
    return provider.name;
  }

  /**
   * The order with its price as of this moment: inside the transaction that records it.
   *
   * @throws Problem what `MemberDiscounts.check` refuses, `discount_minimum`, `discount_method`, `price_changed`
   */
  private async priced(order: PaymentOrder) {
    const { settings } = TenantContext.current();
    const bundle = settings.bundles.find(({ code }) => code === order.bundle);
    if (!bundle) throw problem('not_found');
    const sale = saleOf(settings, bundle, order.country);
    const discount = await this.discountOf(order, sale);
    const amountCents = discountedCents(sale, discount);
    const used = discount && amountCents < sale.usualCents ? discount : undefined;
    const { amount = amountCents, currency = sale.currency } = order.shown ?? {};
    if (amount !== amountCents || currency !== sale.currency) throw problem('price_changed');
    return {
      bundle: bundle.code,
      credits: bundle.credits,
      amountCents,
      currency: sale.currency,
      discountCode: used?.code ?? null,
      discountCents: sale.usualCents - amountCents,
      claims: used ? claimsOf(used) : noClaims,
    };
  }

  private async discountOf(order: PaymentOrder, { usualCents }: Sale): Promise<Discount | undefined> {
    const { discount: code, memberId, country, method } = order;
    if (code === undefined) return undefined;
    const discount = await this.discounts.check(code, memberId, country);
    const { methods, minimum } = discount;
    if (methods && !methods.includes(method)) throw problem('discount_method');
    if (minimum && !isEnough(discount, usualCents))
      throw problem('discount_minimum', { minimum: minimum.cents, currency: minimum.currency });
    return discount;
  }

  /** @returns what another payment holds of the discount; undefined when this one is recorded, now or by its twin */
  private insert(
    order: PaymentOrder,
    known: { provider: string; language: Language },
  ): Promise<Claims | undefined> {
    return this.database.inTransaction(async () => {
      const { memberId, clientId, method: paymentMethod, country } = order;
      const { claims, ...priced } = await this.priced(order);
      const row = { memberId, clientId, paymentMethod, country, ...priced, ...claims, ...known };
      const inserted = await this.payments.insert(row);
      if (typeof inserted === 'object')
        for (const delay of reconcileDelaysSeconds)
          await this.outbox.add(reconcilePaymentJob, { paymentId: inserted.id }, delay);
      return inserted === 'discount_claimed' ? claims : undefined;
    });
  }

  /** Counts payments in the database and not calls: an order that is repeated is one payment. */
  private async requireModeration(memberId: string): Promise<void> {
    const hourAgo = new Date(this.clock.now().getTime() - 3_600_000);
    if ((await this.payments.countSince(memberId, hourAgo)) >= newPaymentsPerHour)
      throw problem('rate_limited', { retry_after: 3600 });
  }
}
