import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../../../kernel/outbox/events.js';
import {
  chargeReturned,
  CreditsApi,
  settledId,
  type PurchaseOwner,
} from '../../../../credits/credits.api.js';
import { PaymentsRepository } from '../../payments.repository.js';

/**
 * Takes credits that come back for a message when the purchase behind them was refunded or charged back. What of it was spent
 * by then is still owed, and the member keeps only what is above that (decisions §5.2, §7.6).
 */
@Injectable()
export class SettleReturned {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly credits: CreditsApi,
  ) {}

  @OnEvent(chargeReturned)
  async onReturned({
    owner,
    messageId,
    credits,
  }: {
    owner: PurchaseOwner;
    messageId: string;
    credits: number;
  }): Promise<void> {
    let left = credits;
    for (const payment of await this.payments.fullyReturnedOf(owner)) {
      const owed = Math.min(left, payment.credits - payment.returnedCredits);
      if (owed === 0) continue;
      const cause = payment.status === 'refunded' ? 'refund' : 'chargeback';
      const id = settledId(payment.id, messageId);
      await this.credits.takeBack({ owner, paymentId: payment.id, credits: owed, cause, id });
      await this.payments.addReturned(payment.id, 0, owed);
      left -= owed;
    }
  }
}
