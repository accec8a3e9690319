import { Inject, Injectable } from '@nestjs/common';
import { endpointPath } from '@kindling/contract/endpoints';
import type { Language } from '@kindling/contract/languages';
import { localizedPath } from '@kindling/contract/paths';
import type { PaymentMethod } from '@kindling/contract/payment-methods';
import { Database } from '../../kernel/database/database.js';
import { problem } from '../../kernel/http/problem.js';
import { LOG, type Log } from '../../kernel/log.js';
import { Outbox } from '../../kernel/outbox/outbox.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { Clock } from '../../ports/clock.js';
import { PaymentProvider, type Checkout } from '../../ports/payment-provider.js';
import { AccountsApi } from '../accounts/accounts.api.js';
import { reconcileDelaysSeconds } from './payment-rules.js';
import { reconcilePaymentJob } from './payments.jobs.js';
import { PaymentsRepository, type PaymentRow } from './payments.repository.js';

export interface PaymentOrder {
  memberId: string;
  /** Made by the payer's browser: a repeat is the same payment. */
  clientId: string;
  /** Code of the bundle. */
  bundle: string;
  method: PaymentMethod;
  /** Scheme and host that the payer is on; the way back leads there. */
  origin: string;
}

export interface StartedPayment {
  payment: PaymentRow;
  redirectUrl: string;
}

/** Far more than anybody buys; each start costs a call to the provider and its jobs. */
const newPaymentsPerHour = 30;

/** Starts the purchase of a bundle (decisions §7.3). */
@Injectable()
export class StartPayment {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
    @Inject(PaymentProvider) private readonly provider: PaymentProvider,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountsApi) private readonly accounts: AccountsApi,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Records the intent, commits, asks the provider for its page, records that. A crash in between leaves a payment
   * that a repeat of the same order goes on with.
   *
   * @throws Problem `not_found` for an unknown bundle; `payment_method_unavailable`; `payment_failed` when the provider
   *   gave no page; `idempotency_conflict` when the client id stands for another order; `rate_limited`
   */
  async start(order: PaymentOrder): Promise<StartedPayment> {
    const payment =
      (await this.payments.findByClientId(order.memberId, order.clientId)) ?? (await this.record(order));
    if (payment.bundle !== order.bundle || payment.paymentMethod !== order.method)
      throw problem('idempotency_conflict');
    if (payment.redirectUrl !== null) return { payment, redirectUrl: payment.redirectUrl };
    const checkout = await this.openCheckout(payment, order.origin);
    await this.payments.recordCheckout(payment.id, checkout);
    return { payment, redirectUrl: checkout.redirectUrl };
  }

  private async record(order: PaymentOrder): Promise<PaymentRow> {
    const { settings } = TenantContext.current();
    const bundle = settings.bundles.find(({ code }) => code === order.bundle);
    if (!bundle) throw problem('not_found');
    if (!settings.payment_methods.includes(order.method) || !this.provider.supports(order.method))
      throw problem('payment_method_unavailable');
    await this.requireModeration(order.memberId);
    const language = await this.languageOf(order.memberId);
    await this.database.inTransaction(async () => {
      const paymentId = await this.payments.insert({
        memberId: order.memberId,
        clientId: order.clientId,
        bundle: bundle.code,
        credits: bundle.credits,
        amountCents: bundle.price_cents,
        currency: settings.currency,
        paymentMethod: order.method,
        language,
        provider: this.provider.name,
      });
      // Undefined: the same order came twice at once, and the other one was first.
      if (paymentId === undefined) return;
      for (const delay of reconcileDelaysSeconds)
        await this.outbox.add(reconcilePaymentJob, { paymentId }, delay);
    });
    const payment = await this.payments.findByClientId(order.memberId, order.clientId);
    if (!payment) throw new Error('A payment is gone right after it was recorded');
    return payment;
  }

  private async openCheckout(payment: PaymentRow, origin: string): Promise<Checkout> {
    const domain = TenantContext.current().settings.domain_language;
    const returnPath = localizedPath('transactions', payment.language, domain, { id: payment.id });
    try {
      return await this.provider.createCheckout({
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

  /** Counted in the database and not per call: repeats of one order, however many at once, are one payment. */
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
