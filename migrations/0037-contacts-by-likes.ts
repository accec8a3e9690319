import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which contacts rest on a like alone, so that they end with it. */
export class ContactsByLikes1795000037000 implements MigrationInterface {
  readonly name = 'ContactsByLikes1795000037000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE profile_contact ADD COLUMN IF NOT EXISTS by_like tinyint(1) NOT NULL DEFAULT 0',
    );
    // What was written stands in a conversation; a contact without it came about by a like.
    await queries.query(`UPDATE profile_contact c SET c.by_like = 1
      WHERE NOT EXISTS (
        SELECT 1 FROM conversation_member m
         WHERE m.tenant_id = c.tenant_id AND m.member_id = c.member_id AND m.other_id = c.contacted_id
           AND m.wrote = 1)`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE profile_contact DROP COLUMN IF EXISTS by_like');
  }
}
