import { Injectable } from '@nestjs/common';
import type { PostingCause } from '@kindling/contract/credits/calls/credits';
import { Database } from '../../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../../kernel/database/lists/keyset.js';
import { columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import { LedgerPostingEntity } from '../../../credits/credits.api.js';

const posting = columnsOf(
  LedgerPostingEntity,
  ['id', 'debitAccount', 'creditAccount', 'amount', 'cause', 'causeId', 'createdAt'],
  'p',
);
export type BookedPosting = RowOf<typeof posting>;

const keyset = new Keyset<BookedPosting>([
  ['p.created_at', (row) => row.createdAt],
  ['p.id', (row) => row.id],
]);

export interface AccountStatement extends PageRequest {
  /** A wallet's number, or the name of one of the brand's accounts. */
  account: string;
  cause?: PostingCause | undefined;
}

/** Rows are counted up to this many on either side. */
const cap = 5000;
const sides = ['debit_account', 'credit_account'] as const;

/**
 * The statement of one account, in the current brand. What came and what went are two indexes, each in the list's order, so
 * a page costs two short reads however long the ledger is.
 */
@Injectable()
export class PostingsRepository {
  constructor(private readonly database: Database) {}

  async page({ account, cause, ...asked }: AccountStatement): Promise<KeysetPage<BookedPosting>> {
    // One more of each than is shown: it says whether another page follows.
    const request = { ...asked, limit: asked.limit + 1 };
    const read = await Promise.all(
      sides.map((side) => {
        const where = `p.tenant_id = :tenant AND p.${side} = :account${cause ? ' AND p.cause = :cause' : ''}`;
        const rows = {
          shape: posting,
          from: `ledger_posting p WHERE ${where}`,
          parameters: { account, cause },
          cap,
        };
        return keyset.read(this.database, rows, request);
      }),
    );
    const found = read.flatMap(({ rows }) => rows);
    const total = read.reduce((sum, side) => sum + side.total, 0);
    const sign = asked.direction === 'ASC' ? 1 : -1;
    found.sort(
      (one, other) =>
        sign * (one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1)),
    );
    return keyset.page(found, total, asked);
  }
}
