import { Injectable } from '@nestjs/common';
import { orderNumber } from '@kindling/contract/money/order-number';
import type { Answer } from '@kindling/contract/route';
import type { BookDifference, BookPosting, getBooks } from '@kindling/contract/money/calls/books';
import type { PostingCause } from '@kindling/contract/credits/calls/credits';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { StaffApi, AuditLog } from '../../../console/staff/staff.api.js';
import { BooksRepository, type BookCheck } from './books.repository.js';
import { checkBooksJob } from './check-books.js';
import { DifferencesRepository, type ListedDifference } from './differences.repository.js';
import type { BookedPosting } from './postings.repository.js';

/** A check reads a whole ledger and a provider's list. */
const checks = { name: 'book-checks', points: 12, seconds: 3600 };

/** The books of the current brand for staff: shown, checked, and their differences settled, with entries in the audit log. */
@Injectable()
export class BooksDesk {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly database: Database,
    private readonly booksRepository: BooksRepository,
    private readonly differencesRepository: DifferencesRepository,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly staff: StaffApi,
  ) {}

  async books(): Promise<Answer<typeof getBooks>> {
    const check = await this.booksRepository.lastCheck();
    return {
      id: TenantContext.id(),
      check: check ? toCheck(check) : null,
      open_differences: await this.differencesRepository.countOpen(),
      money: (await this.booksRepository.money()).map(({ currency, paid, refunded, chargedBack }) => ({
        ...{ currency, paid, refunded },
        charged_back: chargedBack,
      })),
    };
  }

  async differences(rows: readonly ListedDifference[]): Promise<BookDifference[]> {
    const names = await this.staff.names(rows.flatMap(({ settledBy }) => settledBy ?? []));
    return rows.map((row) => ({
      id: `${row.tenantId}:${row.id}`,
      ...{ tenant: row.tenantId, source: row.source, kind: row.kind, subject: row.subject },
      ...{ payment: row.paymentId, ours: row.ours, theirs: row.theirs, note: row.note },
      first_seen_at: row.firstSeenAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      settled_at: row.settledAt?.toISOString() ?? null,
      settled_by: row.settledBy === null ? null : (names.get(row.settledBy) ?? row.settledBy),
    }));
  }

  /** @throws Problem `not_found` */
  async difference(id: string): Promise<BookDifference> {
    const row = await this.differencesRepository.find(id);
    const [shown] = row ? await this.differences([{ ...row, tenantId: TenantContext.id() }]) : [];
    if (!shown) throw problem('not_found');
    return shown;
  }

  /** Has the books checked by a worker. @throws Problem `rate_limited` */
  async check({ staffId }: StaffCaller): Promise<void> {
    await this.limits.consumeOnConsole(checks, staffId);
    await this.database.inTransaction(async () => {
      await this.outbox.add(checkBooksJob, {});
      await this.auditLog.record({ staffId, action: 'books.checked', tenantId: TenantContext.id() });
    });
  }

  /** Settles a difference; a settled one stays as it is. @throws Problem `not_found` */
  async settle(id: string, note: string, { staffId }: StaffCaller): Promise<void> {
    const tenantId = TenantContext.id();
    await this.database.inTransaction(async () => {
      const known = await this.differencesRepository.lock(id);
      if (!known) throw problem('not_found');
      if (known.settledAt !== null) return;
      await this.differencesRepository.settle(id, staffId, note);
      await this.auditLog.record({
        ...{ staffId, action: 'difference.settled', tenantId },
        subjects: [`${tenantId}:${id}`],
      });
    });
  }
}

/** Postings whose cause is a payment. */
const paymentCauses: ReadonlySet<PostingCause> = new Set([
  'purchase',
  'refund',
  'refund_failed',
  'chargeback',
]);

export function toPosting(tenantId: string, row: BookedPosting): BookPosting {
  const payment = paymentCauses.has(row.cause) ? row.causeId : null;
  return {
    id: `${tenantId}:${row.id}`,
    ...{ tenant: tenantId, debit: row.debitAccount, credit: row.creditAccount },
    ...{ amount: row.amount, cause: row.cause, payment, order: payment && orderNumber(payment) },
    created_at: row.createdAt.toISOString(),
  };
}

function toCheck(check: BookCheck): NonNullable<Answer<typeof getBooks>['check']> {
  const { checkedAt, accounts, postings, sales, used, granted, wallets } = check;
  return {
    checked_at: checkedAt.toISOString(),
    accounts,
    postings: Number(postings),
    balances: {
      sales: Number(sales),
      usage: Number(used),
      grants: Number(granted),
      wallets: Number(wallets),
    },
  };
}
