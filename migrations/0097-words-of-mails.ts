import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What brands say in their own words in the mails that they send by themselves: every version, the newest holds. */
export class WordsOfMails1795000097000 implements MigrationInterface {
  readonly name = 'WordsOfMails1795000097000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS mail_wording (
      tenant_id varchar(32) ${ascii} NOT NULL,
      kind varchar(24) ${ascii} NOT NULL,
      language varchar(2) ${ascii} NOT NULL,
      version int unsigned NOT NULL,
      subject varchar(100) NULL,
      title varchar(80) NULL,
      lead varchar(400) NULL,
      author char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, kind, language, version)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS mail_wording');
  }
}
