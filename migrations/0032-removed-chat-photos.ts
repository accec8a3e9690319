import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of removed messages go when nobody can give them back any more. */
export class RemovedChatPhotos1795000032000 implements MigrationInterface {
  readonly name = 'RemovedChatPhotos1795000032000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      `ALTER TABLE message_photo
        ADD COLUMN IF NOT EXISTS kept_until datetime(3) NULL,
        ADD INDEX IF NOT EXISTS ix_message_photo_kept (kept_until)`,
    );
    await queries.query(
      `UPDATE message_photo JOIN message
           ON message.tenant_id = message_photo.tenant_id AND message.id = message_photo.message_id
          SET message_photo.kept_until = message.removed_at + INTERVAL 245 DAY
        WHERE message.removed_at IS NOT NULL AND message_photo.kept_until IS NULL`,
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(
      `ALTER TABLE message_photo
        DROP INDEX IF EXISTS ix_message_photo_kept,
        DROP COLUMN IF EXISTS kept_until`,
    );
  }
}
