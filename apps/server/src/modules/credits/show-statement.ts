import { Inject, Injectable } from '@nestjs/common';
import type { getCredits } from '@kindling/contract/routes/credits';
import type { Answer } from '@kindling/contract/route';
import { Database } from '../../kernel/database/database.js';
import { signedAmount } from './credit-rules.js';
import { CreditsRepository } from './credits.repository.js';

const newest = 50;

/** A member's balance and the newest postings behind it. */
@Injectable()
export class ShowStatement {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CreditsRepository) private readonly repository: CreditsRepository,
  ) {}

  /** @returns balance and postings as of one moment: read in one transaction */
  show(memberId: string): Promise<Answer<typeof getCredits>> {
    return this.database.inTransaction(async () => {
      const wallet = await this.repository.findWallet(memberId);
      if (!wallet) return { credits: 0, paid_user: false, postings: [] };
      const postings = await this.repository.newestPostings(wallet.id, newest);
      return {
        credits: wallet.balance,
        paid_user: wallet.paidUser,
        postings: postings.map((posting) => ({
          id: posting.id,
          amount: signedAmount(posting, wallet.id),
          cause: posting.cause,
          at: posting.createdAt.toISOString(),
        })),
      };
    });
  }
}
