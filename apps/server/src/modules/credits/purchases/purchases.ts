import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/outbox/events.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { Clock } from '../../../ports/clock.js';
import { walletChanged } from '../credit-events.js';
import { invoiceKeptUntil, postingKey, type PurchaseOwner, type Transfer } from '../credit-rules.js';
import { CreditsRepository, type WalletRow } from '../credits.repository.js';
import { unusedOfPurchase } from './purchase-lots.js';
import { PurchaseLotsRepository } from './purchase-lots.repository.js';

export type Purchase = PurchaseOwner & {
  paymentId: string;
  credits: number;
};

/** Credits that leave a wallet because their money goes back. */
export interface TakenCredits {
  owner: PurchaseOwner;
  paymentId: string;
  credits: number;
  cause: 'refund' | 'chargeback';
  /** What makes a repeat the same: the refund's id, the payment's for a chargeback, or a `settledId`. */
  id: string;
}

/**
 * Credits a completed payment and makes its member premium (decisions §7.7); takes back what is left of a purchase whose money
 * goes back. Every step runs inside the caller's transaction.
 */
@Injectable()
export class Purchases {
  constructor(
    private readonly credits: CreditsRepository,
    private readonly clock: Clock,
    private readonly memberSessions: MemberSessions,
    private readonly events: Events,
    private readonly purchaseLots: PurchaseLotsRepository,
  ) {}

  /** See `CreditsApi.grantPurchase`. */
  async grant({ paymentId, credits, ...owner }: Purchase): Promise<void> {
    const wallet = await this.walletOf(owner);
    const transfer = {
      debitAccount: 'sales',
      creditAccount: wallet.id,
      amount: credits,
      idempotencyKey: postingKey.purchase(paymentId),
      cause: 'purchase',
      causeId: paymentId,
    } as const;
    if (await this.credits.isPosted(transfer)) return;
    await this.credits.creditWallet(wallet.id, credits);
    const isFirst = await this.credits.markPaid(wallet.id);
    this.credits.post(transfer);
    if ('walletId' in owner) {
      await this.credits.keepUntil(wallet.id, invoiceKeptUntil(this.clock.now()));
      return;
    }
    if (isFirst) await this.memberSessions.renewAll(owner.memberId);
    await this.events.emit(walletChanged, { memberId: owner.memberId });
  }

  /** See `CreditsApi.unusedOfPurchase`. */
  async unused(owner: PurchaseOwner, paymentId: string): Promise<number> {
    const wallet = await this.credits.lockOwned(owner);
    return wallet ? unusedOfPurchase(paymentId, await this.purchaseLots.of(wallet.id), wallet.balance) : 0;
  }

  /** See `CreditsApi.takeBack`. */
  async takeBack({ owner, paymentId, credits, cause, id }: TakenCredits): Promise<void> {
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
  async returnTaken({ owner, paymentId, credits, id }: Omit<TakenCredits, 'cause'>): Promise<void> {
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

  private async walletOf(owner: PurchaseOwner): Promise<WalletRow> {
    if ('walletId' in owner) {
      const kept = await this.credits.lockKept(owner.walletId);
      if (!kept) throw new Error('A payment is kept whose wallet is not');
      return kept;
    }
    // Who paid gets the credits even if they have no wallet yet.
    const { memberId } = owner;
    return (await this.credits.lockWallet(memberId)) ?? (await this.credits.insertWallet(memberId));
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
