import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  "user_agent varchar(160) NOT NULL DEFAULT ''",
  'country varchar(2) CHARACTER SET ascii COLLATE ascii_bin NULL',
  'last_used_at datetime(3) NULL',
] as const;

/** Staff see which browsers they are logged in with. */
export class BrowsersOfStaff1795000093000 implements MigrationInterface {
  readonly name = 'BrowsersOfStaff1795000093000';

  async up(queries: QueryRunner): Promise<void> {
    for (const column of columns)
      await queries.query(`ALTER TABLE staff_session ADD COLUMN IF NOT EXISTS ${column}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const column of columns)
      await queries.query(`ALTER TABLE staff_session DROP COLUMN IF EXISTS ${column.split(' ')[0]}`);
  }
}
