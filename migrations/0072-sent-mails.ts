import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Which mails went to a member and what became of them; nothing of what they said. */
export class SentMails1795000072000 implements MigrationInterface {
  readonly name = 'SentMails1795000072000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS sent_mail (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      kind varchar(24) ${ascii} NOT NULL,
      state varchar(8) ${ascii} NOT NULL,
      tried_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_sent_mail_member (tenant_id, member_id, tried_at),
      INDEX ix_sent_mail_age (tried_at),
      CONSTRAINT fk_sent_mail_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_sent_mail_state CHECK (state IN ('trying', 'sent', 'refused', 'returned'))
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS sent_mail');
  }
}
