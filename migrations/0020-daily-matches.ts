import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Members' sets of the day. */
export class DailyMatches1796000020000 implements MigrationInterface {
  readonly name = 'DailyMatches1796000020000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS daily_match (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      day char(10) ${ascii} NOT NULL,
      place tinyint unsigned NOT NULL,
      suggested_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, member_id, day, place),
      INDEX ix_daily_match_created (created_at),
      INDEX ix_daily_match_suggested (tenant_id, suggested_id),
      CONSTRAINT fk_daily_match_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_daily_match_suggested FOREIGN KEY (tenant_id, suggested_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_daily_match_other CHECK (member_id <> suggested_id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS daily_match');
  }
}
