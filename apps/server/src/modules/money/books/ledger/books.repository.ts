import { Injectable } from '@nestjs/common';
import { Column, Entity } from 'typeorm';
import { InstantColumn, TenantOwned } from '../../../../kernel/database/columns.js';
import { Database } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsBut, columnsOf, computed, type RowOf } from '../../../../kernel/database/row-shape.js';
import { wholeNumber } from '../../../../kernel/database/row-values.js';
import { PaymentEntity } from '../../payments/payments.api.js';

/** The result of the last check of a brand's books; one row per brand. */
@Entity('book_check')
@Retention({ notAboutMembers: 'sums of a brand' }, 'one row per brand')
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

const check = columnsBut(BookCheckEntity, ['tenantId']);
export type BookCheck = RowOf<typeof check>;

const balances = computed('sales', sumOf("credit_account = 'sales'", "debit_account = 'sales'"), wholeNumber)
  .with('used', sumOf("credit_account = 'usage'", "debit_account = 'usage'"), wholeNumber)
  .with('granted', sumOf("credit_account = 'grants'", "debit_account = 'grants'"), wholeNumber);
const money = columnsOf(PaymentEntity, ['currency'])
  .with('paid', 'SUM(amount_cents)', wholeNumber)
  .with('refunded', 'SUM(refunded_cents)', wholeNumber)
  .with('chargedBack', "SUM(IF(status = 'charged_back', amount_cents - refunded_cents, 0))", wholeNumber);

/** A brand's books now, and at the last check. */
@Injectable()
export class BooksRepository {
  constructor(private readonly database: Database) {}

  async lastCheck(): Promise<BookCheck | undefined> {
    const sql = `SELECT ${check.list} FROM book_check WHERE tenant_id = :tenant`;
    return (await this.database.rows(check, sql))[0];
  }

  async storeCheck(made: BookCheck): Promise<void> {
    await this.database.write(
      `INSERT INTO book_check (tenant_id, checked_at, accounts, postings, sales, used, granted, wallets)
       VALUES (:tenant, :checkedAt, :accounts, :postings, :sales, :used, :granted, :wallets)
       ON DUPLICATE KEY UPDATE checked_at = VALUES(checked_at), accounts = VALUES(accounts),
         postings = VALUES(postings), sales = VALUES(sales), used = VALUES(used), granted = VALUES(granted),
         wallets = VALUES(wallets)`,
      { ...made },
    );
  }

  /** Credits on each account now: the brand's own by their postings, the wallets by their balances. Reads all of them. */
  async balances(): Promise<Pick<BookCheck, 'sales' | 'used' | 'granted' | 'wallets'>> {
    const [row] = await this.database.rows(
      balances,
      `SELECT ${balances.list} FROM ledger_posting WHERE tenant_id = :tenant`,
    );
    const wallets = await this.database.number(
      "SELECT SUM(balance) FROM ledger_account WHERE tenant_id = :tenant AND kind = 'member'",
    );
    if (!row) throw new Error('A sum has no row');
    const { sales, used, granted } = row;
    return { sales: `${sales}`, used: `${used}`, granted: `${granted}`, wallets: `${wallets}` };
  }

  /** Payments and refunds, by currency. */
  money(): Promise<RowOf<typeof money>[]> {
    return this.database.rows(
      money,
      `SELECT ${money.list} FROM payment
        WHERE tenant_id = :tenant AND completed_at IS NOT NULL GROUP BY currency ORDER BY currency`,
    );
  }
}

function sumOf(came: string, went: string): string {
  return `COALESCE(SUM(CASE WHEN ${came} THEN amount WHEN ${went} THEN -amount ELSE 0 END), 0)`;
}
