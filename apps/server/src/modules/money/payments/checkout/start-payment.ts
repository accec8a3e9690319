import { Injectable } from '@nestjs/common';
import type { Country, Currency, Language } from '@kindling/contract/languages';
import { transactionCosts } from '@kindling/contract/money/money';
import { factsOf, movesAmount, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import {
  claimsOf,
  discountedCents,
  isEnough,
  noClaims,
  type Claims,
  type Discount,
  type Sale,
} from '../../discounts/discounts.api.js';
import { MemberDiscounts } from '../bundles/member-discounts.js';
import { OfferedMethods } from '../bundles/offered-methods.js';
import { saleOf } from '../bundles/sale.js';
import { expireAfterSeconds, reconcileDelaysSeconds } from '../payment-rules.js';
import { expirePaymentJob, reconcilePaymentJob } from '../payments.jobs.js';
import { PaymentsRepository, type PaymentRow } from '../payments.repository.js';
import { Checkouts } from './checkouts.js';
import { PayRules } from './pay-rules.js';
import { Payers } from './payers.js';

export interface PaymentOrder {
  memberId: string;
  /** Made by the payer's browser: a repeat is the same payment. */
  clientId: string;
  /** Code of the bundle. */
  bundle: string;
  method: PaymentMethod;
  /** Code of a discount; without effect on a bundle that it does not make cheaper. */
  discount?: string | undefined;
  /** The amounts that the payer was shown, in minor units; absent ones are not compared. */
  shown?: { amount?: number | undefined; currency?: Currency | undefined; costs?: number | undefined };
  /** Id of the payer's bank, one of those that the method lists; without it the provider's page asks. */
  bank?: string | undefined;
  /** The kept account or card that is paid with. */
  mandate?: string | undefined;
  /** Whether the card may be kept for later orders; without effect on other methods. */
  keep?: boolean | undefined;
  /** The payer's country; null when unknown. */
  country: Country | null;
  /** Scheme and host that the payer is on; the way back leads there. */
  origin: string;
}

export interface StartedPayment {
  payment: PaymentRow;
  redirectUrl: string;
}

/**
 * Starts the purchase of a bundle (decisions §7.3). One transaction holds the order, its price, its discount and the
 * promise to ask about it later: apart, a crash could keep some of them.
 */
@Injectable()
export class StartPayment {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly offeredMethods: OfferedMethods,
    private readonly payRules: PayRules,
    private readonly outbox: Outbox,
    private readonly payers: Payers,
    private readonly memberDiscounts: MemberDiscounts,
    private readonly checkouts: Checkouts,
  ) {}

  /**
   * Records the intent, commits, asks the provider for its page, records that. A crash in between leaves a payment
   * that a repeat of the same order goes on with.
   *
   * @throws Problem `not_found` for an unknown bundle; `payment_method_unavailable`, `payment_method_amount`; what
   *   `PayRules` refuses of a mandate; `payment_failed` when the provider
   *   gave no page; `idempotency_conflict` when the client id belongs to another order; `rate_limited`;
   *   what `MemberDiscounts.named` refuses, `discount_minimum`, `discount_method`, `discount_in_use`; `price_changed` when
   *   the payer was shown another price; `account_restricted` for a disabled member, to whom credits are of no use
   */
  async start(order: PaymentOrder): Promise<StartedPayment> {
    const payment =
      (await this.payments.findByClientId(order.memberId, order.clientId)) ?? (await this.record(order));
    if (
      payment.bundle !== order.bundle ||
      payment.paymentMethod !== order.method ||
      payment.mandateId !== (order.mandate ?? null) ||
      (payment.discountCode !== null && payment.discountCode !== order.discount)
    )
      throw problem('idempotency_conflict');
    const { redirectUrl } = await this.checkouts.open(payment, order.origin, order.bank);
    // A provider that asks the payer for nothing has reported the outcome already.
    return { payment: (await this.payments.find(payment.id)) ?? payment, redirectUrl };
  }

  private async record(order: PaymentOrder): Promise<PaymentRow> {
    await this.payRules.requirePayer(order.memberId);
    const { name: provider } = await this.offeredMethods.providerOf(order.method, order.country);
    if (order.bank !== undefined) await this.offeredMethods.requireBank(order.method, order.bank);
    // Guesses are counted outside of the transaction, which checks the code again.
    if (order.discount !== undefined)
      await this.memberDiscounts.named(order.discount, order.memberId, order.country);
    const language = await this.payers.languageOf(order.memberId);
    const claimed = await this.insert(order, { provider, language });
    if (claimed) {
      await this.checkouts.release(order.memberId, claimed, order.origin);
      // Another order may have claimed the discount meanwhile: then this one is refused rather than tried for ever.
      if (await this.insert(order, { provider, language })) throw problem('discount_in_use');
    }
    const payment = await this.payments.findByClientId(order.memberId, order.clientId);
    if (!payment) throw new Error('A payment is gone right after it was recorded');
    return payment;
  }

  /**
   * The order with its price as of this moment: inside the transaction that records it.
   *
   * @throws Problem what `MemberDiscounts.check` refuses, `discount_minimum`, `discount_method`, `price_changed`,
   *   `payment_method_amount`
   */
  private async priced(order: PaymentOrder) {
    const { settings } = TenantContext.current();
    const bundle = settings.bundles.find(({ code }) => code === order.bundle);
    if (!bundle) throw problem('not_found');
    const sale = saleOf(settings, bundle, order.country);
    const discount = await this.discountOf(order, sale);
    const priceCents = discountedCents(sale, discount);
    const costsCents = transactionCosts(settings, order.method, sale.currency);
    const used = discount && priceCents < sale.usualCents ? discount : undefined;
    const { amount = priceCents, currency = sale.currency, costs = costsCents } = order.shown ?? {};
    if (amount !== priceCents || currency !== sale.currency || costs !== costsCents)
      throw problem('price_changed');
    const amountCents = priceCents + costsCents;
    if (!movesAmount(order.method, amountCents)) throw problem('payment_method_amount');
    return {
      bundle: bundle.code,
      credits: bundle.credits,
      amountCents,
      costsCents,
      currency: sale.currency,
      discountCode: used?.code ?? null,
      discountCents: sale.usualCents - priceCents,
      claims: used ? claimsOf(used) : noClaims,
    };
  }

  private async discountOf(order: PaymentOrder, { usualCents }: Sale): Promise<Discount | undefined> {
    const { discount: code, memberId, country, method } = order;
    if (code === undefined) return undefined;
    const discount = await this.memberDiscounts.check(code, memberId, country);
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
      const mandate = await this.payRules.lockMandate(order, known.provider);
      // Its twin may have been first, and would count as another debit.
      if (mandate && (await this.payments.findByClientId(memberId, clientId))) return undefined;
      const { claims, ...priced } = await this.priced(order);
      await this.payRules.requireDebit(mandate, priced.amountCents);
      const means = {
        mandateId: mandate?.id ?? null,
        keepsCard: order.keep === true && !mandate && factsOf(paymentMethod).keeps === 'card',
      };
      const row = { memberId, clientId, paymentMethod, country, ...means, ...priced, ...claims, ...known };
      const inserted = await this.payments.insert(row);
      if (typeof inserted === 'object') await this.askLater(inserted.id, paymentMethod);
      return inserted === 'discount_claimed' ? claims : undefined;
    });
  }

  private async askLater(paymentId: string, method: PaymentMethod): Promise<void> {
    for (const delay of reconcileDelaysSeconds)
      await this.outbox.add(reconcilePaymentJob, { paymentId }, delay);
    await this.outbox.add(expirePaymentJob, { paymentId }, expireAfterSeconds('created', method));
  }
}
