import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Answers to prompts on profiles, those that wait for a moderator, and the part of a profile that a like is for. Held
 * answers have a table of their own: the release before would take one in `held_text` for a name.
 */
export class Prompts1796000019000 implements MigrationInterface {
  readonly name = 'Prompts1796000019000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE profile
      ADD COLUMN IF NOT EXISTS prompts json NOT NULL DEFAULT '[]',
      ADD COLUMN IF NOT EXISTS prompted tinyint(1) NOT NULL DEFAULT 0, ALGORITHM=INSTANT, LOCK=NONE`);
    await queries.query(`CREATE INDEX IF NOT EXISTS ix_profile_prompted ON profile (
      tenant_id, listed, prompted, gender, pictured, last_seen_at, id, country, region, date_of_birth,
      latitude, longitude, interest_bits, created_at, verified_photo_id, fictional, presence_shown
    ) ALGORITHM=INPLACE LOCK=NONE`);
    await queries.query(`CREATE TABLE IF NOT EXISTS held_answer (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      field varchar(16) ${ascii} NOT NULL,
      text varchar(2000) NOT NULL,
      findings json NOT NULL,
      restriction_id char(24) ${ascii} NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, member_id, field),
      CONSTRAINT fk_held_answer_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`ALTER TABLE member_like
      ADD COLUMN IF NOT EXISTS about_photo_id char(24) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS about_prompt varchar(16) ${ascii} NULL, ALGORITHM=INSTANT, LOCK=NONE`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE member_like
      DROP COLUMN IF EXISTS about_prompt, DROP COLUMN IF EXISTS about_photo_id`);
    await queries.query('DROP TABLE IF EXISTS held_answer');
    await queries.query('ALTER TABLE profile DROP INDEX IF EXISTS ix_profile_prompted');
    await queries.query(`ALTER TABLE profile
      DROP COLUMN IF EXISTS prompted, DROP COLUMN IF EXISTS prompts`);
  }
}
