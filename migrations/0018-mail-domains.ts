import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const exact = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** Keys that sign a brand's mails, what is published for its domain, and what receivers' servers refuse. */
export class MailDomains1796000018000 implements MigrationInterface {
  readonly name = 'MailDomains1796000018000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS mail_key (
      tenant_id varchar(32) ${ascii} NOT NULL,
      selector varchar(32) ${ascii} NOT NULL,
      domain varchar(253) ${exact} NOT NULL,
      state varchar(8) ${ascii} NOT NULL,
      public_key varchar(512) ${ascii} NOT NULL,
      private_key varchar(4000) ${ascii} NULL,
      is_published tinyint NOT NULL,
      created_at datetime(3) NOT NULL,
      seen_at datetime(3) NULL,
      retired_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, selector),
      INDEX ix_mail_key_retired (retired_at),
      CONSTRAINT ck_mail_key_state CHECK (state IN ('waiting', 'active', 'old')),
      CONSTRAINT ck_mail_key_old CHECK (
        (state = 'old') = (retired_at IS NOT NULL) AND (state = 'old') = (private_key IS NULL)
      )
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS mail_domain (
      tenant_id varchar(32) ${ascii} NOT NULL,
      domain varchar(253) ${exact} NOT NULL,
      records json NOT NULL,
      watched_since datetime(3) NOT NULL,
      checked_at datetime(3) NULL,
      next_check_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id),
      INDEX ix_mail_domain_due (next_check_at)
    ) ${table}`);
    await queries.query(`ALTER TABLE account
      ADD COLUMN IF NOT EXISTS mail_refusal varchar(8) ${ascii} NULL, ALGORITHM=INSTANT, LOCK=NONE`);
    await queries.query(`CREATE INDEX IF NOT EXISTS ix_account_mail_refused
      ON account (tenant_id, mail_refused_at, id) ALGORITHM=INPLACE LOCK=NONE`);
    await queries.query(`ALTER TABLE sent_mail
      ADD COLUMN IF NOT EXISTS mailing_id char(24) ${ascii} NULL, ALGORITHM=INSTANT, LOCK=NONE`);
    await queries.query(`CREATE INDEX IF NOT EXISTS ix_sent_mail_mailing
      ON sent_mail (tenant_id, mailing_id, member_id) ALGORITHM=INPLACE LOCK=NONE`);
    await queries.query(`ALTER TABLE mailing
      ADD COLUMN IF NOT EXISTS sent int unsigned NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS refused int unsigned NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS stopped_for varchar(12) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS goes_on tinyint NOT NULL DEFAULT 0, ALGORITHM=INSTANT, LOCK=NONE`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE mailing
      DROP COLUMN IF EXISTS goes_on, DROP COLUMN IF EXISTS stopped_for,
      DROP COLUMN IF EXISTS refused, DROP COLUMN IF EXISTS sent`);
    await queries.query('ALTER TABLE sent_mail DROP INDEX IF EXISTS ix_sent_mail_mailing');
    await queries.query('ALTER TABLE sent_mail DROP COLUMN IF EXISTS mailing_id');
    await queries.query('ALTER TABLE account DROP INDEX IF EXISTS ix_account_mail_refused');
    await queries.query('ALTER TABLE account DROP COLUMN IF EXISTS mail_refusal');
    for (const name of ['mail_domain', 'mail_key']) await queries.query(`DROP TABLE IF EXISTS ${name}`);
  }
}
