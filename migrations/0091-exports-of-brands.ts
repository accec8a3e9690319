import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Files of what is a closed brand's own, while they can be had. */
export class ExportsOfBrands1795000091000 implements MigrationInterface {
  readonly name = 'ExportsOfBrands1795000091000';

  async up(queries: QueryRunner): Promise<void> {
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
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS brand_export');
  }
}
