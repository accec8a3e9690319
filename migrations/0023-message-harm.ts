import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Insults and threats that the rules find in messages. `warning` may hold nothing but what the older build knows. */
export class MessageHarm1796000023000 implements MigrationInterface {
  readonly name = 'MessageHarm1796000023000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE message
      ADD COLUMN IF NOT EXISTS harm varchar(6) CHARACTER SET ascii COLLATE ascii_bin NULL,
      ALGORITHM=INSTANT, LOCK=NONE`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE message DROP COLUMN IF EXISTS harm');
  }
}
