import { Injectable } from '@nestjs/common';
import { CreditsApi } from '../../../../credits/credits.api.js';
import { PaymentsRepository, ownerOf, type PaymentRow } from '../../payments.repository.js';
import { RefundsRepository } from '../refunds.repository.js';
import { SettleRefund } from '../settle-refund.js';
import { DirectDebitBlocks } from './direct-debit-blocks.js';
import { PremiumAfterReturn } from './premium-after-return.js';

/**
 * What follows when a provider says that the money of a payment is gone again. Whatever is left of the purchase is taken
 * back, never more: what was used stays used, and no other purchase pays for it.
 */
@Injectable()
export class MoneyWentBack {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly settleRefund: SettleRefund,
    private readonly credits: CreditsApi,
    private readonly directDebitBlocks: DirectDebitBlocks,
    private readonly premiumAfterReturn: PremiumAfterReturn,
  ) {}

  /**
   * All of it was refunded: by our open refund, and the rest there without us. @param payment locked and completed
   * @returns the payment as it stands then
   */
  async refunded(payment: PaymentRow): Promise<PaymentRow> {
    const open = await this.refunds.lockOpen(payment.id);
    if (open) await this.settleRefund.settle(payment, open, 'completed');
    const now = open ? await this.payments.lock(payment.id) : payment;
    if (now.status !== 'completed') return now;
    const amountCents = now.amountCents - now.refundedCents;
    if (amountCents > 0) {
      const credits = await this.credits.unusedOfPurchase(ownerOf(now), now.id);
      const usedCredits = now.credits - now.returnedCredits - credits;
      const refund = { paymentId: now.id, clientId: null, askedBy: 'provider', staffId: null } as const;
      const went = { limitCents: null, kind: 'full', amountCents, credits, usedCredits } as const;
      const id = await this.refunds.insert({ ...refund, ...went, status: 'completed' });
      if (id === undefined) throw new Error('A payment has two open refunds');
      const taken = { owner: ownerOf(now), paymentId: now.id, credits, cause: 'refund', id } as const;
      await this.credits.takeBack(taken);
      await this.payments.addReturned(now.id, amountCents, credits);
    }
    await this.payments.changeStatus(now, 'refunded');
    await this.premiumAfterReturn.check(ownerOf(now));
    return this.payments.lock(now.id);
  }

  /** The payer's bank took it back. @param payment locked, completed or refunded */
  async chargedBack(payment: PaymentRow): Promise<PaymentRow> {
    const { id, memberId } = payment;
    const owner = ownerOf(payment);
    const credits = await this.credits.unusedOfPurchase(owner, id);
    await this.credits.takeBack({ owner, paymentId: id, credits, cause: 'chargeback', id });
    await this.payments.addReturned(id, 0, credits);
    await this.payments.changeStatus(payment, 'charged_back');
    if (memberId !== null) await this.directDebitBlocks.block(memberId, id);
    await this.premiumAfterReturn.check(owner);
    return this.payments.lock(id);
  }
}
