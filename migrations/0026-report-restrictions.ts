import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What was taken for a report, so that it counts no more where an appeal found that wrong. */
export class ReportRestrictions1795000026000 implements MigrationInterface {
  readonly name = 'ReportRestrictions1795000026000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      `ALTER TABLE report_case ADD COLUMN IF NOT EXISTS restriction_id char(24) ${ascii} NULL`,
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE report_case DROP COLUMN IF EXISTS restriction_id');
  }
}
