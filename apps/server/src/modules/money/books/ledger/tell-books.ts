import { Injectable } from '@nestjs/common';
import { orderNumber } from '@kindling/contract/money/order-number';
import type { Answer } from '@kindling/contract/route';
import type { BookDifference, BookPosting, getBooks } from '@kindling/contract/money/calls/books';
import type { PostingCause } from '@kindling/contract/credits/calls/credits';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { StaffApi } from '../../../console/staff/staff.api.js';
import { BooksRepository, type BookCheck } from './books.repository.js';
import { DifferencesRepository, type ListedDifference } from './differences.repository.js';
import type { BookedPosting } from './postings.repository.js';

/** The books as the console shows them. */
@Injectable()
export class TellBooks {
  constructor(
    private readonly booksRepository: BooksRepository,
    private readonly differencesRepository: DifferencesRepository,
    private readonly staff: StaffApi,
  ) {}

  /** Of the current brand. */
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

  /** One of the current brand. @throws Problem `not_found` */
  async difference(id: string): Promise<BookDifference> {
    const row = await this.differencesRepository.find(id);
    const [told] = row ? await this.differences([{ ...row, tenantId: TenantContext.id() }]) : [];
    if (!told) throw problem('not_found');
    return told;
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
