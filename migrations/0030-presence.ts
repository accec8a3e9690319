import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a member lets others be told that they are online. */
export class Presence1795000030000 implements MigrationInterface {
  readonly name = 'Presence1795000030000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE profile ADD COLUMN IF NOT EXISTS presence_shown tinyint(1) NOT NULL DEFAULT 1',
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE profile DROP COLUMN IF EXISTS presence_shown');
  }
}
