import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Events } from '../../../kernel/events.js';
import { chargeReturned } from '../credit-events.js';
import { postingKey, type ReturnCause } from '../credit-rules.js';
import { CreditsRepository } from '../credits.repository.js';

/** Gives back what a message cost that a fictional profile did not answer in time (decisions §5.2), or that staff refused. */
@Injectable()
export class ReturnCharge {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CreditsRepository) private readonly repository: CreditsRepository,
    @Inject(Events) private readonly events: Events,
  ) {}

  /** See `CreditsApi.returnCharge`. */
  async giveBack(messageId: string, cause: ReturnCause): Promise<boolean> {
    this.database.requireTransaction('Returning a charge');
    const charge = await this.repository.lockPaidCharge(messageId, cause === 'expired_message');
    if (!charge) return false;
    const transfer = {
      debitAccount: 'usage',
      creditAccount: charge.senderWalletId,
      amount: charge.amount,
      idempotencyKey: postingKey.returned(messageId, cause),
      cause,
      causeId: messageId,
    } as const;
    if (!(await this.repository.isPosted(transfer))) {
      await this.repository.creditWallet(charge.senderWalletId, charge.amount);
      this.repository.post(transfer);
      const { memberId, senderWalletId: walletId, amount: credits } = charge;
      const owner = memberId === null ? { walletId } : { memberId };
      await this.events.emit(chargeReturned, { owner, messageId, credits });
    }
    await this.repository.settleCharge(messageId);
    return true;
  }
}
