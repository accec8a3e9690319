import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What a payment was cheaper for, and that a member has a discount only once: one live payment holds its claim. */
export class Discounts1790000016000 implements MigrationInterface {
  readonly name = 'Discounts1790000016000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE payment
      ADD COLUMN discount_code varchar(24) ${ascii} NULL AFTER amount_cents,
      ADD COLUMN discount_cents int NOT NULL DEFAULT 0 AFTER discount_code,
      ADD COLUMN discount_claim varchar(24) ${ascii} NULL AFTER discount_cents,
      ADD UNIQUE INDEX uq_payment_discount (tenant_id, member_id, discount_claim),
      ADD CONSTRAINT ck_payment_discount CHECK ((discount_code IS NULL) = (discount_cents = 0) AND discount_cents >= 0),
      ADD CONSTRAINT ck_payment_claim CHECK (discount_claim IS NULL OR discount_claim = discount_code)`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE payment
      DROP CONSTRAINT ck_payment_claim,
      DROP CONSTRAINT ck_payment_discount,
      DROP INDEX uq_payment_discount,
      DROP COLUMN discount_claim,
      DROP COLUMN discount_cents,
      DROP COLUMN discount_code`);
  }
}
