import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Work of staff on many rows, whose progress and end are looked at. */
export class BulkJobs1795000090000 implements MigrationInterface {
  readonly name = 'BulkJobs1795000090000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS bulk_job (
      id char(24) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      action varchar(40) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      finished_at datetime(3) NULL,
      undo_asked_at datetime(3) NULL,
      busy_for char(24) ${ascii} NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_bulk_job_busy (busy_for),
      INDEX ix_bulk_job_staff (staff_id, created_at),
      INDEX ix_bulk_job_created (created_at)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS bulk_row (
      job_id char(24) ${ascii} NOT NULL,
      row_key varchar(80) ${ascii} NOT NULL,
      brand varchar(32) ${ascii} NOT NULL,
      state varchar(10) ${ascii} NOT NULL,
      changed_at datetime(3) NULL,
      problem varchar(40) ${ascii} NULL,
      PRIMARY KEY (job_id, row_key),
      INDEX ix_bulk_row_state (job_id, state, brand),
      CONSTRAINT fk_bulk_row_job FOREIGN KEY (job_id) REFERENCES bulk_job (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS bulk_row');
    await queries.query('DROP TABLE IF EXISTS bulk_job');
  }
}
