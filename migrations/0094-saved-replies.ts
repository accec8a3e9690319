import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Lines that were saved for fictional profiles alone are saved replies, which say what they are for. */
export class SavedReplies1795000094000 implements MigrationInterface {
  readonly name = 'SavedReplies1795000094000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('RENAME TABLE IF EXISTS fictional_line TO saved_reply');
    await queries.query(`ALTER TABLE saved_reply
      ADD COLUMN IF NOT EXISTS used_for varchar(16) ${ascii} NOT NULL DEFAULT 'fictional_chat' AFTER id,
      DROP INDEX IF EXISTS ix_fictional_line_age,
      ADD INDEX IF NOT EXISTS ix_saved_reply_age (created_at, tenant_id, id)`);
    await queries.query('ALTER TABLE saved_reply ALTER COLUMN used_for DROP DEFAULT');
    await queries.query("UPDATE saved_filter SET list = 'saved-replies' WHERE list = 'fictional-lines'");
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query("UPDATE saved_filter SET list = 'fictional-lines' WHERE list = 'saved-replies'");
    if (await queries.hasColumn('saved_reply', 'used_for'))
      await queries.query("DELETE FROM saved_reply WHERE used_for <> 'fictional_chat'");
    await queries.query(`ALTER TABLE IF EXISTS saved_reply
      DROP INDEX IF EXISTS ix_saved_reply_age,
      ADD INDEX IF NOT EXISTS ix_fictional_line_age (created_at, tenant_id, id),
      DROP COLUMN IF EXISTS used_for`);
    await queries.query('RENAME TABLE IF EXISTS saved_reply TO fictional_line');
  }
}
