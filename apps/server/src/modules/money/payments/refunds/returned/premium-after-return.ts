import { Injectable } from '@nestjs/common';
import { CreditsApi, type PurchaseOwner } from '../../../../credits/credits.api.js';
import { PaymentsRepository } from '../../payments.repository.js';

/** Ends premium once no purchase is left that was paid and kept, be it in part (decisions §7.7). */
@Injectable()
export class PremiumAfterReturn {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly credits: CreditsApi,
  ) {}

  /** Runs inside the transaction that changed the payment's state. Only a new purchase brings premium back. */
  async check(owner: PurchaseOwner): Promise<void> {
    if (!(await this.payments.hasStanding(owner))) await this.credits.endPremium(owner);
  }
}
