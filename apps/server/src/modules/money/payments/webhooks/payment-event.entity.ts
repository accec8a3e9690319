import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';
import type { PaymentOutcome } from '../../../../ports/payment-provider.js';
import { PaymentEntity } from '../payment.entity.js';

/** The source of an event: a message of the provider, or its answer to a question of ours. */
export type EventSource = 'webhook' | 'reconcile';

/** Something a provider said about a payment; a repeat is not stored again. */
@Entity('payment_event')
@Retention({ kept: 'invoices: what the provider said of them' }, 'with its payment (`SweepInvoices`)')
@Index('uq_payment_event', ['tenantId', 'provider', 'eventId'], { unique: true })
@Index('uq_payment_event_completion', ['tenantId', 'paymentId', 'completedAt'], { unique: true })
@Check('ck_payment_event_source', "source IN ('webhook', 'reconcile')")
@Check(
  'ck_payment_event_status',
  "status IN ('pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')",
)
@ForeignKey(() => PaymentEntity, ['tenantId', 'paymentId'], ['tenantId', 'id'], {
  name: 'fk_payment_event_payment',
  onDelete: 'RESTRICT',
})
@Check(
  'ck_payment_event_completion',
  "completed_at IS NULL OR status IN ('completed', 'refunded', 'charged_back')",
)
@ForeignKey(
  () => PaymentEntity,
  ['tenantId', 'paymentId', 'completedAt'],
  ['tenantId', 'id', 'completedAt'],
  {
    name: 'fk_payment_event_completion',
    onDelete: 'RESTRICT',
  },
)
export class PaymentEventEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @IdColumn()
  paymentId!: string;

  @CodeColumn(20)
  provider!: string;

  @CodeColumn(120)
  eventId!: string;

  @CodeColumn(10)
  source!: EventSource;

  @CodeColumn(12)
  status!: PaymentOutcome;

  @InstantColumn()
  receivedAt!: Date;

  /** The payment's, on the one event that completed it; else null. */
  @InstantColumn({ nullable: true })
  completedAt!: Date | null;
}
