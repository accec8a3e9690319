import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/outbox/events.js';
import { MemberSessions } from '../../../kernel/sessions/member-sessions.js';
import { Clock } from '../../../ports/clock.js';
import { walletChanged } from '../credit-events.js';
import { invoiceKeptUntil, postingKey } from '../credit-rules.js';
import { CreditsRepository, type WalletRow } from '../credits.repository.js';
import type { PurchaseOwner } from './purchase-owner.js';

export type Purchase = PurchaseOwner & {
  paymentId: string;
  credits: number;
};

/** Credits a completed payment and makes its member premium (decisions §7.7). */
@Injectable()
export class GrantPurchase {
  constructor(
    private readonly credits: CreditsRepository,
    private readonly clock: Clock,
    private readonly memberSessions: MemberSessions,
    private readonly events: Events,
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
}
