import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Discount codes of brands, what a payment holds of them, and whose first purchase is reduced. */
export class DiscountCodes1795000050000 implements MigrationInterface {
  readonly name = 'DiscountCodes1795000050000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS promotion_code (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      code varchar(24) ${ascii} NOT NULL,
      percentage tinyint unsigned NULL,
      value_cents int NULL,
      currency char(3) ${ascii} NULL,
      minimum_cents int NULL,
      country char(2) ${ascii} NULL,
      member_id char(24) ${ascii} NULL,
      methods json NULL,
      expires_at datetime(3) NULL,
      status varchar(8) ${ascii} NOT NULL,
      validity varchar(13) ${ascii} NOT NULL,
      created_by char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_promotion_code (tenant_id, code),
      INDEX ix_promotion_code_created (tenant_id, created_at),
      INDEX ix_promotion_code_member (tenant_id, member_id),
      CONSTRAINT fk_promotion_code_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_promotion_code_off CHECK ((percentage IS NULL) <> (value_cents IS NULL)),
      CONSTRAINT ck_promotion_code_percentage CHECK (percentage IS NULL OR percentage BETWEEN 1 AND 99),
      CONSTRAINT ck_promotion_code_value CHECK (value_cents IS NULL OR value_cents > 0),
      CONSTRAINT ck_promotion_code_minimum CHECK (minimum_cents IS NULL OR minimum_cents > 0),
      CONSTRAINT ck_promotion_code_currency
        CHECK ((currency IS NOT NULL) = (value_cents IS NOT NULL OR minimum_cents IS NOT NULL)),
      CONSTRAINT ck_promotion_code_status CHECK (status IN ('active', 'disabled')),
      CONSTRAINT ck_promotion_code_validity CHECK (validity IN ('once', 'once-per-user', 'unlimited'))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS welcome_mailbox (
      tenant_id varchar(32) ${ascii} NOT NULL,
      mailbox_hash varchar(64) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      PRIMARY KEY (tenant_id, mailbox_hash),
      INDEX ix_welcome_mailbox_member (tenant_id, member_id),
      CONSTRAINT fk_welcome_mailbox_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(
      `ALTER TABLE payment
        ADD COLUMN IF NOT EXISTS code_claim varchar(24) ${ascii} NULL AFTER discount_claim,
        ADD UNIQUE INDEX IF NOT EXISTS uq_payment_code (tenant_id, code_claim),
        ADD INDEX IF NOT EXISTS ix_payment_discount_code (tenant_id, discount_code, status),
        DROP CONSTRAINT IF EXISTS ck_payment_claim`,
    );
    await queries.query(
      `ALTER TABLE payment ADD CONSTRAINT ck_payment_claim
        CHECK (discount_code IS NOT NULL OR (discount_claim IS NULL AND code_claim IS NULL))`,
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(
      `UPDATE payment SET discount_claim = NULL WHERE discount_claim IS NOT NULL AND discount_claim <> discount_code`,
    );
    await queries.query(
      `ALTER TABLE payment
        DROP CONSTRAINT IF EXISTS ck_payment_claim,
        DROP INDEX IF EXISTS uq_payment_code,
        DROP INDEX IF EXISTS ix_payment_discount_code,
        DROP COLUMN IF EXISTS code_claim`,
    );
    await queries.query(
      `ALTER TABLE payment ADD CONSTRAINT ck_payment_claim
        CHECK (discount_claim IS NULL OR discount_claim = discount_code)`,
    );
    await queries.query('DROP TABLE IF EXISTS welcome_mailbox');
    await queries.query('DROP TABLE IF EXISTS promotion_code');
  }
}
