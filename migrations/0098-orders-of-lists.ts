import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of the console's lists that no index carried over all brands (decision 0152). */
const orders = [
  ['book_difference', 'ix_book_difference_first_seen', 'first_seen_at'],
  ['credit_correction', 'ix_credit_correction_requested', 'requested_at'],
  ['invite', 'ix_invite_created_first', 'created_at'],
  ['invite', 'ix_invite_expires', 'expires_at'],
  ['promotion_code', 'ix_promotion_code_code', 'code'],
] as const;

/** Each begins by the list's own column; the primary key behind it tells rows apart that are alike in it. */
export class OrdersOfLists1795000098000 implements MigrationInterface {
  readonly name = 'OrdersOfLists1795000098000';

  async up(queries: QueryRunner): Promise<void> {
    for (const [table, name, column] of orders)
      await queries.query(`ALTER TABLE ${table} ADD INDEX IF NOT EXISTS ${name} (${column})`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const [table, name] of orders)
      await queries.query(`ALTER TABLE ${table} DROP INDEX IF EXISTS ${name}`);
  }
}
