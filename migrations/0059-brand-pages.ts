import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Pages that brands write, each version of them, and what every process knows of them. */
export class BrandPages1795000059000 implements MigrationInterface {
  readonly name = 'BrandPages1795000059000';

  async up(queries: QueryRunner): Promise<void> {
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
    await queries.query(
      `ALTER TABLE tenant
        ADD COLUMN IF NOT EXISTS pages_version int unsigned NOT NULL DEFAULT 0,
        ADD COLUMN IF NOT EXISTS page_slugs varchar(8000) ${ascii} NOT NULL DEFAULT ''`,
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE tenant DROP COLUMN IF EXISTS page_slugs, DROP COLUMN IF EXISTS pages_version',
    );
    await queries.query('DROP TABLE IF EXISTS brand_page_version');
    await queries.query('DROP TABLE IF EXISTS brand_page');
  }
}
