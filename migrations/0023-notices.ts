import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What waits to be told to members, and what keeps that from becoming too much. */
export class Notices1795000023000 implements MigrationInterface {
  readonly name = 'Notices1795000023000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS notice (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      topic varchar(8) ${ascii} NOT NULL,
      other_id char(24) ${ascii} NOT NULL,
      kind varchar(24) ${ascii} NOT NULL,
      mutual tinyint NOT NULL,
      waiting int unsigned NOT NULL,
      since datetime(3) NOT NULL,
      waiting_since datetime(3) NOT NULL,
      reminded_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, member_id, topic, other_id),
      INDEX ix_notice_other (tenant_id, other_id),
      CONSTRAINT fk_notice_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_notice_other FOREIGN KEY (tenant_id, other_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_notice_topic CHECK (topic IN ('message', 'like'))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS notice_state (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      next_at datetime(3) NULL,
      mail_day char(10) ${ascii} NULL,
      mails_that_day smallint unsigned NOT NULL,
      PRIMARY KEY (tenant_id, member_id),
      CONSTRAINT fk_notice_state_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['notice_state', 'notice']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
