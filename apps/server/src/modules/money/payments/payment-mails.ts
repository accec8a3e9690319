import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { Database } from '../../../kernel/database/database.js';
import { problem } from '../../../kernel/ground/problem.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import { paymentMailJob, type PaymentMailOrder } from './payments.jobs.js';
import { PaymentsRepository } from './payments.repository.js';
import { MakeReceipt, type Receipt } from './receipts/make-receipt.js';
import { RefundsRepository } from './refunds/refunds.repository.js';

/** Repeated mails of one receipt in a day. */
const resent = { name: 'receipts-resent', points: 3, seconds: 24 * 3600 };

/** A mail about a payment. */
export interface PaymentMail {
  to: string;
  memberId: string;
  language: Language;
  kind: PaymentMailOrder['about'];
  paymentId: string;
  receipt: Receipt;
  /** The refund; absent in a receipt. */
  refund: { amountCents: number; credits: number; requestedAt: Date } | undefined;
}

/** Decides, at the time of sending, which mail about a payment is due, and to whom. */
@Injectable()
export class PaymentMails {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly accounts: AccountsApi,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly makeReceipt: MakeReceipt,
  ) {}

  /** @returns undefined once the payer is erased, and for an unconfirmed address: it may be a stranger's */
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

  /**
   * Mails the receipt of a payment again, because its payer asked support for it.
   *
   * @throws Problem `not_found` for a payment that is not the member's; `member_state_changed` for one that was never paid;
   *   `member_unreachable` for an unconfirmed address; `too_many_mails`
   * @throws Error outside a transaction
   */
  async resendReceipt(memberId: string, paymentId: string): Promise<void> {
    this.database.requireTransaction('Sending a receipt again');
    const payment = await this.payments.find(paymentId);
    if (payment?.memberId !== memberId) throw problem('not_found');
    if (payment.completedAt === null) throw problem('member_state_changed');
    if (!(await this.accounts.addressee(memberId))?.isConfirmed) throw problem('member_unreachable');
    if ((await this.limits.count(resent, paymentId)) > resent.points) throw problem('too_many_mails');
    await this.outbox.add(paymentMailJob, { about: 'receipt', paymentId, refundId: null });
  }
}
