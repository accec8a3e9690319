import { Injectable } from '@nestjs/common';
import type { Currency } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { orderNumber } from '@kindling/contract/money/order-number';
import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import type { PaymentRow } from '../payments.repository.js';
import { RefundOffers } from '../refunds/refund-offers.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { TaxOfPayment } from './tax-of-payment.js';
import type { IncludedVat } from './vat-rates.js';

/** The content of a receipt. It names the seller but not the buyer. */
export interface Receipt {
  orderNumber: string;
  paidAt: Date;
  /** The time zone of its dates. */
  timeZone: string;
  credits: number;
  totalCents: number;
  /** The fee of the payment method; a part of the total. */
  costsCents: number;
  /** Went back: not what is only asked for, or on its way. */
  refundedCents: number;
  currency: Currency;
  vat: IncludedVat | undefined;
  method: PaymentMethod;
  /** Until when it can be undone. */
  until: Date;
  brand: string;
  /** Absent for a brand whose company's file is gone. */
  seller: Company | undefined;
}

/** Puts a receipt together; nothing of it is stored. */
@Injectable()
export class MakeReceipt {
  constructor(
    private readonly tenantRegistry: TenantRegistry,
    private readonly refundOffers: RefundOffers,
    private readonly refunds: RefundsRepository,
    private readonly taxOfPayment: TaxOfPayment,
  ) {}

  /** @returns undefined for a payment that was not paid */
  async of(payment: PaymentRow): Promise<Receipt | undefined> {
    const { completedAt, amountCents, currency } = payment;
    const until = this.refundOffers.until(payment);
    if (!completedAt || !until) return undefined;
    const { settings } = TenantContext.current();
    const open = (await this.refunds.ofPayments([payment.id])).find(({ openMark }) => openMark !== null);
    const seller = await this.tenantRegistry.company(settings.company_id);
    return {
      orderNumber: orderNumber(payment.id),
      paidAt: completedAt,
      timeZone: timeZoneOf(settings),
      credits: payment.credits,
      totalCents: amountCents,
      costsCents: payment.costsCents,
      refundedCents: payment.refundedCents - (open?.amountCents ?? 0),
      currency,
      vat: await this.taxOfPayment.of(payment),
      method: payment.paymentMethod,
      until,
      brand: settings.name,
      seller,
    };
  }
}

/** Path of a payment's receipt as a PDF; only its payer gets it. */
export function receiptPath(paymentId: string): string {
  return `/receipts/${paymentId}.pdf`;
}
