import { Inject, Injectable } from '@nestjs/common';
import { signedAmount } from './credit-rules.js';
import { CreditsRepository } from './credits.repository.js';

const allOfThem = 1_000_000;

/** A member's part of the ledger for them to take along. */
export interface CreditsExport {
  credits: number;
  paidUser: boolean;
  /** The newest first; `amount` is negative when spent. */
  postings: { amount: number; cause: string; at: Date }[];
  acknowledgements: { profileId: string; acknowledgedAt: Date }[];
}

@Injectable()
export class ExportCredits {
  constructor(@Inject(CreditsRepository) private readonly repository: CreditsRepository) {}

  async export(memberId: string): Promise<CreditsExport> {
    const wallet = await this.repository.findWallet(memberId);
    if (!wallet) return { credits: 0, paidUser: false, postings: [], acknowledgements: [] };
    const postings = await this.repository.newestPostings(wallet.id, allOfThem);
    return {
      credits: wallet.balance,
      paidUser: wallet.paidUser,
      postings: postings.map((posting) => ({
        amount: signedAmount(posting, wallet.id),
        cause: posting.cause,
        at: posting.createdAt,
      })),
      acknowledgements: await this.repository.acknowledgements(wallet.id),
    };
  }
}
