import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { CorrectionsRepository } from './corrections/corrections.repository.js';
import { CreditsRepository } from './credits.repository.js';

/** Takes a member out of the ledger (decisions §3.5). */
@Injectable()
export class EraseCredits {
  constructor(
    private readonly database: Database,
    private readonly credits: CreditsRepository,
    private readonly corrections: CorrectionsRepository,
  ) {}

  /**
   * Nobody's charges say any more whom a message of or to the member was for. The wallet is kept under its random number
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
