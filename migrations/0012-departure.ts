import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What a member takes along, and how many left for what reason. */
export class Departure1795000012000 implements MigrationInterface {
  readonly name = 'Departure1795000012000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS departure_count (
      tenant_id varchar(32) ${ascii} NOT NULL,
      month varchar(7) ${ascii} NOT NULL,
      reason varchar(16) ${ascii} NOT NULL,
      departures int unsigned NOT NULL,
      PRIMARY KEY (tenant_id, month, reason)
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
    for (const name of ['data_export', 'departure_count']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
