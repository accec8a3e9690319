import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Reports that come while their case is looked at get one of their own, which shares the copies of pictures. */
export class LaterReports1795000036000 implements MigrationInterface {
  readonly name = 'LaterReports1795000036000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE report ADD COLUMN IF NOT EXISTS added_at datetime(3) NULL');
    await queries.query(
      `ALTER TABLE report_picture
        ADD COLUMN IF NOT EXISTS hash varchar(16) ${ascii} NULL,
        ADD INDEX IF NOT EXISTS ix_report_picture_key (tenant_id, storage_key),
        DROP INDEX IF EXISTS uq_report_picture_key`,
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    // One copy was one case's; the later case goes without.
    await queries.query(
      `DELETE later FROM report_picture later
         JOIN report_picture earlier ON earlier.tenant_id = later.tenant_id
          AND earlier.storage_key = later.storage_key AND earlier.case_id < later.case_id`,
    );
    await queries.query(
      `ALTER TABLE report_picture
        ADD UNIQUE INDEX IF NOT EXISTS uq_report_picture_key (tenant_id, storage_key),
        DROP INDEX IF EXISTS ix_report_picture_key,
        DROP COLUMN IF EXISTS hash`,
    );
    await queries.query('ALTER TABLE report DROP COLUMN IF EXISTS added_at');
  }
}
