import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import type { Answer } from '@kindling/contract/route';
import type { getLeavingOffers, getPayment, listPayments } from '@kindling/contract/money/calls/payments';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { PageReads } from '../../../../kernel/pages/page-reads.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { OfferedMethods } from '../bundles/offered-methods.js';
import { isPaid } from '../payment-rules.js';
import { refundShapeOf, shapeOf } from '../payment-shape.js';
import { PaymentsRepository, type PaymentRow } from '../payments.repository.js';
import { receiptPath } from '../receipts/make-receipt.js';
import { RefundOffers } from '../refunds/refund-offers.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';

/** Far more than anyone buys. */
const newest = 100;

/** A member's payments, as the member reads them. */
@Injectable()
export class ShowPayment {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly refundOffers: RefundOffers,
    private readonly credits: CreditsApi,
    private readonly offeredMethods: OfferedMethods,
  ) {}

  async list(memberId: string): Promise<Answer<typeof listPayments>> {
    return { payments: (await this.payments.ofMember(memberId, newest)).map(shapeOf) };
  }

  /** @param country where they pay from @throws Problem `not_found` for a payment that is not theirs */
  async show(id: string, memberId: string, country: Country | null): Promise<Answer<typeof getPayment>> {
    const payment = await this.payments.findOwn(id, memberId);
    if (!payment) throw problem('not_found');
    const refunds = await this.refunds.ofPayments([id]);
    return {
      payment: shapeOf(payment),
      // Read after the payment, also where the page read it before: what a completed one brought is in it.
      balance: (await PageReads.run(() => this.credits.wallet(memberId))).credits,
      withdrawal: await this.withdrawal(payment),
      // One that a second person declined, or has to agree to, is the brand's own business.
      refunds: refunds.filter(({ failure }) => failure !== 'declined').map(refundShapeOf),
      receipt: isPaid(payment.status) ? receiptPath(id) : null,
      again: payment.status === 'failed' ? await this.again(payment, country) : null,
    };
  }

  /** Purchases of a member that can still be undone, the newest first. */
  async undoable(memberId: string): Promise<Answer<typeof getLeavingOffers>['undoable']> {
    const undoable: Answer<typeof getLeavingOffers>['undoable'] = [];
    for (const payment of await this.payments.ofMember(memberId, newest)) {
      const offer = await this.withdrawal(payment);
      if (!offer) continue;
      const { amount, credits, last_day } = offer;
      undoable.push({ payment_id: payment.id, currency: payment.currency, amount, credits, last_day });
    }
    return undoable;
  }

  /** What can be tried after a failure (specification §8). */
  private async again(
    { bundle, mandateId }: PaymentRow,
    country: Country | null,
  ): Promise<Answer<typeof getPayment>['again']> {
    if (!TenantContext.current().settings.bundles.some(({ code }) => code === bundle)) return null;
    const methods = await this.offeredMethods.in(country);
    return { bundle, kept: mandateId !== null, paypal: methods.includes('paypal') };
  }

  /** Nothing is locked while a payment is pending, or for an old one. */
  private async withdrawal(payment: PaymentRow): Promise<Answer<typeof getPayment>['withdrawal']> {
    if (payment.status !== 'completed' || !this.refundOffers.isOpen(payment)) return null;
    const offer = await this.database.inTransaction(() => this.refundOffers.of(payment, 'unused'));
    if (!offer) return null;
    const { amountCents: amount, credits, usedCredits, lastDay, until } = offer;
    return {
      ...{ amount, credits, used_credits: usedCredits },
      last_day: lastDay,
      until: until.toISOString(),
    };
  }
}
