import { Column, Entity } from 'typeorm';
import { InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';

/** The result of the last check of a brand's books; one row per brand. */
@Entity('book_check')
export class BookCheckEntity extends TenantOwned {
  @InstantColumn()
  checkedAt!: Date;

  @Column({ type: 'int' })
  accounts!: number;

  @Column({ type: 'bigint' })
  postings!: string;

  /** Credits on each account; all four come to zero. */
  @Column({ type: 'bigint' })
  sales!: string;

  @Column({ type: 'bigint' })
  used!: string;

  @Column({ type: 'bigint' })
  granted!: string;

  @Column({ type: 'bigint' })
  wallets!: string;
}
