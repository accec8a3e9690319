import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What stays the same of a session while its tokens change, and the session that a browser was subscribed in. */
export class SessionFamilies1795000033000 implements MigrationInterface {
  readonly name = 'SessionFamilies1795000033000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      `ALTER TABLE session ADD COLUMN IF NOT EXISTS family_id char(24) ${ascii} NULL AFTER member_id`,
    );
    await queries.query(
      'UPDATE session SET family_id = LEFT(SHA2(token_hash, 256), 24) WHERE family_id IS NULL',
    );
    await queries.query(`ALTER TABLE session MODIFY COLUMN family_id char(24) ${ascii} NOT NULL`);
    await queries.query(
      `ALTER TABLE push_subscription ADD COLUMN IF NOT EXISTS family_id char(24) ${ascii} NULL AFTER member_id`,
    );
    // Nobody noted in which session these were made; their members are asked again.
    await queries.query('DELETE FROM push_subscription WHERE family_id IS NULL');
    await queries.query(`ALTER TABLE push_subscription MODIFY COLUMN family_id char(24) ${ascii} NOT NULL`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE push_subscription DROP COLUMN IF EXISTS family_id');
    await queries.query('ALTER TABLE session DROP COLUMN IF EXISTS family_id');
  }
}
