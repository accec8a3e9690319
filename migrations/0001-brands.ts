import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Brands: their hosts, settings, logos, pages and exports, and the companies that run them. */
export class Brands1796000001000 implements MigrationInterface {
  readonly name = 'Brands1796000001000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS company (
      id varchar(40) ${ascii} NOT NULL,
      record longtext NOT NULL,
      file_hash char(64) ${ascii} NULL,
      PRIMARY KEY (id),
      CONSTRAINT ck_company_record CHECK (JSON_VALID(record))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS tenant (
      id varchar(32) ${ascii} NOT NULL,
      version int unsigned NOT NULL,
      name varchar(60) NOT NULL,
      niche tinyint unsigned NOT NULL,
      state varchar(8) ${ascii} NOT NULL DEFAULT 'public',
      creation_id char(36) ${ascii} NULL,
      creation_hash char(64) ${ascii} NULL,
      settings longtext NOT NULL,
      file_hash char(64) ${ascii} NULL,
      file_version int unsigned NULL,
      conflict tinyint NOT NULL DEFAULT 0,
      changed_at datetime(3) NOT NULL,
      pages_version int unsigned NOT NULL DEFAULT 0,
      page_slugs varchar(8000) ${ascii} NOT NULL DEFAULT '',
      PRIMARY KEY (id),
      UNIQUE INDEX uq_tenant_creation (creation_id),
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
      hosts text ${ascii} NULL,
      state varchar(8) ${ascii} NOT NULL DEFAULT 'public',
      author varchar(24) ${ascii} NOT NULL,
      changed json NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, version),
      CONSTRAINT fk_tenant_settings_version_tenant FOREIGN KEY (tenant_id)
        REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS tenant_mark (
      tenant_id varchar(32) ${ascii} NOT NULL,
      name char(22) ${ascii} NOT NULL,
      bytes mediumblob NOT NULL,
      width smallint unsigned NOT NULL,
      height smallint unsigned NOT NULL,
      dark double NOT NULL,
      light double NOT NULL,
      named tinyint(1) NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, name),
      INDEX ix_tenant_mark_named (named, created_at),
      CONSTRAINT fk_tenant_mark_tenant FOREIGN KEY (tenant_id)
        REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS brand_page (
      tenant_id varchar(32) ${ascii} NOT NULL,
      slug varchar(40) ${ascii} NOT NULL,
      version int unsigned NOT NULL,
      shown tinyint NOT NULL,
      texts json NOT NULL,
      changed_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, slug)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS brand_page_version (
      tenant_id varchar(32) ${ascii} NOT NULL,
      slug varchar(40) ${ascii} NOT NULL,
      version int unsigned NOT NULL,
      shown tinyint NOT NULL,
      texts json NOT NULL,
      author char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, slug, version),
      CONSTRAINT fk_brand_page_version_page FOREIGN KEY (tenant_id, slug)
        REFERENCES brand_page (tenant_id, slug) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS brand_export (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      state varchar(8) ${ascii} NOT NULL,
      asked_by char(24) ${ascii} NOT NULL,
      open_mark tinyint NULL,
      attempt int unsigned NOT NULL DEFAULT 0,
      parts int unsigned NOT NULL DEFAULT 0,
      bytes bigint unsigned NOT NULL DEFAULT 0,
      asked_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_brand_export_open (tenant_id, open_mark),
      INDEX ix_brand_export_expiry (expires_at)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of [
      'brand_export',
      'brand_page_version',
      'brand_page',
      'tenant_mark',
      'tenant_settings_version',
      'tenant_host',
      'tenant',
      'company',
    ]) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
