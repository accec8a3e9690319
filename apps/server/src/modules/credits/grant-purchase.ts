import { Inject, Injectable } from '@nestjs/common';
import { MemberSessions } from '../../kernel/sessions/member-sessions.js';
import { Clock } from '../../ports/clock.js';
import { invoiceKeptUntil, postingKey } from './credit-rules.js';
import { CreditsRepository } from './credits.repository.js';

export interface Purchase {
  /** Of a payment that came after its member was erased: the number of their wallet. */
  memberId: string;
  paymentId: string;
  credits: number;
}

/** Credits a completed payment and makes its member premium (decisions §7.7). */
@Injectable()
export class GrantPurchase {
  constructor(
    @Inject(CreditsRepository) private readonly repository: CreditsRepository,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MemberSessions) private readonly sessions: MemberSessions,
  ) {}

  /** See `CreditsApi.grantPurchase`. */
  async grant({ memberId, paymentId, credits }: Purchase): Promise<void> {
    // Somebody who paid gets the credits, also where a wallet is missing.
    const kept = await this.repository.lockKept(memberId);
    const wallet =
      kept ?? (await this.repository.lockWallet(memberId)) ?? (await this.repository.insertWallet(memberId));
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
    if (await this.repository.markPaid(wallet.id)) await this.sessions.renewAll(memberId);
    await this.repository.post(transfer);
    if (kept) await this.repository.keepUntil(kept.id, invoiceKeptUntil(this.clock.now()));
  }
}
