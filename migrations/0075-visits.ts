import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const words = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** Where visits begin and signups come from, as numbers. */
export class Visits1795000075000 implements MigrationInterface {
  readonly name = 'Visits1795000075000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS visit_tally (
      tenant_id varchar(32) ${ascii} NOT NULL,
      day varchar(10) ${ascii} NOT NULL,
      page varchar(40) ${ascii} NOT NULL,
      source_hash varchar(43) ${ascii} NOT NULL,
      kind varchar(8) ${ascii} NOT NULL,
      network varchar(64) ${words} NOT NULL,
      ref varchar(128) ${words} NOT NULL,
      sub varchar(128) ${words} NOT NULL,
      visits int unsigned NOT NULL,
      PRIMARY KEY (tenant_id, day, page, source_hash),
      CONSTRAINT ck_visit_tally_kind CHECK (kind IN ('none', 'full', 'network', 'others'))
    ) ${table}`);
    await queries.query(`ALTER TABLE account
      ADD COLUMN IF NOT EXISTS signup_page varchar(40) ${ascii} NULL,
      ALGORITHM=INSTANT, LOCK=NONE`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account DROP COLUMN IF EXISTS signup_page');
    await queries.query('DROP TABLE IF EXISTS visit_tally');
  }
}
