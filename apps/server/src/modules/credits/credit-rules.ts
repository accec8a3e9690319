import { canStaffAnswer } from '@kindling/contract/fictional-answers';
import type { Bundle, Settings } from '@kindling/contract/settings';
import type { PostingCause } from '@kindling/contract/routes/credits';

type MessagePrices = Pick<Settings, 'message_credits' | 'reply_credits'>;

/** Accounts of the brand itself. They hold no balance: theirs is the sum of their postings. */
export const brandAccounts = ['sales', 'usage', 'grants'] as const;
export type BrandAccount = (typeof brandAccounts)[number];

/** `member` is a wallet, the others are the brand's. */
export type AccountKind = 'member' | BrandAccount;

/**
 * Credits that a text message costs; a reply costs `reply_credits` where the brand set them (decisions §6.2, §11.5), and
 * to a fictional profile nothing as long as nobody can answer (decisions §5.2).
 *
 * @param isReply whether the other side wrote in this conversation before
 */
export function messageCost(
  settings: MessagePrices,
  { isReply, toFictional }: { isReply: boolean; toFictional: boolean },
): number {
  if (toFictional && !canStaffAnswer()) return 0;
  return isReply ? (settings.reply_credits ?? settings.message_credits) : settings.message_credits;
}

const answerHours = 72;

/** Until when a charged message to a fictional profile may be answered; else its credits go back (decisions §5.2). */
export function answerDueAt(chargedAt: Date): Date {
  return new Date(chargedAt.getTime() + answerHours * 3_600_000);
}

/** How many messages at `message_credits` a bundle pays for; 0 where messages are free, as none needs paying. */
export function messagesOfBundle(bundle: Pick<Bundle, 'credits'>, messageCredits: number): number {
  return messageCredits === 0 ? 0 : Math.floor(bundle.credits / messageCredits);
}

/** Price of one message bought in a bundle, in minor units, rounded up so that it never promises too little. */
export function messagePriceCents(
  bundle: Pick<Bundle, 'credits' | 'price_cents'>,
  messageCredits: number,
): number {
  return Math.ceil((bundle.price_cents * messageCredits) / bundle.credits);
}

const invoiceYears = 7;

/** Until when an invoice and the postings behind it are kept (decisions §3.5). */
export function invoiceKeptUntil(invoicedAt: Date): Date {
  const until = new Date(invoicedAt);
  until.setUTCFullYear(until.getUTCFullYear() + invoiceYears);
  return until;
}

/** What makes a posting the same posting, however often it is tried. */
export const postingKey = {
  signup: (walletId: string) => `signup:${walletId}`,
  message: (messageId: string) => `message:${messageId}`,
  expiredMessage: (messageId: string) => `expired_message:${messageId}`,
  purchase: (paymentId: string) => `purchase:${paymentId}`,
} as const;

/** A transfer between two accounts of one brand. */
export interface Transfer {
  debitAccount: string;
  creditAccount: string;
  /** Credits, above 0. */
  amount: number;
  idempotencyKey: string;
  cause: PostingCause;
  /** Id of the message or payment behind it; never of a member, as postings outlive them. */
  causeId: string | null;
}

/** Whether a repeated idempotency key means the posting that is there already. */
export function isSameTransfer(known: Transfer, repeated: Transfer): boolean {
  return (
    known.debitAccount === repeated.debitAccount &&
    known.creditAccount === repeated.creditAccount &&
    known.amount === repeated.amount &&
    known.cause === repeated.cause
  );
}

/** A posting's amount as the owner of a wallet reads it: negative when it left the wallet. */
export function signedAmount(posting: Pick<Transfer, 'debitAccount' | 'amount'>, walletId: string): number {
  return posting.debitAccount === walletId ? -posting.amount : posting.amount;
}
