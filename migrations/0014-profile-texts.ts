import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Texts that wait for a moderator, what members changed of themselves, and how soon they answer. */
export class ProfileTexts1795000014000 implements MigrationInterface {
  readonly name = 'ProfileTexts1795000014000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS held_text (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      field varchar(8) ${ascii} NOT NULL,
      text varchar(2000) NOT NULL,
      findings json NOT NULL,
      restriction_id char(24) ${ascii} NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, member_id, field),
      CONSTRAINT fk_held_text_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_held_text_field CHECK (field IN ('name', 'about_me'))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS profile_change (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      field varchar(16) ${ascii} NOT NULL,
      before_value varchar(60) NOT NULL,
      after_value varchar(60) NOT NULL,
      made_by varchar(8) ${ascii} NOT NULL,
      changed_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_profile_change_member (tenant_id, member_id, field, changed_at),
      CONSTRAINT fk_profile_change_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_profile_change_field CHECK (field IN ('name', 'date_of_birth')),
      CONSTRAINT ck_profile_change_made_by CHECK (made_by IN ('member', 'staff'))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS reply_count (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      within_hour int unsigned NOT NULL,
      within_day int unsigned NOT NULL,
      within_week int unsigned NOT NULL,
      later int unsigned NOT NULL,
      PRIMARY KEY (tenant_id, member_id),
      CONSTRAINT fk_reply_count_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(
      'ALTER TABLE conversation_member ADD COLUMN IF NOT EXISTS awaiting_since datetime(3) NULL',
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE conversation_member DROP COLUMN IF EXISTS awaiting_since');
    for (const name of ['reply_count', 'profile_change', 'held_text']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
