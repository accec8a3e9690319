import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../../kernel/outbox/events.js';
import { chargeReturned, CreditsApi, settledId, type PurchaseOwner } from '../../../credits/credits.api.js';
import { DirectDebits } from '../mandates/direct-debits.js';
import { PaymentsRepository, ownerOf, type PaymentRow } from '../payments.repository.js';
import { Refunds } from './refunds.js';
import { RefundsRepository } from './refunds.repository.js';

/**
 * What follows when a provider says that the money of a payment went back. The unused credits of the purchase are taken
 * back, never more: used credits stay used, and no other purchase pays for them.
 */
@Injectable()
export class ReverseCredits {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly refundsRepository: RefundsRepository,
    private readonly refunds: Refunds,
    private readonly credits: CreditsApi,
    private readonly directDebits: DirectDebits,
  ) {}

  /**
   * All of it was refunded: by our open refund, and the rest there without us. @param payment locked and completed
   * @returns the payment as it stands then
   */
  async refunded(payment: PaymentRow): Promise<PaymentRow> {
    const open = await this.refundsRepository.lockOpen(payment.id);
    if (open) await this.refunds.settle(payment, open, 'completed');
    const now = open ? await this.payments.lock(payment.id) : payment;
    if (now.status !== 'completed') return now;
    const amountCents = now.amountCents - now.refundedCents;
    if (amountCents > 0) {
      const credits = await this.credits.unusedOfPurchase(ownerOf(now), now.id);
      const usedCredits = now.credits - now.returnedCredits - credits;
      const refund = { paymentId: now.id, clientId: null, askedBy: 'provider', staffId: null } as const;
      const went = { limitCents: null, kind: 'full', amountCents, credits, usedCredits } as const;
      const id = await this.refundsRepository.insert({ ...refund, ...went, status: 'completed' });
      if (id === undefined) throw new Error('A payment has two open refunds');
      const taken = { owner: ownerOf(now), paymentId: now.id, credits, cause: 'refund', id } as const;
      await this.credits.takeBack(taken);
      await this.payments.addReturned(now.id, amountCents, credits);
    }
    await this.payments.changeStatus(now, 'refunded');
    await this.refunds.endPremiumOf(ownerOf(now));
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
    if (memberId !== null) await this.directDebits.block(memberId, id);
    await this.refunds.endPremiumOf(owner);
    return this.payments.lock(id);
  }

  /**
   * Takes credits that come back for a message when the purchase behind them was refunded or charged back. The part of it
   * that was spent by then is still owed, and the member keeps only what is above that (decisions §5.2, §7.6).
   */
  @OnEvent(chargeReturned)
  async onReturned({
    owner,
    messageId,
    credits,
  }: {
    owner: PurchaseOwner;
    messageId: string;
    credits: number;
  }): Promise<void> {
    let left = credits;
    for (const payment of await this.payments.fullyReturnedOf(owner)) {
      const owed = Math.min(left, payment.credits - payment.returnedCredits);
      if (owed === 0) continue;
      const cause = payment.status === 'refunded' ? 'refund' : 'chargeback';
      const id = settledId(payment.id, messageId);
      await this.credits.takeBack({ owner, paymentId: payment.id, credits: owed, cause, id });
      await this.payments.addReturned(payment.id, 0, owed);
      left -= owed;
    }
  }
}
