import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import type { RefundOutcome } from '../../../ports/payment-provider.js';
import { SandboxCheckoutEntity } from './sandbox-checkout.entity.js';

/** A refund in the sandbox provider's own records. */
@Entity('sandbox_refund')
@Retention('erased', 'with its checkout')
@Index('ix_sandbox_refund_checkout', ['tenantId', 'reference'])
@Check('ck_sandbox_refund_status', "status IN ('pending', 'completed', 'failed')")
@ForeignKey(() => SandboxCheckoutEntity, ['tenantId', 'reference'], ['tenantId', 'reference'], {
  name: 'fk_sandbox_refund_checkout',
  onDelete: 'CASCADE',
})
export class SandboxRefundEntity extends TenantOwned {
  /** The idempotency key of the order. */
  @IdColumn({ primary: true })
  refundId!: string;

  @CodeColumn(43)
  reference!: string;

  @Column({ type: 'int' })
  amountCents!: number;

  @CodeColumn(10)
  status!: RefundOutcome;
}
