import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds to how many a member wrote of money lately, without reading all that they ever wrote. */
export class WarnedMessages1796000027000 implements MigrationInterface {
  readonly name = 'WarnedMessages1796000027000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE message
      ADD INDEX IF NOT EXISTS ix_message_warning (tenant_id, sender_id, warning, sent_at, conversation_id),
      ALGORITHM=INPLACE, LOCK=NONE`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE message DROP INDEX IF EXISTS ix_message_warning');
  }
}
