import { Column, Entity } from 'typeorm';
import { CodeColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/**
 * A row for each member and each bank account that debits were ordered of. Orders that share a limit write it before
 * they count, so that they come one after the other, whatever mandate and process they go by.
 */
@Entity('debit_limit')
export class DebitLimitEntity extends TenantOwned {
  /** A member's id, or the keyed hash of an account. */
  @CodeColumn(64, { primary: true })
  subject!: string;

  /** How often the row was written; the number itself means nothing. */
  @Column({ type: 'int', unsigned: true })
  orders!: number;
}
