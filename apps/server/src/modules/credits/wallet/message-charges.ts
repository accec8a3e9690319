import { Injectable } from '@nestjs/common';
import type { MessageKind } from '@kindling/contract/chats/message';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Events } from '../../../kernel/outbox/events.js';
import { chargeReturned } from '../credit-events.js';
import { causeOfMessage, postingKey, type ReturnCause } from '../credit-rules.js';
import { CreditsRepository } from '../credits.repository.js';

export interface MessageSpending {
  /** Who writes and pays. */
  memberId: string;
  recipientId: string;
  /** What the recipient's profile says. A wrong value breaks a key to the profile. */
  recipientFictional: boolean;
  messageId: string;
  /** Absent for a text. */
  kind?: MessageKind;
  /** Credits; 0 where messages are free. */
  amount: number;
}

/**
 * Charges a message to its sender's wallet (decisions §6.2), and returns the charge when no answer came in time
 * (decisions §5.2) or staff refused the message. The first message to a fictional profile needs an acknowledgement
 * (decisions §5.1, trust 2).
 */
@Injectable()
export class MessageCharges {
  constructor(
    private readonly credits: CreditsRepository,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** See `CreditsApi.spendOnMessage`. */
  async spend(spending: MessageSpending): Promise<{ credits: number }> {
    const { memberId, recipientId, recipientFictional, messageId, kind = 'text', amount } = spending;
    const wallet = await this.credits.lockWallet(memberId);
    if (recipientFictional && !(wallet && (await this.credits.hasAcknowledged(wallet.id, recipientId))))
      throw problem('fictional_acknowledgement_required');
    if (amount === 0) return { credits: wallet?.balance ?? 0 };
    if (!wallet || wallet.balance < amount) throw problem('insufficient_credits');

    this.credits.debitWallet(wallet.id, amount);
    this.credits.insertCharge({
      messageId,
      senderWalletId: wallet.id,
      recipientId,
      recipientFictional,
      ackProfileId: recipientFictional ? recipientId : null,
      isAnswerAwaited: recipientFictional,
    });
    this.credits.post({
      debitAccount: wallet.id,
      creditAccount: 'usage',
      amount,
      idempotencyKey: postingKey.message(messageId),
      cause: causeOfMessage[kind],
      causeId: messageId,
    });
    return { credits: wallet.balance - amount };
  }

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

  /** See `CreditsApi.acknowledgeFictional`. */
  async acknowledge(memberId: string, profileId: string): Promise<void> {
    const wallet = (await this.credits.lockWallet(memberId)) ?? (await this.credits.insertWallet(memberId));
    await this.credits.insertAcknowledgement(wallet.id, profileId);
  }
}
