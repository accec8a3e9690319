import { answerHours, canStaffAnswer } from '@kindling/contract/chats/fictional-answers';
import type { Bundle } from '@kindling/contract/brands/settings/price-settings';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import type { PostingCause } from '@kindling/contract/credits/calls/credits';
import type { MessageKind } from '@kindling/contract/chats/message';

type MessagePrices = Pick<
  Settings,
  'message_credits' | 'reply_credits' | 'photo_credits' | 'gift_credits' | 'fictional_answers'
>;

/** Accounts of the brand itself. They hold no balance: theirs is the sum of their postings. */
export const brandAccounts = ['sales', 'usage', 'grants'] as const;
export type BrandAccount = (typeof brandAccounts)[number];

/** `member` is a wallet, the others are the brand's. */
export type AccountKind = 'member' | BrandAccount;

/**
 * Credits that a message costs; a text that replies costs `reply_credits` where the brand set them (decisions §6.2,
 * §11.5), and to a fictional profile nothing costs where the brand's staff do not answer (decisions §5.2).
 *
 * @param isReply whether the other side wrote in this conversation before
 */
export function messageCost(
  settings: MessagePrices,
  { kind, isReply, toFictional }: { kind: MessageKind; isReply: boolean; toFictional: boolean },
): number {
  if (toFictional && !canStaffAnswer(settings)) return 0;
  if (kind === 'photo') return settings.photo_credits;
  if (kind === 'gift') return settings.gift_credits;
  return isReply ? (settings.reply_credits ?? settings.message_credits) : settings.message_credits;
}

/** What a posting says it was for, by what the message holds. */
export const causeOfMessage = {
  text: 'message',
  photo: 'photo',
  gift: 'gift',
} as const satisfies Record<MessageKind, PostingCause>;

const messageCauses: ReadonlySet<PostingCause> = new Set(Object.values(causeOfMessage));

/** Whether a posting was for a message, of whatever kind, and so names its charge. */
export function isForMessage(cause: PostingCause): boolean {
  return messageCauses.has(cause);
}

/** Until when a charged message to a fictional profile may be answered; else its credits go back (decisions §5.2). */
export function answerDueAt(chargedAt: Date): Date {
  return new Date(chargedAt.getTime() + answerHours * 3_600_000);
}

/** How many messages at `message_credits` a bundle pays for; 0 where messages are free. */
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

/** Why what a message cost goes back. */
export type ReturnCause = 'expired_message' | 'refused_message';

/** Idempotency keys: a posting that is tried again has the same one. */
export const postingKey = {
  signup: (walletId: string) => `signup:${walletId}`,
  message: (messageId: string) => `message:${messageId}`,
  returned: (messageId: string, cause: ReturnCause) => `${cause}:${messageId}`,
  purchase: (paymentId: string) => `purchase:${paymentId}`,
  refund: (refundId: string) => `refund:${refundId}`,
  refundFailed: (refundId: string) => `refund_failed:${refundId}`,
  chargeback: (id: string) => `chargeback:${id}`,
  correction: (correctionId: string) => `correction:${correctionId}`,
} as const;

/** What makes a repeat the same where a message that came back settles a payment whose money is gone. */
export function settledId(paymentId: string, messageId: string): string {
  return `${paymentId}:${messageId}`;
}

/** A transfer between two accounts of one brand. */
export interface Transfer {
  debitAccount: string;
  creditAccount: string;
  /** Credits, above 0. */
  amount: number;
  idempotencyKey: string;
  cause: PostingCause;
  /** Id of the message, payment or correction behind it. Never a member's, because postings are kept when members are erased. */
  causeId: string | null;
}

/** Whether a repeated idempotency key means the posting that is there already. */
export function isSameTransfer(
  known: Pick<Transfer, 'debitAccount' | 'creditAccount' | 'amount' | 'cause'>,
  repeated: Transfer,
): boolean {
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

/** The buyer: a member, or the kept wallet of a member who was erased before the payment arrived. */
export type PurchaseOwner = { memberId: string } | { walletId: string };
