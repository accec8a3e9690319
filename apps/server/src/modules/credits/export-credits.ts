import { Injectable } from '@nestjs/common';
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
  /** What staff gave or took by hand, and what they wrote beside it; who they are stays out. */
  corrections: { amount: number; reason: string; state: string; note: string | null; at: Date }[];
  acknowledgements: { profileId: string; acknowledgedAt: Date }[];
}

@Injectable()
export class ExportCredits {
  constructor(
    private readonly credits: CreditsRepository,
    private readonly corrections: CorrectionsRepository,
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
}
