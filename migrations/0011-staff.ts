import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Staff of the console, the brands they were given, their ways in, failed logins and the audit log. */
export class Staff1795000011000 implements MigrationInterface {
  readonly name = 'Staff1795000011000';

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
    await queries.query(`CREATE TABLE IF NOT EXISTS staff_session (
      token_hash varchar(64) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (token_hash),
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
    await queries.query(`CREATE TABLE IF NOT EXISTS audit_entry (
      id char(24) ${ascii} NOT NULL,
      at datetime(3) NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      tenant_id varchar(32) ${ascii} NULL,
      action varchar(40) ${ascii} NOT NULL,
      subjects json NOT NULL,
      changes json NOT NULL,
      PRIMARY KEY (id),
      INDEX ix_audit_entry_at (at),
      INDEX ix_audit_entry_tenant (tenant_id, at),
      INDEX ix_audit_entry_staff (staff_id, at)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of [
      'audit_entry',
      'staff_login_failure',
      'staff_recovery_code',
      'staff_session',
      'staff_tenant',
      'staff',
    ]) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
