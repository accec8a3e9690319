import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a payer lived, for the tax in the price. Payments of before have none, and are taxed where their seller is. */
export class PayerCountry1795000046000 implements MigrationInterface {
  readonly name = 'PayerCountry1795000046000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE payment ADD COLUMN IF NOT EXISTS country char(2) CHARACTER SET ascii COLLATE ascii_bin NULL',
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE payment DROP COLUMN IF EXISTS country');
  }
}
