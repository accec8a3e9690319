import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Retention } from '../../../../kernel/database/retention.js';

/** A member who may no longer pay by direct debit, because their bank took a payment back. */
@Entity('direct_debit_block')
@Retention('erased', 'one row per member')
export class DirectDebitBlockEntity extends TenantOwned {
  @IdColumn({ primary: true })
  memberId!: string;

  /** The first that was taken back. */
  @IdColumn()
  paymentId!: string;

  @InstantColumn()
  createdAt!: Date;
}
