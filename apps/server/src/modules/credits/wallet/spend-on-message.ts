import { Injectable } from '@nestjs/common';
import type { MessageKind } from '@kindling/contract/chats/message';
import { problem } from '../../../kernel/ground/problem.js';
import { causeOfMessage, postingKey } from '../credit-rules.js';
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

/** Charges a message to its sender (decisions §6.2). */
@Injectable()
export class SpendOnMessage {
  constructor(private readonly credits: CreditsRepository) {}

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
}
