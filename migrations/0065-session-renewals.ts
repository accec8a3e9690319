import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A token that takes another's place is known to have arrived, or is given again. */
export class SessionRenewals1795000065000 implements MigrationInterface {
  readonly name = 'SessionRenewals1795000065000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE session
      ADD COLUMN IF NOT EXISTS renewed_at datetime(3) NULL AFTER renewal_due,
      ADD COLUMN IF NOT EXISTS unseen tinyint NOT NULL DEFAULT 0 AFTER renewed_at`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE session DROP COLUMN IF EXISTS renewed_at, DROP COLUMN IF EXISTS unseen');
  }
}
