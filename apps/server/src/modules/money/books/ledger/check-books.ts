import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Clock } from '../../../../ports/clock.js';
import { CreditsApi, type LedgerFinding } from '../../../credits/credits.api.js';
import { CompareWithProviders, type ProviderDifference } from '../../payments/payments.api.js';
import { checkBooksJob } from './books.jobs.js';
import { BooksRepository } from './books.repository.js';
import { DifferencesRepository, type FoundDifference } from './differences.repository.js';

/** More than anybody works through; what is left is found by the next check. */
const mostKept = 1000;

/** Checks the books of the current brand as `ledger:verify` does, and keeps what it found. */
@Injectable()
@JobHandler(checkBooksJob)
export class CheckBooks implements HandlesJob<object> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly credits: CreditsApi,
    private readonly compareWithProviders: CompareWithProviders,
    private readonly books: BooksRepository,
    private readonly differences: DifferencesRepository,
  ) {}

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
