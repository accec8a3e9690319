import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const address = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** Accounts, single-use links in mails, failed logins. */
export class Accounts1790000002000 implements MigrationInterface {
  readonly name = 'Accounts1790000002000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE account (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      email varchar(254) ${address} NOT NULL,
      claimed_email varchar(254) ${address} NULL,
      status varchar(13) ${ascii} NOT NULL,
      password_hash varchar(160) ${ascii} NOT NULL,
      language varchar(2) ${ascii} NOT NULL,
      traffic_source json NULL,
      signup_date datetime(3) NOT NULL,
      confirmed_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_account_claimed_email (tenant_id, claimed_email),
      INDEX ix_account_email (tenant_id, email, signup_date),
      CONSTRAINT ck_account_status CHECK (status IN ('not_confirmed', 'active')),
      CONSTRAINT ck_account_claim CHECK (claimed_email IS NULL OR claimed_email = email),
      CONSTRAINT ck_account_confirmed CHECK (
        (status = 'active') = (confirmed_at IS NOT NULL) AND (status <> 'active' OR claimed_email IS NOT NULL)
      )
    ) ${table}`);
    await queries.query(`CREATE TABLE mailed_link (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      account_id char(24) ${ascii} NOT NULL,
      purpose varchar(16) ${ascii} NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      used_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_mailed_link_token (tenant_id, token_hash),
      INDEX ix_mailed_link_account (tenant_id, account_id, purpose, created_at),
      CONSTRAINT fk_mailed_link_account FOREIGN KEY (tenant_id, account_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE login_failure (
      tenant_id varchar(32) ${ascii} NOT NULL,
      address_hash varchar(64) ${ascii} NOT NULL,
      failures tinyint unsigned NOT NULL,
      blocks tinyint unsigned NOT NULL,
      blocked_until datetime(3) NULL,
      last_failed_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, address_hash),
      INDEX ix_login_failure_age (last_failed_at)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['login_failure', 'mailed_link', 'account']) {
      await queries.query(`DROP TABLE ${name}`);
    }
  }
}
