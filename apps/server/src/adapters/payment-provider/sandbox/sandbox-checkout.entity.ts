import { Check, Column, Entity, Index } from 'typeorm';
import type { Currency, Language } from '@kindling/contract/languages';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import type { PaymentOutcome, RefundOutcome } from '../../../ports/payment-provider.js';

/** A payment in the sandbox provider's own records. Like another company's, they refer to none of our rows. */
@Entity('sandbox_checkout')
@Retention('erased', 'never in production; with its payment')
@Index('uq_sandbox_checkout_payment', ['tenantId', 'paymentId'], { unique: true })
@Index('ix_sandbox_checkout_created', ['tenantId', 'createdAt', 'reference'])
@Check(
  'ck_sandbox_checkout_status',
  "status IN ('open', 'pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')",
)
@Check('ck_sandbox_checkout_refunds', "refund_outcome IN ('completed', 'pending', 'failed')")
export class SandboxCheckoutEntity extends TenantOwned {
  /** 256 random bits: possession of the page's address authenticates the payer. */
  @CodeColumn(43, { primary: true })
  reference!: string;

  @IdColumn()
  paymentId!: string;

  @Column({ type: 'int' })
  amountCents!: number;

  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency!: Currency;

  /** Id of the payer's bank; null for none. */
  @CodeColumn(40, { nullable: true })
  bank!: string | null;

  @CodeColumn(2)
  language!: Language;

  @CodeColumn(500)
  returnUrl!: string;

  @CodeColumn(500)
  webhookUrl!: string;

  @CodeColumn(12)
  status!: PaymentOutcome | 'open';

  /** The outcome of its refunds, chosen on its page. */
  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin', default: 'completed' })
  refundOutcome!: RefundOutcome;

  @InstantColumn()
  createdAt!: Date;
}
