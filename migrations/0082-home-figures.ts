import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the home of staff counts day by day is read over ranges of indexes. */
export class HomeFigures1795000082000 implements MigrationInterface {
  readonly name = 'HomeFigures1795000082000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE account ADD INDEX IF NOT EXISTS ix_account_confirmed (tenant_id, confirmed_at)',
    );
    await queries.query(
      'ALTER TABLE report ADD INDEX IF NOT EXISTS ix_report_reported (tenant_id, reported_at)',
    );
    await queries.query(
      'ALTER TABLE report_case ADD INDEX IF NOT EXISTS ix_report_case_decided (tenant_id, closed_at, outcome, opened_at)',
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE report_case DROP INDEX IF EXISTS ix_report_case_decided');
    await queries.query('ALTER TABLE report DROP INDEX IF EXISTS ix_report_reported');
    await queries.query('ALTER TABLE account DROP INDEX IF EXISTS ix_account_confirmed');
  }
}
