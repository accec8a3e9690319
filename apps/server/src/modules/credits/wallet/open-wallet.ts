import { Injectable } from '@nestjs/common';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { OnEvent } from '../../../kernel/outbox/events.js';
import { memberSignedUp, type SignedUp } from '../../accounts/accounts.api.js';
import { postingKey } from '../credit-rules.js';
import { CreditsRepository } from '../credits.repository.js';

/** Gives a new member a wallet with the brand's `signup_credits`. */
@Injectable()
export class OpenWallet {
  constructor(private readonly credits: CreditsRepository) {}

  /** Runs inside the signup's transaction. Without effect for a member who has a wallet. */
  @OnEvent(memberSignedUp)
  async open({ memberId }: Pick<SignedUp, 'memberId'>): Promise<void> {
    // Read without a lock: locking a row that is missing locks the gap in which every other signup inserts.
    if (await this.credits.findWallet(memberId)) return;
    const wallet = await this.credits.insertWallet(memberId);
    const amount = TenantContext.current().settings.signup_credits;
    if (amount === 0) return;
    await this.credits.creditWallet(wallet.id, amount);
    this.credits.post({
      debitAccount: 'grants',
      creditAccount: wallet.id,
      amount,
      idempotencyKey: postingKey.signup(wallet.id),
      cause: 'signup',
      causeId: null,
    });
  }
}
