import { Inject, Injectable } from '@nestjs/common';
import { CreditsRepository } from '../credits.repository.js';

/** Records that a member was told of a fictional profile before writing to it (decisions §5.1, trust 2). */
@Injectable()
export class AcknowledgeFictional {
  constructor(@Inject(CreditsRepository) private readonly repository: CreditsRepository) {}

  /** See `CreditsApi.acknowledgeFictional`. */
  async acknowledge(memberId: string, profileId: string): Promise<void> {
    const wallet =
      (await this.repository.lockWallet(memberId)) ?? (await this.repository.insertWallet(memberId));
    await this.repository.insertAcknowledgement(wallet.id, profileId);
  }
}
