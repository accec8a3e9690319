import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const exact = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** Figures that outlive the rows they were counted from. */
export class Figures1796000015000 implements MigrationInterface {
  readonly name = 'Figures1796000015000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS visit_tally (
      tenant_id varchar(32) ${ascii} NOT NULL,
      day varchar(10) ${ascii} NOT NULL,
      page varchar(40) ${ascii} NOT NULL,
      source_hash varchar(43) ${ascii} NOT NULL,
      kind varchar(8) ${ascii} NOT NULL,
      network varchar(64) ${exact} NOT NULL,
      ref varchar(128) ${exact} NOT NULL,
      sub varchar(128) ${exact} NOT NULL,
      visits int unsigned NOT NULL,
      PRIMARY KEY (tenant_id, day, page, source_hash),
      CONSTRAINT ck_visit_tally_kind CHECK (kind IN ('none', 'full', 'network', 'others'))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS departure_count (
      tenant_id varchar(32) ${ascii} NOT NULL,
      month varchar(7) ${ascii} NOT NULL,
      reason varchar(16) ${ascii} NOT NULL,
      departures int unsigned NOT NULL,
      PRIMARY KEY (tenant_id, month, reason)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS transparency_month (
      tenant_id varchar(32) ${ascii} NOT NULL,
      month varchar(7) ${ascii} NOT NULL,
      counts json NOT NULL,
      counted_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, month),
      INDEX ix_transparency_month_counted (counted_at)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['transparency_month', 'departure_count', 'visit_tally']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
