import { z } from 'zod';
import { bookAccounts } from '../book-accounts.js';
import { currencies } from '../../languages.js';
import { route } from '../../route.js';
import { listQuery } from '../../console/list-query.js';
import { cents, id, instant, rowKey, tenantId } from '../../values.js';
import { postingCauses } from '../../credits/calls/credits.js';

export const bookCheck = z.strictObject({
  checked_at: instant,
  accounts: z.int().nonnegative(),
  postings: z.int().nonnegative(),
  /** Credits on each account; together with the wallets they sum to zero. */
  balances: z.strictObject({ sales: z.int(), usage: z.int(), grants: z.int(), wallets: z.int() }),
});

export const getBooks = route('getBooks', {
  summary: "A brand's accounts as of the last check, and how many differences wait.",
  access: 'staff:books:read',
  params: z.strictObject({ id: tenantId }),
  response: z.strictObject({
    id: tenantId,
    /** Null before the first check. */
    check: bookCheck.nullable(),
    open_differences: z.int().nonnegative(),
    /** Payments and refunds of members, by currency, over all time. */
    money: z.array(
      z.strictObject({ currency: z.enum(currencies), paid: cents, refunded: cents, charged_back: cents }),
    ),
  }),
  problems: ['not_found'],
});

export const checkBooks = route('checkBooks', {
  summary: "Has a brand's ledger verified and its payments compared with the providers' lists, soon.",
  access: 'staff:books:read',
  params: z.strictObject({ id: tenantId }),
  response: z.strictObject({ done: z.literal(true) }),
  problems: ['not_found'],
});

export const postingListColumns = ['created_at'] as const;
export const postingListFilter = z.strictObject({
  /** Without a brand the list is empty. */
  tenant: tenantId.optional(),
  /** One of the brand's own accounts, or the number of a wallet; sales by default. */
  account: z.union([z.enum(bookAccounts), id]).optional(),
  cause: z.enum(postingCauses).optional(),
});

export const bookPosting = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  /** Numbers of wallets, or names of the brand's accounts. */
  debit: z.string(),
  credit: z.string(),
  /** In credits, from `debit` to `credit`. */
  amount: z.int(),
  cause: z.enum(postingCauses),
  /** Order number of the payment, as on receipts, and its id; null for none. */
  order: z.string().nullable(),
  payment: id.nullable(),
  created_at: instant,
});
export type BookPosting = z.output<typeof bookPosting>;

export const listPostings = route('listPostings', {
  summary: "The statement of one account of a brand's ledger, newest first unless asked otherwise.",
  access: 'staff:books:read',
  query: listQuery,
  list: { columns: postingListColumns, filter: postingListFilter },
  response: z.array(bookPosting),
  problems: ['not_found', 'validation_failed'],
});

export const differenceSources = ['ledger', 'provider'] as const;
export const differenceColumns = ['first_seen_at'] as const;
export const differenceFilter = z.strictObject({
  tenant: tenantId.optional(),
  open: z.boolean().optional(),
  source: z.enum(differenceSources).optional(),
});

export const bookDifference = z.strictObject({
  id: rowKey,
  tenant: tenantId,
  source: z.enum(differenceSources),
  kind: z.string(),
  /** An id, a wallet's number, or a provider's own id of a payment. */
  subject: z.string(),
  /** The payment concerned, if it is one of ours. */
  payment: id.nullable(),
  ours: z.string(),
  theirs: z.string(),
  first_seen_at: instant,
  last_seen_at: instant,
  settled_at: instant.nullable(),
  /** Who settled it; null while open, and where a later check no longer found it. */
  settled_by: z.string().nullable(),
  note: z.string().nullable(),
});
export type BookDifference = z.output<typeof bookDifference>;

export const listDifferences = route('listDifferences', {
  summary: 'What the checks of the books found, of the brands the staff member was given.',
  access: 'staff:books:read',
  query: listQuery,
  list: { columns: differenceColumns, filter: differenceFilter },
  response: z.array(bookDifference),
  problems: ['not_found', 'validation_failed'],
});

export const settleDifference = route('settleDifference', {
  summary:
    'Notes what a difference was and takes it off the list; a check that finds it again opens a new one. A settled one stays as it is.',
  access: 'staff:books:read',
  params: z.strictObject({ id: rowKey }),
  body: z.strictObject({ note: z.string().trim().min(3).max(300) }),
  response: bookDifference,
  problems: ['not_found'],
});
