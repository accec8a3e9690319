import { Injectable } from '@nestjs/common';
import { paymentMethods } from '@kindling/contract/money/payment-methods';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { DailyJobs } from '../../../../kernel/outbox/daily-jobs.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Clock } from '../../../../ports/clock.js';
import type { ListedPayment, PaymentOutcome, PaymentProvider } from '../../../../ports/payment-provider.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { reconcileListsJob } from '../payments.jobs.js';
import { PaymentsRepository, type PaymentRow } from '../payments.repository.js';
import { Refunds } from '../refunds/refunds.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { PaymentEvents } from '../webhooks/payment-events.js';

/** A difference between our books and a provider's. */
export interface ProviderDifference {
  kind: 'status_differs' | 'amount_differs' | 'refunds_differ' | 'unknown_to_us' | 'unknown_to_provider';
  provider: string;
  reference: string;
  /** Ours; null where we know none. */
  paymentId: string | null;
  /** A state, or minor units with their currency. */
  ours: string;
  theirs: string;
}

/** How far back the lists are compared. */
const daysBack = 90;
const dayMs = 86_400_000;

/**
 * Compares our payments with the lists of their providers, in the current brand. Each brand's lists are read once a day: a
 * bank takes money back weeks after we asked for the last time, and the message about it may be lost. The same news twice
 * is one event.
 */
@Injectable()
@Sweep('lists of payment providers')
@JobHandler(reconcileListsJob)
export class CompareWithProviders implements Sweeps, HandlesJob<object> {
  constructor(
    private readonly dailyJobs: DailyJobs,
    private readonly clock: Clock,
    private readonly paymentProviders: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly refundsRepository: RefundsRepository,
    private readonly paymentEvents: PaymentEvents,
    private readonly refunds: Refunds,
  ) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.dailyJobs.begin(reconcileListsJob, now, atMost);
  }

  /** Everything that differs, for all providers; it only reads. */
  async differences(): Promise<ProviderDifference[]> {
    const found: ProviderDifference[] = [];
    for (const provider of this.serving()) {
      const listed = new Set<string>();
      for await (const page of provider.listPayments(this.since())) {
        for (const theirs of page) {
          listed.add(theirs.reference);
          found.push(...(await this.compare(provider, theirs)));
        }
      }
      found.push(...(await this.missing(provider.name, listed)));
    }
    return found;
  }

  /**
   * Applies what the lists know and we do not: states of payments and of our open refunds. Any other difference, such as a
   * sum, is for people to look at.
   */
  async handle(): Promise<void> {
    for (const provider of this.serving()) {
      if ((await this.payments.startedSince(provider.name, this.since())).length === 0) continue;
      for await (const page of provider.listPayments(this.since()))
        for (const theirs of page) await this.take(provider, theirs);
    }
  }

  private async take(provider: PaymentProvider, { reference, status }: ListedPayment): Promise<void> {
    const payment = await this.payments.findByReference(provider.name, reference);
    if (!payment) return;
    for (const { id, status: ours } of await this.refundsRepository.ofPayments([payment.id])) {
      if (ours !== 'pending') continue;
      const outcome = await provider.refundStatus(reference, id);
      if (outcome) await this.refunds.apply(id, outcome);
    }
    if (status === 'open' || agrees(payment, status)) return;
    await this.paymentEvents.apply(
      provider.name,
      { eventId: `listed:${reference}:${status}`, reference, status },
      'reconcile',
    );
  }

  private async compare(provider: PaymentProvider, theirs: ListedPayment): Promise<ProviderDifference[]> {
    const { reference } = theirs;
    const payment = await this.payments.findByReference(provider.name, reference);
    const at = { provider: provider.name, reference, paymentId: payment?.id ?? null };
    if (!payment) return [{ kind: 'unknown_to_us', ...at, ours: '', theirs: theirs.status }];
    const found: ProviderDifference[] = [];
    if (!agrees(payment, theirs.status))
      found.push({ kind: 'status_differs', ...at, ours: payment.status, theirs: theirs.status });
    const amounts = {
      ours: `${payment.amountCents} ${payment.currency}`,
      theirs: `${theirs.amountCents} ${theirs.currency}`,
    };
    if (amounts.ours !== amounts.theirs) found.push({ kind: 'amount_differs', ...at, ...amounts });
    const refunded = (await this.refundsRepository.ofPayments([payment.id]))
      .filter(({ status }) => status === 'completed')
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (refunded !== theirs.refundedCents)
      found.push({ kind: 'refunds_differ', ...at, ours: `${refunded}`, theirs: `${theirs.refundedCents}` });
    return found;
  }

  /** Ours that the provider does not list. It was asked to forget those of erased members. */
  private async missing(provider: string, listed: ReadonlySet<string>): Promise<ProviderDifference[]> {
    const ours = await this.payments.startedSince(provider, this.since());
    return ours.flatMap(({ id: paymentId, providerReference: reference, status }) =>
      reference === null || listed.has(reference)
        ? []
        : [
            {
              kind: 'unknown_to_provider' as const,
              provider,
              reference,
              paymentId,
              ours: status,
              theirs: '',
            },
          ],
    );
  }

  /** Providers that payers of this brand can pay with; others may not know the brand and can't be asked. */
  private serving(): PaymentProvider[] {
    return this.paymentProviders.all.filter((provider) =>
      paymentMethods.some((method) => provider.supports(method)),
    );
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - daysBack * dayMs);
  }
}

/** A provider's possible states of a payment that expired here because the provider never ended it. */
const neverEnded: readonly (PaymentOutcome | 'open')[] = ['open', 'pending', 'cancelled'];

/** Whether our state agrees with the provider's. Refunds are no state in the lists; they are compared by their sums. */
function agrees({ status }: PaymentRow, theirs: PaymentOutcome | 'open'): boolean {
  if (status === 'expired' && neverEnded.includes(theirs)) return true;
  return theirs === 'open' ? status === 'created' : status === theirs;
}
