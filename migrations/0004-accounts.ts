import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const exact = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** Accounts, with sessions, mailed links, failed logins, invitations, consents and data exports. */
export class Accounts1796000004000 implements MigrationInterface {
  readonly name = 'Accounts1796000004000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS account (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      email varchar(254) ${exact} NOT NULL,
      claimed_email varchar(254) ${exact} NULL,
      status varchar(13) ${ascii} NOT NULL,
      password_hash varchar(160) ${ascii} NOT NULL,
      password_version int unsigned NOT NULL DEFAULT 0,
      language varchar(2) ${ascii} NOT NULL,
      traffic_source json NULL,
      signup_date datetime(3) NOT NULL,
      confirmed_at datetime(3) NULL,
      deleted_at datetime(3) NULL,
      notifications_disabled json NULL,
      signup_step tinyint unsigned NULL,
      -- Only a restriction, with its statement of reasons, bans an account.
      banned_by char(24) ${ascii} NULL,
      read_marks tinyint(1) NOT NULL DEFAULT 1,
      mail_refused_at datetime(3) NULL,
      signup_page varchar(40) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_account_claimed_email (tenant_id, claimed_email),
      INDEX ix_account_email (tenant_id, email, signup_date),
      INDEX ix_account_unconfirmed (status, signup_date),
      INDEX ix_account_banned_by (tenant_id, banned_by),
      -- The home page of the console counts confirmations per day over a range of this.
      INDEX ix_account_confirmed (tenant_id, confirmed_at),
      CONSTRAINT fk_account_banned_by FOREIGN KEY (tenant_id, banned_by)
        REFERENCES restriction (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION,
      CONSTRAINT ck_account_claim CHECK (claimed_email IS NULL OR claimed_email = email),
      CONSTRAINT ck_account_status CHECK (status IN ('not_confirmed', 'active', 'deleted')),
      CONSTRAINT ck_account_confirmed CHECK (
        (status = 'deleted' OR (status = 'active') = (confirmed_at IS NOT NULL))
        AND (confirmed_at IS NULL OR claimed_email IS NOT NULL)
      ),
      CONSTRAINT ck_account_deleted CHECK ((status = 'deleted') = (deleted_at IS NOT NULL))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS session (
      tenant_id varchar(32) ${ascii} NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      family_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      user_agent varchar(160) NOT NULL,
      renewal_due tinyint NOT NULL DEFAULT 0,
      renewed_at datetime(3) NULL,
      unseen tinyint NOT NULL DEFAULT 0,
      replaced_by varchar(64) ${ascii} NULL,
      country varchar(2) ${ascii} NULL,
      last_seen_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, token_hash),
      INDEX ix_session_member (tenant_id, member_id),
      INDEX ix_session_expiry (expires_at)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS mailed_link (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      account_id char(24) ${ascii} NULL,
      purpose varchar(16) ${ascii} NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      used_at datetime(3) NULL,
      address_hash varchar(64) ${ascii} NULL,
      mailbox_hash varchar(64) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_mailed_link_token (tenant_id, token_hash),
      INDEX ix_mailed_link_account (tenant_id, account_id, purpose, created_at),
      INDEX ix_mailed_link_address (tenant_id, address_hash, purpose, created_at),
      INDEX ix_mailed_link_expiry (expires_at),
      INDEX ix_mailed_link_mailbox (tenant_id, mailbox_hash, created_at),
      CONSTRAINT fk_mailed_link_account FOREIGN KEY (tenant_id, account_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS mail_change (
      tenant_id varchar(32) ${ascii} NOT NULL,
      link_id char(24) ${ascii} NOT NULL,
      email varchar(254) ${exact} NOT NULL,
      password_hash varchar(160) ${ascii} NOT NULL,
      left_email varchar(254) ${exact} NULL,
      PRIMARY KEY (tenant_id, link_id),
      CONSTRAINT fk_mail_change_link FOREIGN KEY (tenant_id, link_id)
        REFERENCES mailed_link (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS login_failure (
      tenant_id varchar(32) ${ascii} NOT NULL,
      address_hash varchar(64) ${ascii} NOT NULL,
      failures tinyint unsigned NOT NULL,
      blocks tinyint unsigned NOT NULL,
      blocked_until datetime(3) NULL,
      last_failed_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, address_hash),
      INDEX ix_login_failure_age (last_failed_at)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS invite (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      created_by char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      used_at datetime(3) NULL,
      used_by char(24) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_invite_token (tenant_id, token_hash),
      INDEX ix_invite_created (tenant_id, created_at),
      INDEX ix_invite_used_by (tenant_id, used_by),
      INDEX ix_invite_created_first (created_at),
      INDEX ix_invite_expires (expires_at),
      CONSTRAINT fk_invite_account FOREIGN KEY (tenant_id, used_by)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_invite_used CHECK ((used_at IS NULL) = (used_by IS NULL))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS consent (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      kind varchar(16) ${ascii} NOT NULL,
      version varchar(30) ${ascii} NOT NULL,
      standing tinyint(1) NULL,
      given_at datetime(3) NOT NULL,
      withdrawn_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_consent_withdrawn (withdrawn_at),
      UNIQUE INDEX uq_consent_standing (tenant_id, member_id, kind, standing),
      INDEX ix_consent_member (tenant_id, member_id, given_at),
      CONSTRAINT fk_consent_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_consent_kind CHECK (kind IN ('terms', 'sensitive_data', 'marketing')),
      CONSTRAINT ck_consent_standing CHECK (standing IS NULL OR (standing = 1 AND withdrawn_at IS NULL))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS data_export (
      tenant_id varchar(32) ${ascii} NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, token_hash),
      INDEX ix_data_export_member (tenant_id, member_id),
      INDEX ix_data_export_expiry (expires_at),
      CONSTRAINT fk_data_export_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of [
      'data_export',
      'consent',
      'invite',
      'login_failure',
      'mail_change',
      'mailed_link',
      'session',
      'account',
    ]) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
