import { Injectable } from '@nestjs/common';
import { CreditsRepository } from '../credits.repository.js';

/** Records that a member was told of a fictional profile before writing to it (decisions §5.1, trust 2). */
@Injectable()
export class AcknowledgeFictional {
  constructor(private readonly credits: CreditsRepository) {}

  /** See `CreditsApi.acknowledgeFictional`. */
  async acknowledge(memberId: string, profileId: string): Promise<void> {
    const wallet = (await this.credits.lockWallet(memberId)) ?? (await this.credits.insertWallet(memberId));
    await this.credits.insertAcknowledgement(wallet.id, profileId);
  }
}
