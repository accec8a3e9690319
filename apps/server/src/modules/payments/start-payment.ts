import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/payment-methods';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import { Outbox } from '../../kernel/outbox/outbox.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { Clock } from '../../ports/clock.js';
import { PaymentProviders } from '../../ports/payment-providers.js';
import { AccountsApi } from '../accounts/accounts.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { DiscountsApi, discountedCents, type Discount } from '../discounts/discounts.api.js';
import { OpenCheckout } from './open-checkout.js';
import { reconcileDelaysSeconds } from './payment-rules.js';
import { reconcilePaymentJob } from './payments.jobs.js';
import { PaymentsRepository, type NewPayment, type PaymentRow } from './payments.repository.js';
import { ReleaseDiscount } from './release-discount.js';

export interface PaymentOrder {
  memberId: string;
  /** Made by the payer's browser: a repeat is the same payment. */
  clientId: string;
  /** Code of the bundle. */
  bundle: string;
  method: PaymentMethod;
  /** Code of a discount; without effect on a bundle that it does not make cheaper. */
  discount?: string | undefined;
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
    @Inject(AccountsApi) private readonly accounts: AccountsApi,
    @Inject(DiscountsApi) private readonly discounts: DiscountsApi,
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
   *   `discount_not_found`, `discount_used`, `discount_in_use`; `account_restricted` for a disabled member, to whom
   *   credits are of no use
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
    const { settings } = TenantContext.current();
    const bundle = settings.bundles.find(({ code }) => code === order.bundle);
    if (!bundle) throw problem('not_found');
    const provider = settings.payment_methods.includes(order.method)
      ? this.providers.offering(order.method)
      : undefined;
    if (!provider) throw problem('payment_method_unavailable');
    await this.profiles.requireUnrestricted(order.memberId);
    await this.requireModeration(order.memberId);
    const discount = await this.discountOf(order);
    const amountCents = discountedCents(bundle, discount);
    const row: NewPayment = {
      memberId: order.memberId,
      clientId: order.clientId,
      bundle: bundle.code,
      credits: bundle.credits,
      amountCents,
      discountCode: discount && amountCents < bundle.price_cents ? discount.code : null,
      discountCents: bundle.price_cents - amountCents,
      currency: settings.currency,
      paymentMethod: order.method,
      language: await this.languageOf(order.memberId),
      provider: provider.name,
    };
    if (!(await this.insert(row)) && row.discountCode !== null) {
      await this.releases.release(order.memberId, row.discountCode, order.origin);
      // Another order of theirs may have claimed the discount meanwhile. They are told so, rather than tried for ever.
      if (!(await this.insert(row))) throw problem('discount_in_use');
    }
    const payment = await this.payments.findByClientId(order.memberId, order.clientId);
    if (!payment) throw new Error('A payment is gone right after it was recorded');
    return payment;
  }

  private async discountOf({ memberId, discount }: PaymentOrder): Promise<Discount | undefined> {
    if (discount === undefined) return undefined;
    return this.discounts.find(discount, await this.payments.discountsUsed(memberId));
  }

  /** @returns false when another payment has the discount; true for the same order twice at once, whichever was first */
  private insert(row: NewPayment): Promise<boolean> {
    return this.database.inTransaction(async () => {
      const inserted = await this.payments.insert(row);
      if (typeof inserted === 'object')
        for (const delay of reconcileDelaysSeconds)
          await this.outbox.add(reconcilePaymentJob, { paymentId: inserted.id }, delay);
      return inserted !== 'discount_claimed';
    });
  }

  /** Counts payments in the database and not calls: an order that is repeated is one payment. */
  private async requireModeration(memberId: string): Promise<void> {
    const hourAgo = new Date(this.clock.now().getTime() - 3_600_000);
    if ((await this.payments.countSince(memberId, hourAgo)) >= newPaymentsPerHour)
      throw problem('rate_limited', { retry_after: 3600 });
  }

  /** The payer's language where the brand offers it. */
  private async languageOf(memberId: string): Promise<Language> {
    const { settings } = TenantContext.current();
    const language = (await this.accounts.find(memberId))?.language;
    return language && settings.locales.includes(language) ? language : settings.domain_language;
  }
}
