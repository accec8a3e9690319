import { Injectable } from '@nestjs/common';
import type { TimeBonus } from '@kindling/contract/money/discount';
import type { WebhookEvent } from '../../../ports/payment-provider.js';
import type { Account } from '../../accounts/accounts.api.js';
import type { Wallet } from '../../credits/credits.api.js';
import { FirstPurchaseDiscounts } from '../discounts/discounts.api.js';
import { MemberDiscounts } from './bundles/member-discounts.js';
import { StartPayment, type PaymentOrder, type StartedPayment } from './checkout/start-payment.js';
import { ErasePayments } from './erase-payments.js';
import { DirectDebits } from './mandates/direct-debits.js';
import { MandatesRepository, type MandateRow } from './mandates/mandates.repository.js';
import { PaymentsRepository, type CodeUse, type PaymentRow } from './payments.repository.js';
import { RefundOffers } from './refunds/refund-offers.js';
import { RefundsRepository, type RefundRow } from './refunds/refunds.repository.js';
import { PaymentEvents } from './webhooks/payment-events.js';

export { DebitNotices, type DebitNotice } from './mandates/debit-notices.js';
export { CompareWithProviders, type ProviderDifference } from './reconciliation/compare-with-providers.js';
export { PaymentEntity } from './payment.entity.js';
export { paymentsForgotten } from './erase-payments.js';
export { Mandates } from './mandates/mandates.js';
export { PaymentMails, type PaymentMail } from './payment-mails.js';
export { debitNoticeJob, paymentMailJob, type PaymentMailOrder } from './payments.jobs.js';
export { receiptLines, receiptWords } from './receipts/receipt-words.js';
export {
  isFirst,
  PaymentListRepository,
  type ListedStaffPayment,
  type PaymentFilter,
  type ListedStaffRefund,
} from './payment-list.repository.js';
export { StaffRefunds, type RefundDecision } from './refunds/staff-refunds.js';
export { TaxOfPayment } from './receipts/tax-of-payment.js';
export { vatIn } from './receipts/vat-rates.js';
export { ownerOf } from './payments.repository.js';
export { waitsForSecondPerson } from './refunds/refund-rules.js';
export type { RefundOffer } from './refunds/refund-offers.js';
export type { RefundRow as Refund } from './refunds/refunds.repository.js';
export type { CodeUse, PaymentOrder, StartedPayment };
export type Payment = PaymentRow;
export type Mandate = MandateRow;

export interface PaymentStory {
  payment: PaymentRow;
  /** In the order in which they came. */
  events: Awaited<ReturnType<PaymentsRepository['eventsOf']>>;
  /** The newest first. */
  refunds: RefundRow[];
  /** The end of the right to undo it; absent for what was not paid. */
  until: Date | undefined;
}

/** What other modules may do with payments. */
@Injectable()
export class PaymentsApi {
  constructor(
    private readonly startPayment: StartPayment,
    private readonly paymentEvents: PaymentEvents,
    private readonly payments: PaymentsRepository,
    private readonly erasePayments: ErasePayments,
    private readonly firstPurchaseDiscounts: FirstPurchaseDiscounts,
    private readonly memberDiscounts: MemberDiscounts,
    private readonly refunds: RefundsRepository,
    private readonly refundOffers: RefundOffers,
    private readonly directDebits: DirectDebits,
    private readonly mandates: MandatesRepository,
  ) {}

  /** See `StartPayment.start`. */
  start(order: PaymentOrder): Promise<StartedPayment> {
    return this.startPayment.start(order);
  }

  /** See `ErasePayments.keptUntil`. */
  keptUntil(memberId: string): Promise<Date | null> {
    return this.erasePayments.keptUntil(memberId);
  }

  /** See `ErasePayments.erase`. */
  erase(memberId: string, walletId: string | undefined): Promise<void> {
    return this.erasePayments.erase(memberId, walletId);
  }

  /** See `ErasePayments.drop`. */
  dropKept(walletId: string): Promise<void> {
    return this.erasePayments.drop(walletId);
  }

  /** All payments of a member, the newest first. */
  ofMember(memberId: string): Promise<Payment[]> {
    return this.payments.ofMember(memberId);
  }

  /** Undefined for an unknown id. */
  find(id: string): Promise<Payment | undefined> {
    return this.payments.find(id);
  }

  /** A payment with its events and refunds; undefined for an unknown one. */
  async story(id: string): Promise<PaymentStory | undefined> {
    const payment = await this.payments.find(id);
    if (!payment) return undefined;
    const [events, refunds] = [await this.payments.eventsOf(id), await this.refunds.ofPayments([id])];
    return { payment, events, refunds, until: this.refundOffers.until(payment) };
  }

  /** The refunds of a member's payments, the newest first. */
  async refundsOf(memberId: string): Promise<RefundRow[]> {
    return this.refundsOfPayments((await this.payments.ofMember(memberId)).map(({ id }) => id));
  }

  /** The refunds of payments, the newest first. */
  refundsOfPayments(paymentIds: readonly string[]): Promise<RefundRow[]> {
    return this.refunds.ofPayments(paymentIds);
  }

  /** A member's mandates, also ended ones, the newest first. */
  mandatesOf(memberId: string): Promise<MandateRow[]> {
    return this.mandates.ofMember(memberId);
  }

  /** Whether a member may not pay by direct debit any more, because a payment of theirs was charged back. */
  async isDirectDebitBlocked(memberId: string): Promise<boolean> {
    return (await this.directDebitBlock(memberId)) !== undefined;
  }

  /** Since when that is so; undefined for other members. */
  directDebitBlock(memberId: string): Promise<{ createdAt: Date } | undefined> {
    return this.directDebits.blockOf(memberId);
  }

  /** Lets a member pay by direct debit again, until a bank takes another payment back. @returns false where there was no block */
  unblockDirectDebit(memberId: string): Promise<boolean> {
    return this.directDebits.unblock(memberId);
  }

  /** The time bonus as the member sees it; null when none runs, or a first purchase was reduced already. */
  async timeBonusOf(account: Account, wallet: Wallet): Promise<TimeBonus | null> {
    const bonus = await this.firstPurchaseDiscounts.timeBonusOf(account, wallet);
    return bonus && !(await this.memberDiscounts.isUsedFirst(account.id)) ? bonus : null;
  }

  /** The uses of discount codes and their revenue, by code and currency. */
  usesOf(codes: Parameters<PaymentsRepository['usesOf']>[0]): Promise<CodeUse[]> {
    return this.payments.usesOf(codes);
  }

  /** Applies a proven statement of a provider about a payment. See `PaymentEvents.apply`. */
  apply(provider: string, event: WebhookEvent): Promise<void> {
    return this.paymentEvents.apply(provider, event, 'reconcile');
  }
}
