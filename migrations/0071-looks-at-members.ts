import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * What support needs of a member: whence and when a session was used, a mandate found by its telephone, and whom of the
 * staff looked, beside the audit log, which names no member.
 */
export class LooksAtMembers1795000071000 implements MigrationInterface {
  readonly name = 'LooksAtMembers1795000071000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE session
      ADD COLUMN IF NOT EXISTS country varchar(2) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS last_seen_at datetime(3) NULL,
      ALGORITHM=INSTANT, LOCK=NONE`);
    await queries.query(`ALTER TABLE mandate
      ADD COLUMN IF NOT EXISTS mobile_hash varchar(64) ${ascii} NULL,
      ALGORITHM=INSTANT, LOCK=NONE`);
    await queries.query(`ALTER TABLE mandate
      ADD INDEX IF NOT EXISTS ix_mandate_mobile (tenant_id, mobile_hash),
      ALGORITHM=INPLACE, LOCK=NONE`);
    await queries.query(`CREATE TABLE IF NOT EXISTS audited_member (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      what varchar(12) ${ascii} NOT NULL,
      at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_audited_member_member (tenant_id, member_id, at),
      INDEX ix_audited_member_age (at),
      CONSTRAINT fk_audited_member_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_audited_member_what CHECK (what IN ('page', 'evidence', 'sessions', 'mail', 'data', 'deletion'))
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS audited_member');
    await queries.query(
      'ALTER TABLE mandate DROP INDEX IF EXISTS ix_mandate_mobile, ALGORITHM=INPLACE, LOCK=NONE',
    );
    await queries.query('ALTER TABLE mandate DROP COLUMN IF EXISTS mobile_hash');
    await queries.query(
      'ALTER TABLE session DROP COLUMN IF EXISTS country, DROP COLUMN IF EXISTS last_seen_at',
    );
  }
}
