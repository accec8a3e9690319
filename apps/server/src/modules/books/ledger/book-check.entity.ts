import { Column, Entity } from 'typeorm';
import { InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';

/** How a brand's books stood when they were checked last: one row for each brand. */
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
