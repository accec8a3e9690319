import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Discount codes, and the accounts whose first purchase is reduced. */
export class Discounts1796000009000 implements MigrationInterface {
  readonly name = 'Discounts1796000009000';

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
      INDEX ix_promotion_code_expires (expires_at),
      UNIQUE INDEX uq_promotion_code (tenant_id, code),
      INDEX ix_promotion_code_created (tenant_id, created_at),
      INDEX ix_promotion_code_member (tenant_id, member_id),
      -- The console lists all brands at once: any page of a list is read along an index, however many rows precede it.
      INDEX ix_promotion_code_made (created_at),
      INDEX ix_promotion_code_status (status, created_at),
      INDEX ix_promotion_code_code (code),
      CONSTRAINT fk_promotion_code_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_promotion_code_off CHECK ((percentage IS NULL) <> (value_cents IS NULL)),
      CONSTRAINT ck_promotion_code_percentage CHECK (percentage IS NULL OR percentage BETWEEN 1 AND 99),
      CONSTRAINT ck_promotion_code_value CHECK (value_cents IS NULL OR value_cents > 0),
      CONSTRAINT ck_promotion_code_minimum CHECK (minimum_cents IS NULL OR minimum_cents > 0),
      CONSTRAINT ck_promotion_code_currency CHECK (
        (currency IS NOT NULL) = (value_cents IS NOT NULL OR minimum_cents IS NOT NULL)
      ),
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
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['welcome_mailbox', 'promotion_code']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
