import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Messages that their sender took back, with what they said for as long as reports keep it, and words that members don’t want to see. */
export class UnwantedMessages1796000022000 implements MigrationInterface {
  readonly name = 'UnwantedMessages1796000022000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE message
      ADD COLUMN IF NOT EXISTS retracted_at datetime(3) NULL, ALGORITHM=INSTANT, LOCK=NONE`);
    await queries.query(`CREATE TABLE IF NOT EXISTS retracted_message (
      tenant_id varchar(32) ${ascii} NOT NULL,
      message_id char(24) ${ascii} NOT NULL,
      body text NOT NULL,
      retracted_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, message_id),
      INDEX ix_retracted_message_retracted (retracted_at),
      CONSTRAINT fk_retracted_message_message FOREIGN KEY (tenant_id, message_id)
        REFERENCES message (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await queries.query(`CREATE TABLE IF NOT EXISTS unwanted_words (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      words json NOT NULL,
      PRIMARY KEY (tenant_id, member_id),
      CONSTRAINT fk_unwanted_words_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS unwanted_words');
    await queries.query('DROP TABLE IF EXISTS retracted_message');
    await queries.query('ALTER TABLE message DROP COLUMN IF EXISTS retracted_at');
  }
}
