import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Staff with their logins, saved filters and replies, bulk jobs, and the audit log. */
export class Console1796000014000 implements MigrationInterface {
  readonly name = 'Console1796000014000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS staff (
      id char(24) ${ascii} NOT NULL,
      email varchar(254) NOT NULL,
      name varchar(60) NOT NULL,
      role varchar(16) ${ascii} NOT NULL,
      password_hash varchar(200) ${ascii} NOT NULL,
      access_version int unsigned NOT NULL DEFAULT 0,
      totp_secret varchar(200) ${ascii} NULL,
      totp_last_step int unsigned NULL,
      created_at datetime(3) NOT NULL,
      ended_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_staff_email (email),
      CONSTRAINT ck_staff_role CHECK (role IN ('owner', 'operator', 'moderator', 'support'))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS staff_tenant (
      staff_id char(24) ${ascii} NOT NULL,
      tenant_id varchar(32) ${ascii} NOT NULL,
      PRIMARY KEY (staff_id, tenant_id),
      INDEX ix_staff_tenant_tenant (tenant_id),
      CONSTRAINT fk_staff_tenant_staff FOREIGN KEY (staff_id)
        REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_staff_tenant_tenant FOREIGN KEY (tenant_id)
        REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS staff_invitation (
      id char(24) ${ascii} NOT NULL,
      email varchar(254) NOT NULL,
      name varchar(60) NOT NULL,
      role varchar(16) ${ascii} NOT NULL,
      tenants json NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      created_by char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_staff_invitation_email (email),
      UNIQUE INDEX uq_staff_invitation_token (token_hash),
      INDEX ix_staff_invitation_expires (expires_at),
      CONSTRAINT ck_staff_invitation_role CHECK (role IN ('owner', 'operator', 'moderator', 'support'))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS staff_session (
      token_hash varchar(64) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      user_agent varchar(160) NOT NULL DEFAULT '',
      country varchar(2) ${ascii} NULL,
      last_used_at datetime(3) NULL,
      PRIMARY KEY (token_hash),
      INDEX ix_staff_session_expiry (expires_at),
      INDEX ix_staff_session_staff (staff_id),
      CONSTRAINT fk_staff_session_staff FOREIGN KEY (staff_id)
        REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS staff_recovery_code (
      staff_id char(24) ${ascii} NOT NULL,
      code_hash varchar(64) ${ascii} NOT NULL,
      PRIMARY KEY (staff_id, code_hash),
      CONSTRAINT fk_staff_recovery_code_staff FOREIGN KEY (staff_id)
        REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS staff_login_failure (
      address_hash varchar(64) ${ascii} NOT NULL,
      failures tinyint unsigned NOT NULL,
      blocks tinyint unsigned NOT NULL,
      blocked_until datetime(3) NULL,
      last_failed_at datetime(3) NOT NULL,
      PRIMARY KEY (address_hash),
      INDEX ix_staff_login_failure_age (last_failed_at)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS saved_filter (
      id char(24) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      list varchar(32) ${ascii} NOT NULL,
      name varchar(60) NOT NULL,
      filter json NOT NULL,
      sort_column varchar(40) ${ascii} NOT NULL,
      sort_direction varchar(4) ${ascii} NOT NULL,
      saved_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_saved_filter_name (staff_id, list, name),
      CONSTRAINT fk_saved_filter_staff FOREIGN KEY (staff_id)
        REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS saved_reply (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      used_for varchar(16) ${ascii} NOT NULL,
      language varchar(2) ${ascii} NOT NULL,
      text varchar(1000) NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_saved_reply_age (created_at, tenant_id, id)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS bulk_job (
      id char(24) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      action varchar(40) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      finished_at datetime(3) NULL,
      undo_asked_at datetime(3) NULL,
      busy_for char(24) ${ascii} NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_bulk_job_busy (busy_for),
      INDEX ix_bulk_job_staff (staff_id, created_at),
      INDEX ix_bulk_job_created (created_at)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS bulk_row (
      job_id char(24) ${ascii} NOT NULL,
      row_key varchar(80) ${ascii} NOT NULL,
      brand varchar(32) ${ascii} NOT NULL,
      state varchar(10) ${ascii} NOT NULL,
      changed_at datetime(3) NULL,
      problem varchar(40) ${ascii} NULL,
      PRIMARY KEY (job_id, row_key),
      INDEX ix_bulk_row_state (job_id, state, brand),
      CONSTRAINT fk_bulk_row_job FOREIGN KEY (job_id)
        REFERENCES bulk_job (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS audit_entry (
      id char(24) ${ascii} NOT NULL,
      at datetime(3) NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      number int unsigned NOT NULL,
      tenant_id varchar(32) ${ascii} NULL,
      action varchar(40) ${ascii} NOT NULL,
      subjects json NOT NULL,
      changes json NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_audit_entry_number (number, staff_id),
      INDEX ix_audit_entry_at (at),
      INDEX ix_audit_entry_tenant (tenant_id, at),
      INDEX ix_audit_entry_staff (staff_id, at),
      -- The console lists all brands at once: any page of a list is read along an index, however many rows precede it.
      INDEX ix_audit_entry_action (action, at)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS audit_count (
      staff_id char(24) ${ascii} NOT NULL,
      made int unsigned NOT NULL,
      first_at datetime(3) NOT NULL,
      last_at datetime(3) NOT NULL,
      PRIMARY KEY (staff_id),
      INDEX ix_audit_count_last (last_at)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS audit_seal (
      position int unsigned NOT NULL,
      entry_id char(24) ${ascii} NOT NULL,
      entry_at datetime(3) NOT NULL,
      hash varchar(64) ${ascii} NOT NULL,
      PRIMARY KEY (position),
      UNIQUE INDEX uq_audit_seal_entry (entry_id),
      INDEX ix_audit_seal_at (entry_at)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS audit_subject (
      subject varchar(120) ${ascii} NOT NULL,
      entry_id char(24) ${ascii} NOT NULL,
      entry_at datetime(3) NOT NULL,
      PRIMARY KEY (subject, entry_id),
      INDEX ix_audit_subject_at (entry_at)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS audited_member (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      what varchar(12) ${ascii} NOT NULL,
      at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_audited_member_member (tenant_id, member_id, at),
      INDEX ix_audited_member_age (at),
      CONSTRAINT fk_audited_member_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_audited_member_what CHECK (
        what IN ('page', 'evidence', 'sessions', 'mail', 'data', 'deletion', 'lockout', 'debit')
      )
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of [
      'audited_member',
      'audit_subject',
      'audit_seal',
      'audit_count',
      'audit_entry',
      'bulk_row',
      'bulk_job',
      'saved_reply',
      'saved_filter',
      'staff_login_failure',
      'staff_recovery_code',
      'staff_session',
      'staff_invitation',
      'staff_tenant',
      'staff',
    ]) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
