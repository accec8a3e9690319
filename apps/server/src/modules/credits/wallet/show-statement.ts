import { Injectable } from '@nestjs/common';
import type { getCredits, PostingCause } from '@kindling/contract/credits/calls/credits';
import type { Answer } from '@kindling/contract/route';
import { Database } from '../../../kernel/database/database.js';
import { brandAccounts, postingKey, signedAmount } from '../credit-rules.js';
import { CreditsRepository } from '../credits.repository.js';

const newest = 50;

export interface StatementPosting {
  id: string;
  /** Negative when it left the wallet. */
  amount: number;
  cause: PostingCause;
  /** Of the payment or message behind it. */
  causeId: string | null;
  at: Date;
}

export interface WalletStatement {
  credits: number;
  paidUser: boolean;
  /** The newest first. */
  postings: StatementPosting[];
}

/** A member's balance and the newest postings behind it. */
@Injectable()
export class ShowStatement {
  constructor(
    private readonly database: Database,
    private readonly credits: CreditsRepository,
  ) {}

  /** As the member reads it. */
  async show(memberId: string): Promise<Answer<typeof getCredits>> {
    const statement = await this.of(memberId, newest);
    if (!statement) return { credits: 0, paid_user: false, postings: [] };
    return {
      credits: statement.credits,
      paid_user: statement.paidUser,
      postings: statement.postings.map(({ id, amount, cause, causeId, at }) => ({
        ...{ id, amount, cause },
        payment: paymentCauses.has(cause) ? causeId : null,
        at: at.toISOString(),
      })),
    };
  }

  /** @returns balance and postings as of one moment, read in one transaction; undefined for a member without a wallet */
  of(memberId: string, atMost: number): Promise<WalletStatement | undefined> {
    return this.database.inTransaction(async () => {
      const wallet = await this.credits.findWallet(memberId);
      if (!wallet) return undefined;
      const postings = await this.credits.newestPostings(wallet.id, atMost);
      return {
        credits: wallet.balance,
        paidUser: wallet.paidUser,
        postings: postings.map(({ createdAt, debitAccount, ...posting }) => ({
          ...{ id: posting.id, cause: posting.cause, causeId: posting.causeId, at: createdAt },
          amount: signedAmount({ debitAccount, amount: posting.amount }, wallet.id),
        })),
      };
    });
  }

  /** What was posted for a payment and its refunds, as its wallet reads it, in the order of the postings. */
  async ofPayment(paymentId: string, refundIds: readonly string[]): Promise<StatementPosting[]> {
    const keys = [postingKey.purchase(paymentId), postingKey.chargeback(paymentId)];
    for (const id of refundIds)
      keys.push(postingKey.refund(id), postingKey.refundFailed(id), postingKey.chargeback(id));
    const postings = await this.credits.postingsOf(keys, paymentId);
    return postings.map(({ id, debitAccount, amount, cause, causeId, createdAt: at }) => {
      const isGiven = (brandAccounts as readonly string[]).includes(debitAccount);
      return { id, amount: isGiven ? amount : -amount, cause, causeId, at };
    });
  }
}

/** Postings whose cause is a payment, which the member can look at. */
const paymentCauses: ReadonlySet<PostingCause> = new Set([
  'purchase',
  'refund',
  'refund_failed',
  'chargeback',
]);
