import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { RefundReason } from '@kindling/contract/money/calls/payment-desk';
import type { RefundStatus } from '@kindling/contract/money/calls/payments';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { PaymentEntity } from '../payment.entity.js';
import type { RefundAsker, RefundFailure, RefundKind } from './refund-rules.js';

/**
 * A refund of a payment, with the credits that were taken for it. It names staff but no member, so it is kept with its
 * invoice. The database itself refuses a second open refund of a payment, an amount above the limit without a second
 * person's approval, and an approval by whoever asked for it.
 */
@Entity('refund')
@Retention(
  { kept: 'invoices: what went back of them; it names staff, never the member' },
  'with its payment (`SweepInvoices`)',
)
@Index('uq_refund_open', ['tenantId', 'paymentId', 'openMark'], { unique: true })
@Index('uq_refund_client', ['tenantId', 'paymentId', 'clientId'], { unique: true })
@Index('ix_refund_queue', ['tenantId', 'status', 'requestedAt'])
@Index('ix_refund_settled', ['tenantId', 'settledAt'])
@Index('ix_refund_requested', ['requestedAt'])
@Index('ix_refund_status', ['status', 'requestedAt'])
@Check('ck_refund_amount', 'amount_cents > 0 AND credits >= 0 AND used_credits >= 0')
@Check('ck_refund_kind', "kind IN ('full', 'unused')")
@Check(
  'ck_refund_asked',
  "asked_by IN ('member', 'staff', 'provider') AND (asked_by = 'staff') = (staff_id IS NOT NULL) AND (asked_by = 'staff') = (limit_cents IS NOT NULL)",
)
@Check('ck_refund_second_person', 'approved_by IS NULL OR (staff_id IS NOT NULL AND approved_by <> staff_id)')
@Check(
  'ck_refund_limit',
  "limit_cents IS NULL OR amount_cents <= limit_cents OR approved_by IS NOT NULL OR status IN ('requested', 'failed')",
)
@Check('ck_refund_status', "status IN ('requested', 'pending', 'completed', 'failed')")
@Check(
  'ck_refund_transition',
  "previous_status IS NULL OR (previous_status = 'requested' AND status IN ('pending', 'failed', 'completed')) OR (previous_status = 'pending' AND status IN ('failed', 'completed'))",
)
@Check(
  'ck_refund_open',
  "(status IN ('requested', 'pending')) = (open_mark IS NOT NULL) AND (open_mark IS NULL OR open_mark = 1)",
)
@Check('ck_refund_settled', "(status IN ('completed', 'failed')) = (settled_at IS NOT NULL)")
@Check(
  'ck_refund_failure',
  "(status = 'failed') = (failure IS NOT NULL) AND (failure IS NULL OR failure IN ('refused', 'declined'))",
)
@Check('ck_refund_reason', 'reason IS NULL OR staff_id IS NOT NULL')
@ForeignKey(() => PaymentEntity, ['tenantId', 'paymentId'], ['tenantId', 'id'], {
  name: 'fk_refund_payment',
  onDelete: 'RESTRICT',
})
export class RefundEntity extends TenantOwned {
  /** Also the provider's idempotency key. */
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  paymentId!: string;

  /** Made by the browser that asked: a repeat is the same refund. Null where the provider reported it. */
  @Column({ type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  clientId!: string | null;

  @CodeColumn(8)
  askedBy!: RefundAsker;

  /** The staff member who asked; else null. */
  @IdColumn({ nullable: true })
  staffId!: string | null;

  /** Above which amount a second person had to agree when staff asked; else null. */
  @Column({ type: 'int', nullable: true })
  limitCents!: number | null;

  /** The second person. */
  @IdColumn({ nullable: true })
  approvedBy!: string | null;

  @InstantColumn({ nullable: true })
  approvedAt!: Date | null;

  /** The reason that staff gave; null for other requesters, and for requests from before reasons were kept. */
  @CodeColumn(16, { nullable: true })
  reason!: RefundReason | null;

  /** A note by staff for staff; it is deleted with the member. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  note!: string | null;

  /** The reason of a decline; it is deleted with the member. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  declineNote!: string | null;

  @CodeColumn(6)
  kind!: RefundKind;

  /** In minor units of the payment's currency. */
  @Column({ type: 'int' })
  amountCents!: number;

  /** Those of the purchase that were unused, and left the wallet when this was asked for. */
  @Column({ type: 'int' })
  credits!: number;

  /** Those of the purchase that had been used by then. */
  @Column({ type: 'int' })
  usedCredits!: number;

  @CodeColumn(10)
  status!: RefundStatus;

  /** The state before this one, as of a payment. */
  @CodeColumn(10, { nullable: true })
  previousStatus!: RefundStatus | null;

  /** 1 as long as it is open, else null: a payment has one open refund at a time. */
  @Column({ type: 'tinyint', nullable: true })
  openMark!: number | null;

  @CodeColumn(8, { nullable: true })
  failure!: RefundFailure | null;

  @InstantColumn()
  requestedAt!: Date;

  @InstantColumn({ nullable: true })
  settledAt!: Date | null;
}
