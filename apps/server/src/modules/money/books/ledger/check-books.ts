import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { DailyJobs } from '../../../../kernel/outbox/daily-jobs.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Clock } from '../../../../ports/clock.js';
import { CreditsApi, type LedgerFinding } from '../../../credits/credits.api.js';
import { CompareWithProviders, type ProviderDifference } from '../../payments/payments.api.js';
import { BooksRepository } from './books.repository.js';
import { DifferencesRepository, type FoundDifference } from './differences.repository.js';

/** Verifies a brand's ledger and compares its payments with the providers' lists. */
export const checkBooksJob = defineJob('books.check', z.strictObject({}), { subject: null });

/** After the day's reconciling, which applies what the lists know better: only the rest is for people. */
const behindReconcilingSeconds = 3600;
/** More than anyone works through; the next check finds the rest. */
const mostKept = 1000;

/** Checks the books of the current brand as `ledger:verify` does, and keeps what it found; of each brand once a day. */
@Injectable()
@Sweep('checks of the books')
@JobHandler(checkBooksJob)
export class CheckBooks implements Sweeps, HandlesJob<object> {
  constructor(
    private readonly dailyJobs: DailyJobs,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly credits: CreditsApi,
    private readonly compareWithProviders: CompareWithProviders,
    private readonly books: BooksRepository,
    private readonly differences: DifferencesRepository,
  ) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.dailyJobs.begin(checkBooksJob, now, atMost, behindReconcilingSeconds);
  }

  /** @throws Error when a provider can't be reached; the job is tried again */
  async handle(): Promise<void> {
    const { accounts, postings, findings } = await this.credits.verifyLedger(TenantContext.id());
    const balances = await this.books.balances();
    const lists = await this.compareWithProviders.differences();
    const found = [...findings.map(ofLedger), ...lists.map(ofProvider)].slice(0, mostKept);
    const lastCheck = (await this.books.lastCheck())?.checkedAt;
    const checkedAt = this.clock.now();
    await this.database.inTransaction(async () => {
      await this.differences.record(found, checkedAt, lastCheck);
      await this.books.storeCheck({ checkedAt, accounts, postings: String(postings), ...balances });
    });
  }
}

const aboutPayments: ReadonlySet<LedgerFinding['kind']> = new Set([
  'payment_not_credited_once',
  'returned_credits_differ',
  'refunded_money_differs',
]);

function ofLedger({ kind, id, expected, actual }: LedgerFinding): FoundDifference {
  const paymentId = aboutPayments.has(kind) ? id : null;
  return { source: 'ledger', kind, subject: id, paymentId, ours: `${actual}`, theirs: `${expected}` };
}

function ofProvider({ kind, reference, paymentId, ours, theirs }: ProviderDifference): FoundDifference {
  return { source: 'provider', kind, subject: reference, paymentId, ours, theirs };
}
