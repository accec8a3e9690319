import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Events } from '../../../kernel/outbox/events.js';
import { chargeReturned } from '../credit-events.js';
import { postingKey, type ReturnCause } from '../credit-rules.js';
import { CreditsRepository } from '../credits.repository.js';

/** Gives back what a message cost that a fictional profile did not answer in time (decisions §5.2), or that staff refused. */
@Injectable()
export class ReturnCharge {
  constructor(
    private readonly database: Database,
    private readonly credits: CreditsRepository,
    private readonly events: Events,
  ) {}

  /** See `CreditsApi.returnCharge`. */
  async giveBack(messageId: string, cause: ReturnCause): Promise<boolean> {
    this.database.requireTransaction('Returning a charge');
    const charge = await this.credits.lockPaidCharge(messageId, cause === 'expired_message');
    if (!charge) return false;
    const transfer = {
      debitAccount: 'usage',
      creditAccount: charge.senderWalletId,
      amount: charge.amount,
      idempotencyKey: postingKey.returned(messageId, cause),
      cause,
      causeId: messageId,
    } as const;
    if (!(await this.credits.isPosted(transfer))) {
      await this.credits.creditWallet(charge.senderWalletId, charge.amount);
      this.credits.post(transfer);
      const { memberId, senderWalletId: walletId, amount: credits } = charge;
      const owner = memberId === null ? { walletId } : { memberId };
      await this.events.emit(chargeReturned, { owner, messageId, credits });
    }
    await this.credits.settleCharge(messageId);
    return true;
  }
}
