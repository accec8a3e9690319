import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What paying by a method added to a price, as a part of what was paid. */
export class TransactionCosts1795000052000 implements MigrationInterface {
  readonly name = 'TransactionCosts1795000052000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE payment ADD COLUMN IF NOT EXISTS costs_cents int NOT NULL DEFAULT 0 AFTER amount_cents',
    );
    await queries.query(
      `ALTER TABLE payment ADD CONSTRAINT IF NOT EXISTS ck_payment_costs
        CHECK (costs_cents >= 0 AND costs_cents < amount_cents)`,
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE payment DROP CONSTRAINT IF EXISTS ck_payment_costs');
    await queries.query('ALTER TABLE payment DROP COLUMN IF EXISTS costs_cents');
  }
}
