import { bookAccounts, type BookAccount } from '@kindling/contract/book-accounts';
import type { BookPosting } from '@kindling/contract/routes/books';
import type { PostingCause } from '@kindling/contract/routes/credits';

export const accountNames: Readonly<Record<BookAccount, string>> = {
  sales: 'Sales',
  usage: 'Used for messages',
  grants: 'Gifts and corrections',
};

/** `Sales`, or `Wallet …a1b2c3`: a wallet's number says nothing of whose it is. */
export function accountName(account: string): string {
  return bookAccounts.find((each) => each === account)
    ? accountNames[account as BookAccount]
    : `Wallet …${account.slice(-6)}`;
}

export const causeNames: Readonly<Record<PostingCause, string>> = {
  signup: 'Given at the signup',
  purchase: 'Bought',
  message: 'Spent on a message',
  photo: 'Spent on a picture',
  gift: 'Spent on a gift',
  refund: 'Taken for a refund',
  refund_failed: 'Given again: the refund came to nothing',
  chargeback: 'Taken: the bank took the money back',
  expired_message: 'Given again: nobody answered in time',
  refused_message: 'Given again: the message was refused',
  correction: 'Corrected by hand',
};

/** What a posting was for. */
export function explained({ cause, order }: BookPosting): string {
  return order === null ? causeNames[cause] : `${causeNames[cause]}, order ${order}`;
}
