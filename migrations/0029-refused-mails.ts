import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an account's mailbox was said not to exist, until a mail arrives there again. */
export class RefusedMails1795000029000 implements MigrationInterface {
  readonly name = 'RefusedMails1795000029000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account ADD COLUMN IF NOT EXISTS mail_refused_at datetime(3) NULL');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account DROP COLUMN IF EXISTS mail_refused_at');
  }
}
