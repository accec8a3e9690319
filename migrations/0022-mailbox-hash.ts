import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Mails to addresses that nobody confirmed are counted by the mailbox they end in, whatever they are about. */
export class MailboxHash1790000022000 implements MigrationInterface {
  readonly name = 'MailboxHash1790000022000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      `ALTER TABLE mailed_link ADD COLUMN mailbox_hash varchar(64) ${ascii} NULL AFTER address_hash`,
    );
    await queries.query(
      'CREATE INDEX ix_mailed_link_mailbox ON mailed_link (tenant_id, mailbox_hash, created_at)',
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP INDEX ix_mailed_link_mailbox ON mailed_link');
    await queries.query('ALTER TABLE mailed_link DROP COLUMN mailbox_hash');
  }
}
