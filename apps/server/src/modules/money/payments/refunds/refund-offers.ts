import { Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../../ports/clock.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { ownerOf, type PaymentRow } from '../payments.repository.js';
import { refundableUntil, whatGoesBack, type GoesBack, type RefundKind } from './refund-rules.js';
import { RefundsRepository } from './refunds.repository.js';

/** What is refunded if a purchase is undone now. */
export interface RefundOffer extends GoesBack {
  usedCredits: number;
  /** Where the brand is at home, `YYYY-MM-DD`, and the moment at which that day ends. */
  lastDay: string;
  until: Date;
}

/** The refund that a purchase allows, by the one rule (`whatGoesBack`). */
@Injectable()
export class RefundOffers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly credits: CreditsApi,
    private readonly refunds: RefundsRepository,
  ) {}

  /** The end of the right to undo a purchase; undefined for what was not paid. */
  until({ completedAt }: PaymentRow): Date | undefined {
    const { settings } = TenantContext.current();
    return completedAt ? refundableUntil(completedAt, settings.refund_days, timeZoneOf(settings)) : undefined;
  }

  /** Whether it was paid and its time to be undone is not over. */
  isOpen(payment: PaymentRow): boolean {
    const until = this.until(payment);
    return until !== undefined && until > this.clock.now();
  }

  /**
   * Locks the wallet, so that what is offered can be taken in the same transaction.
   *
   * @returns undefined when the time is over, nothing is left, or something is on its way back already
   */
  async of(payment: PaymentRow, kind: RefundKind): Promise<RefundOffer | undefined> {
    this.database.requireTransaction('Offering a refund');
    const until = this.until(payment);
    if (payment.status !== 'completed' || !until || !this.isOpen(payment)) return undefined;
    if (await this.refunds.lockOpen(payment.id)) return undefined;
    const unusedCredits = await this.credits.unusedOfPurchase(ownerOf(payment), payment.id);
    const { amountCents: paidCents, refundedCents, credits, returnedCredits } = payment;
    const purchase = { paidCents, refundedCents, credits, returnedCredits, unusedCredits };
    const back = whatGoesBack(purchase, kind);
    if (back.amountCents === 0) return undefined;
    const zone = timeZoneOf(TenantContext.current().settings);
    const lastDay = dayIn(zone, new Date(until.getTime() - 1));
    return { ...back, usedCredits: credits - returnedCredits - unusedCredits, lastDay, until };
  }
}
