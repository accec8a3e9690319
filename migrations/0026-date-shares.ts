import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Plans for dates that members show to somebody whom they trust, by a link. */
export class DateShares1796000026000 implements MigrationInterface {
  readonly name = 'DateShares1796000026000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS date_share (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      sharer_name varchar(40) NOT NULL,
      other_name varchar(40) NOT NULL,
      place varchar(200) NOT NULL,
      date_at datetime(3) NOT NULL,
      asked_at datetime(3) NOT NULL,
      told_at datetime(3) NULL,
      ends_at datetime(3) NOT NULL,
      opened tinyint(1) NOT NULL,
      checked_in_at datetime(3) NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      CONSTRAINT uq_date_share_token UNIQUE (tenant_id, token_hash),
      INDEX ix_date_share_member (tenant_id, member_id, ends_at),
      INDEX ix_date_share_token (token_hash),
      INDEX ix_date_share_date (date_at),
      CONSTRAINT fk_date_share_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS date_share');
  }
}
