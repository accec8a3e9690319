import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/outbox/events.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { walletChanged } from '../credit-events.js';
import { postingKey, type Transfer } from '../credit-rules.js';
import { CreditsRepository, type WalletRow } from '../credits.repository.js';
import { unusedOfPurchase } from './purchase-lots.js';
import { PurchaseLotsRepository } from './purchase-lots.repository.js';
import type { PurchaseOwner } from './purchase-owner.js';

/** Credits that leave a wallet because their money goes back. */
export interface TakenCredits {
  owner: PurchaseOwner;
  paymentId: string;
  credits: number;
  cause: 'refund' | 'chargeback';
  /** What makes a repeat the same: the refund's id, the payment's for a chargeback, or a `settledId`. */
  id: string;
}

/** Takes back what is left of a purchase whose money goes back. Every step runs inside the caller's transaction. */
@Injectable()
export class TakeBackPurchase {
  constructor(
    private readonly credits: CreditsRepository,
    private readonly purchaseLots: PurchaseLotsRepository,
    private readonly memberSessions: MemberSessions,
    private readonly events: Events,
  ) {}

  /** See `CreditsApi.unusedOfPurchase`. */
  async unused(owner: PurchaseOwner, paymentId: string): Promise<number> {
    const wallet = await this.credits.lockOwned(owner);
    return wallet ? unusedOfPurchase(paymentId, await this.purchaseLots.of(wallet.id), wallet.balance) : 0;
  }

  /** See `CreditsApi.takeBack`. */
  async take({ owner, paymentId, credits, cause, id }: TakenCredits): Promise<void> {
    if (credits === 0) return;
    const wallet = await this.requireWallet(owner);
    const transfer: Transfer = {
      debitAccount: wallet.id,
      creditAccount: 'sales',
      amount: credits,
      idempotencyKey: postingKey[cause](id),
      cause,
      causeId: paymentId,
    };
    if (await this.credits.isPosted(transfer)) return;
    if (wallet.balance < credits) throw new Error('More is taken back than the wallet holds');
    this.credits.debitWallet(wallet.id, credits);
    this.credits.post(transfer);
    await this.tell(owner);
  }

  /** See `CreditsApi.returnTaken`. */
  async giveAgain({ owner, paymentId, credits, id }: Omit<TakenCredits, 'cause'>): Promise<void> {
    if (credits === 0) return;
    const wallet = await this.requireWallet(owner);
    const transfer: Transfer = {
      debitAccount: 'sales',
      creditAccount: wallet.id,
      amount: credits,
      idempotencyKey: postingKey.refundFailed(id),
      cause: 'refund_failed',
      causeId: paymentId,
    };
    if (await this.credits.isPosted(transfer)) return;
    await this.credits.creditWallet(wallet.id, credits);
    this.credits.post(transfer);
    await this.tell(owner);
  }

  /** See `CreditsApi.endPremium`. */
  async endPremium(owner: PurchaseOwner): Promise<void> {
    const wallet = await this.credits.lockOwned(owner);
    if (!wallet || !(await this.credits.markUnpaid(wallet.id)) || !('memberId' in owner)) return;
    await this.memberSessions.renewAll(owner.memberId);
    await this.tell(owner);
  }

  private async requireWallet(owner: PurchaseOwner): Promise<WalletRow> {
    const wallet = await this.credits.lockOwned(owner);
    if (!wallet) throw new Error('Credits of a purchase are taken back from nobody');
    return wallet;
  }

  private async tell(owner: PurchaseOwner): Promise<void> {
    if ('memberId' in owner) await this.events.emit(walletChanged, { memberId: owner.memberId });
  }
}
