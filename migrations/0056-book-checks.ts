import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What the daily check of a brand's books found, for people to work through. */
export class BookChecks1795000056000 implements MigrationInterface {
  readonly name = 'BookChecks1795000056000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS book_check (
      tenant_id varchar(32) ${ascii} NOT NULL,
      checked_at datetime(3) NOT NULL,
      accounts int NOT NULL,
      postings bigint NOT NULL,
      sales bigint NOT NULL,
      used bigint NOT NULL,
      granted bigint NOT NULL,
      wallets bigint NOT NULL,
      PRIMARY KEY (tenant_id)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS book_difference (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      source varchar(8) ${ascii} NOT NULL,
      kind varchar(40) ${ascii} NOT NULL,
      subject varchar(80) ${ascii} NOT NULL,
      payment_id char(24) ${ascii} NULL,
      ours varchar(60) ${ascii} NOT NULL,
      theirs varchar(60) ${ascii} NOT NULL,
      open_mark tinyint NULL,
      first_seen_at datetime(3) NOT NULL,
      last_seen_at datetime(3) NOT NULL,
      settled_at datetime(3) NULL,
      settled_by char(24) ${ascii} NULL,
      note varchar(300) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_book_difference_open (tenant_id, source, kind, subject, open_mark),
      INDEX ix_book_difference_seen (tenant_id, open_mark, first_seen_at),
      INDEX ix_book_difference_settled (settled_at),
      CONSTRAINT ck_book_difference_source CHECK (source IN ('ledger', 'provider')),
      CONSTRAINT ck_book_difference_open CHECK (
        (settled_at IS NULL) = (open_mark IS NOT NULL) AND (open_mark IS NULL OR open_mark = 1)
      ),
      CONSTRAINT ck_book_difference_settled CHECK (
        (settled_by IS NULL) = (note IS NULL) AND (settled_by IS NULL OR settled_at IS NOT NULL)
      )
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS book_difference');
    await queries.query('DROP TABLE IF EXISTS book_check');
  }
}
