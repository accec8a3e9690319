import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { AccountsApi } from '../../accounts/accounts.api.js';
import type { PaymentMailOrder } from './payments.jobs.js';
import { PaymentsRepository } from './payments.repository.js';
import { MakeReceipt, type Receipt } from './receipts/make-receipt.js';
import { RefundsRepository } from './refunds/refunds.repository.js';

/** A mail about a payment. */
export interface PaymentMail {
  to: string;
  memberId: string;
  language: Language;
  kind: PaymentMailOrder['about'];
  paymentId: string;
  receipt: Receipt;
  /** What goes back, and since when; absent in a receipt. */
  refund: { amountCents: number; credits: number; requestedAt: Date } | undefined;
}

/** Decides, when it is sent, which mail about a payment is due, and to whom. */
@Injectable()
export class PaymentMails {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly accounts: AccountsApi,
    private readonly makeReceipt: MakeReceipt,
  ) {}

  /** @returns undefined once the payer is erased, and to an address that nobody confirmed: it may be a stranger's */
  async prepare({ about, paymentId, refundId }: PaymentMailOrder): Promise<PaymentMail | undefined> {
    const payment = await this.payments.find(paymentId);
    if (!payment || payment.memberId === null) return undefined;
    const payer = await this.accounts.addressee(payment.memberId);
    const receipt = await this.makeReceipt.of(payment);
    if (!payer?.isConfirmed || !receipt) return undefined;
    const refund = refundId === null ? undefined : await this.refunds.find(refundId);
    const { email: to, language } = payer;
    return { memberId: payment.memberId, to, language, kind: about, paymentId, receipt, refund };
  }

  /** Notes that a mail was handed to the mail server: its receipt is part of a payment's story. */
  async sent({ about, paymentId }: PaymentMailOrder): Promise<void> {
    if (about === 'receipt') await this.payments.markReceiptMailed(paymentId);
  }
}
