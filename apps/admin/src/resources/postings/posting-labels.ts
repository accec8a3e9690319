import { bookAccounts, type BookAccount } from '@kindling/contract/money/book-accounts';
import type { BookPosting } from '@kindling/contract/money/calls/books';
import type { PostingCause } from '@kindling/contract/credits/calls/credits';
import { t } from '../../shared/words/texts';

export const accountNames: Readonly<Record<BookAccount, string>> = {
  sales: t('Sales'),
  usage: t('Used for messages'),
  grants: t('Gifts and corrections'),
};

/** `Sales`, or `Wallet …a1b2c3`: a wallet's number says nothing of whose it is. */
export function accountName(account: string): string {
  return bookAccounts.find((each) => each === account)
    ? accountNames[account as BookAccount]
    : t('Wallet …{{account}}', { account: account.slice(-6) });
}

export const causeNames: Readonly<Record<PostingCause, string>> = {
  signup: t('Given at the signup'),
  purchase: t('Bought'),
  message: t('Spent on a message'),
  photo: t('Spent on a picture'),
  gift: t('Spent on a gift'),
  refund: t('Taken for a refund'),
  refund_failed: t('Given again: the refund came to nothing'),
  chargeback: t('Taken: the bank took the money back'),
  expired_message: t('Given again: nobody answered in time'),
  refused_message: t('Given again: the message was refused'),
  correction: t('Corrected by hand'),
};

/** What a posting was for. */
export function explained({ cause, order }: BookPosting): string {
  return order === null
    ? causeNames[cause]
    : t('{{cause}}, order {{order}}', { cause: causeNames[cause], order });
}
