import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Brands, their hosts and settings, companies, sessions and the outbox. */
export class Kernel1795000001000 implements MigrationInterface {
  readonly name = 'Kernel1795000001000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS tenant (
      id varchar(32) ${ascii} NOT NULL,
      version int unsigned NOT NULL,
      name varchar(60) NOT NULL,
      niche tinyint unsigned NOT NULL,
      settings longtext NOT NULL,
      file_hash char(64) ${ascii} NULL,
      file_version int unsigned NULL,
      conflict tinyint NOT NULL DEFAULT 0,
      changed_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      INDEX ix_tenant_changed (changed_at),
      CONSTRAINT ck_tenant_settings CHECK (JSON_VALID(settings))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS tenant_host (
      host varchar(253) ${ascii} NOT NULL,
      tenant_id varchar(32) ${ascii} NOT NULL,
      position tinyint unsigned NOT NULL,
      PRIMARY KEY (host),
      INDEX ix_tenant_host_tenant (tenant_id),
      CONSTRAINT fk_tenant_host_tenant FOREIGN KEY (tenant_id)
        REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS tenant_settings_version (
      tenant_id varchar(32) ${ascii} NOT NULL,
      version int unsigned NOT NULL,
      settings longtext NOT NULL,
      author varchar(24) ${ascii} NOT NULL,
      changed json NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, version),
      CONSTRAINT fk_tenant_settings_version_tenant FOREIGN KEY (tenant_id)
        REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS company (
      id varchar(40) ${ascii} NOT NULL,
      record longtext NOT NULL,
      PRIMARY KEY (id),
      CONSTRAINT ck_company_record CHECK (JSON_VALID(record))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS session (
      tenant_id varchar(32) ${ascii} NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      user_agent varchar(160) NOT NULL,
      renewal_due tinyint NOT NULL DEFAULT 0,
      replaced_by varchar(64) ${ascii} NULL,
      PRIMARY KEY (tenant_id, token_hash),
      INDEX ix_session_member (tenant_id, member_id),
      INDEX ix_session_expiry (expires_at)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS outbox (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      job varchar(60) ${ascii} NOT NULL,
      payload json NOT NULL,
      state varchar(8) ${ascii} NOT NULL,
      attempts smallint unsigned NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      run_at datetime(3) NOT NULL,
      leased_until datetime(3) NULL,
      last_error varchar(60) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_outbox_due (state, run_at)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['outbox', 'session', 'company', 'tenant_settings_version', 'tenant_host', 'tenant']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
