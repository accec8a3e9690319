import { Inject, Injectable } from '@nestjs/common';
import { MemberSessions } from '../../kernel/sessions/member-sessions.js';
import { Clock } from '../../ports/clock.js';
import { invoiceKeptUntil, postingKey } from './credit-rules.js';
import { CreditsRepository, type WalletRow } from './credits.repository.js';

/** Who bought: a member, or the wallet that was kept of one whose payment came after they were erased. */
export type PurchaseOwner = { memberId: string } | { walletId: string };

export type Purchase = PurchaseOwner & {
  paymentId: string;
  credits: number;
};

/** Credits a completed payment and makes its member premium (decisions §7.7). */
@Injectable()
export class GrantPurchase {
  constructor(
    @Inject(CreditsRepository) private readonly repository: CreditsRepository,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MemberSessions) private readonly sessions: MemberSessions,
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
    if (await this.repository.isPosted(transfer)) return;
    await this.repository.creditWallet(wallet.id, credits);
    const isFirst = await this.repository.markPaid(wallet.id);
    await this.repository.post(transfer);
    if ('walletId' in owner) await this.repository.keepUntil(wallet.id, invoiceKeptUntil(this.clock.now()));
    else if (isFirst) await this.sessions.renewAll(owner.memberId);
  }

  private async walletOf(owner: PurchaseOwner): Promise<WalletRow> {
    if ('walletId' in owner) {
      const kept = await this.repository.lockKept(owner.walletId);
      if (!kept) throw new Error('A payment is kept whose wallet is not');
      return kept;
    }
    // Somebody who paid gets the credits, also where a wallet is missing.
    const { memberId } = owner;
    return (await this.repository.lockWallet(memberId)) ?? (await this.repository.insertWallet(memberId));
  }
}
