import { Check, Column, Entity, Index, Unique } from 'typeorm';
import type { Country, Currency, Language } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { PaymentStatus } from '@kindling/contract/money/calls/payments';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';

/**
 * A purchase of a bundle, as it was offered when it started. It outlives its member (decisions §3.5), so no foreign key
 * leads there: erasing the member puts the wallet that is kept of them in place of the member.
 */
@Entity('payment')
@Retention({ kept: 'invoices' }, 'seven years after the newest invoice (`SweepInvoices`)')
@Index('uq_payment_client', ['tenantId', 'memberId', 'clientId'], { unique: true })
@Index('uq_payment_discount', ['tenantId', 'memberId', 'discountClaim'], { unique: true })
@Index('uq_payment_code', ['tenantId', 'codeClaim'], { unique: true })
@Index('ix_payment_discount_code', ['tenantId', 'discountCode', 'status'])
@Index('ix_payment_started', ['tenantId', 'createdAt'])
@Index('ix_payment_begun', ['createdAt'])
@Index('ix_payment_status', ['status', 'createdAt'])
@Index('ix_payment_amount', ['currency', 'amountCents'])
@Index('ix_payment_amount_of_brand', ['tenantId', 'currency', 'amountCents'])
@Index('ix_payment_completed', ['tenantId', 'completedAt', 'currency', 'amountCents'])
@Index('ix_payment_charged_back', ['tenantId', 'chargedBackAt'])
@Index('ix_payment_mandate', ['tenantId', 'mandateId', 'createdAt'])
@Index('ix_payment_wallet', ['tenantId', 'walletId'])
@Index('uq_payment_reference', ['tenantId', 'provider', 'providerReference'], { unique: true })
@Unique('uq_payment_completion', ['tenantId', 'id', 'completedAt'])
@Check('ck_payment_credits', 'credits > 0')
@Check('ck_payment_amount', 'amount_cents > 0')
@Check('ck_payment_costs', 'costs_cents >= 0 AND costs_cents < amount_cents')
@Check('ck_payment_owner', '(member_id IS NULL) <> (wallet_id IS NULL)')
@Check(
  'ck_payment_status',
  "status IN ('created', 'pending', 'failed', 'cancelled', 'completed', 'refunded', 'charged_back', 'expired')",
)
@Check(
  'ck_payment_transition',
  "previous_status IS NULL OR (previous_status = 'created' AND status IN ('pending', 'cancelled', 'expired', 'failed', 'completed')) OR (previous_status = 'pending' AND status IN ('cancelled', 'expired', 'failed', 'completed')) OR (previous_status = 'cancelled' AND status IN ('expired', 'failed', 'completed')) OR (previous_status = 'expired' AND status IN ('failed', 'completed')) OR (previous_status = 'failed' AND status IN ('completed')) OR (previous_status = 'completed' AND status IN ('refunded', 'charged_back')) OR (previous_status = 'refunded' AND status IN ('charged_back'))",
)
@Check(
  'ck_payment_returned',
  "refunded_cents >= 0 AND refunded_cents <= amount_cents AND returned_credits >= 0 AND returned_credits <= credits AND (completed_at IS NOT NULL OR (refunded_cents = 0 AND returned_credits = 0)) AND (status <> 'refunded' OR refunded_cents = amount_cents)",
)
@Check(
  'ck_payment_completed',
  "(status IN ('completed', 'refunded', 'charged_back')) = (completed_at IS NOT NULL)",
)
@Check('ck_payment_charged_back', "(status = 'charged_back') = (charged_back_at IS NOT NULL)")
@Check('ck_payment_checkout', '(provider_reference IS NULL) = (redirect_url IS NULL)')
@Check('ck_payment_started', "status = 'created' OR provider_reference IS NOT NULL")
@Check('ck_payment_discount', '(discount_code IS NULL) = (discount_cents = 0) AND discount_cents >= 0')
@Check('ck_payment_claim', 'discount_code IS NOT NULL OR (discount_claim IS NULL AND code_claim IS NULL)')
export class PaymentEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  /** Null once the member is erased. */
  @IdColumn({ nullable: true })
  memberId!: string | null;

  /** The wallet kept of an erased member; null as long as there is a member. */
  @IdColumn({ nullable: true })
  walletId!: string | null;

  /** Made by the member's browser: a repeat is the same payment. */
  @Column({ type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin' })
  clientId!: string;

  @CodeColumn(24)
  bundle!: string;

  @Column({ type: 'int' })
  credits!: number;

  /** All that is paid: VAT and the costs of the method included, in minor units. */
  @Column({ type: 'int' })
  amountCents!: number;

  /** The fee of the payment method. */
  @Column({ type: 'int', default: 0 })
  costsCents!: number;

  /** The discount's code; null at the usual price. */
  @CodeColumn(24, { nullable: true })
  discountCode!: string | null;

  /** The reduction, in minor units. */
  @Column({ type: 'int', default: 0 })
  discountCents!: number;

  /** The claim on the discount, as long as the payment may be or is paid: a member has one of each. */
  @CodeColumn(24, { nullable: true })
  discountClaim!: string | null;

  /** The same for a code that one payment of the whole brand may have; it is kept when the member is erased. */
  @CodeColumn(24, { nullable: true })
  codeClaim!: string | null;

  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency!: Currency;

  @CodeColumn(20)
  paymentMethod!: PaymentMethod;

  /** The kept account or card that is paid with; null for another way, and once the member is erased. */
  @IdColumn({ nullable: true })
  mandateId!: string | null;

  /** Whether the payer agreed that the card is kept. */
  @Column({ type: 'boolean', default: false })
  keepsCard!: boolean;

  /** The payer's, for the provider's page and the way back. */
  @CodeColumn(2)
  language!: Language;

  /** Where the payer lived: the tax in the price is that country's. Null where unknown. */
  @Column({ type: 'char', length: 2, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  country!: Country | null;

  @CodeColumn(16)
  status!: PaymentStatus;

  /** The state before this one, so that the database can hold the table of transitions; null at the start. */
  @CodeColumn(16, { nullable: true })
  previousStatus!: PaymentStatus | null;

  @CodeColumn(20)
  provider!: string;

  /** Null until the provider opened its page; a repeat of the start goes on from there. */
  @CodeColumn(80, { nullable: true })
  providerReference!: string | null;

  @CodeColumn(1000, { nullable: true })
  redirectUrl!: string | null;

  @InstantColumn()
  createdAt!: Date;

  /** The event that completed it leads here by a key, so that no statement takes the completion back or moves it. */
  @InstantColumn({ nullable: true })
  completedAt!: Date | null;

  /** When the payer's bank took it back; null otherwise. */
  @InstantColumn({ nullable: true })
  chargedBackAt!: Date | null;

  /** When its receipt was handed to the mail server; null for none, as for an unconfirmed address. */
  @InstantColumn({ nullable: true })
  receiptMailedAt!: Date | null;

  /** The sum that went back or is on its way back, in minor units. */
  @Column({ type: 'int', default: 0 })
  refundedCents!: number;

  /** Credits of this purchase that were taken out of the wallet again, for refunds and for a chargeback. */
  @Column({ type: 'int', default: 0 })
  returnedCredits!: number;
}
