import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a staff member holds a conversation: a lease that is renewed ends after an hour. */
export class HeldChats1796000016000 implements MigrationInterface {
  readonly name = 'HeldChats1796000016000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE fictional_turn ADD COLUMN IF NOT EXISTS leased_at datetime(3) NULL');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE fictional_turn DROP COLUMN IF EXISTS leased_at');
  }
}
