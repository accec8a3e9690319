import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Side effects, committed with their cause and carried out later. */
export class Outbox1796000002000 implements MigrationInterface {
  readonly name = 'Outbox1796000002000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS outbox (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      job varchar(60) ${ascii} NOT NULL,
      payload json NOT NULL,
      subject varchar(80) ${ascii} NULL,
      state varchar(8) ${ascii} NOT NULL,
      attempts smallint unsigned NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      request_id varchar(36) ${ascii} NULL,
      run_at datetime(3) NOT NULL,
      leased_until datetime(3) NULL,
      last_error varchar(60) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_outbox_due (state, run_at),
      INDEX ix_outbox_job (job, run_at),
      INDEX ix_outbox_subject (tenant_id, subject)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS outbox');
  }
}
