import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What members allowed money to be taken from again, the codes that prove a mobile number, and what payments know of both. */
export class Mandates1795000051000 implements MigrationInterface {
  readonly name = 'Mandates1795000051000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS mandate (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      client_id char(36) ${ascii} NULL,
      kind varchar(7) ${ascii} NOT NULL,
      provider varchar(20) ${ascii} NOT NULL,
      provider_customer varchar(80) ${ascii} NOT NULL,
      provider_mandate varchar(80) ${ascii} NOT NULL,
      account_hash varchar(64) ${ascii} NULL,
      last_four varchar(4) ${ascii} NOT NULL,
      label varchar(40) NULL,
      holder varchar(70) NULL,
      street varchar(70) NULL,
      house_number varchar(12) NULL,
      postcode varchar(12) NULL,
      city varchar(60) NULL,
      signed_at datetime(3) NOT NULL,
      ended_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_mandate_client (tenant_id, member_id, client_id),
      UNIQUE INDEX uq_mandate_provider (tenant_id, provider, provider_mandate),
      INDEX ix_mandate_account (tenant_id, account_hash),
      CONSTRAINT fk_mandate_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_mandate_kind CHECK (kind IN ('account', 'card')),
      CONSTRAINT ck_mandate_holder CHECK (
        (kind = 'account') = (account_hash IS NOT NULL AND holder IS NOT NULL AND street IS NOT NULL
          AND house_number IS NOT NULL AND postcode IS NOT NULL AND city IS NOT NULL)
      )
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS sms_code (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      mobile_hash varchar(64) ${ascii} NOT NULL,
      code_hash varchar(64) ${ascii} NOT NULL,
      tries tinyint unsigned NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, member_id),
      CONSTRAINT fk_sms_code_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`ALTER TABLE payment
      ADD COLUMN IF NOT EXISTS mandate_id char(24) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS keeps_card tinyint(1) NOT NULL DEFAULT 0,
      ADD INDEX IF NOT EXISTS ix_payment_mandate (tenant_id, mandate_id, created_at)`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE payment
      DROP INDEX IF EXISTS ix_payment_mandate,
      DROP COLUMN IF EXISTS keeps_card,
      DROP COLUMN IF EXISTS mandate_id`);
    await queries.query('DROP TABLE IF EXISTS sms_code');
    await queries.query('DROP TABLE IF EXISTS mandate');
  }
}
