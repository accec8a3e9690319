import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { CorrectionsRepository } from './corrections/corrections.repository.js';
import { signedAmount } from './credit-rules.js';
import { CreditsRepository } from './credits.repository.js';

const allOfThem = 1_000_000;

/** A member's part of the ledger for them to take along. */
export interface CreditsExport {
  credits: number;
  paidUser: boolean;
  /** The newest first; `amount` is negative when spent. */
  postings: { amount: number; cause: string; at: Date }[];
  /** What staff gave or took by hand, and their note; their names stay out. */
  corrections: { amount: number; reason: string; state: string; note: string | null; at: Date }[];
  acknowledgements: { profileId: string; acknowledgedAt: Date }[];
}

/** A member's part of the ledger: exported for them, and erased with them (decisions §3.5). */
@Injectable()
export class PersonalCredits {
  constructor(
    private readonly credits: CreditsRepository,
    private readonly corrections: CorrectionsRepository,
    private readonly database: Database,
  ) {}

  async export(memberId: string): Promise<CreditsExport> {
    const wallet = await this.credits.findWallet(memberId);
    if (!wallet) return { credits: 0, paidUser: false, postings: [], corrections: [], acknowledgements: [] };
    const postings = await this.credits.newestPostings(wallet.id, allOfThem);
    const corrections = await this.corrections.newestOf(wallet.id, allOfThem);
    return {
      credits: wallet.balance,
      paidUser: wallet.paidUser,
      postings: postings.map((posting) => ({
        amount: signedAmount(posting, wallet.id),
        cause: posting.cause,
        at: posting.createdAt,
      })),
      corrections: corrections.map(({ amount, reason, state, note, requestedAt: at }) => ({
        ...{ amount, reason, state, note, at },
      })),
      acknowledgements: await this.credits.acknowledgements(wallet.id),
    };
  }

  /**
   * No charge names the other side of a message of or to the member any more. The wallet is kept under its random number
   * while the law asks for an invoice that rests on it; without one it goes with all its postings.
   *
   * @param keepUntil when no invoice has to be kept any more; null when there is none
   * @returns the number under which the wallet is kept
   * @throws Error outside a transaction
   */
  async erase(memberId: string, keepUntil: Date | null): Promise<string | undefined> {
    this.database.requireTransaction('Erasing credits');
    await this.credits.forgetRecipient(memberId);
    const wallet = await this.credits.lockWallet(memberId);
    if (keepUntil === null) {
      if (wallet) await this.drop(wallet.id);
      return undefined;
    }
    const { id } = wallet ?? (await this.credits.insertWallet(memberId));
    await this.credits.forgetRecipientsOf(id);
    await this.corrections.anonymize(id);
    await this.credits.keepUntil(id, keepUntil);
    return id;
  }

  /** Ends what was kept, once its time is over. @throws Error outside a transaction */
  async drop(walletId: string): Promise<void> {
    this.database.requireTransaction('Dropping a wallet');
    await this.corrections.deleteOf(walletId);
    await this.credits.dropWallet(walletId);
  }
}
