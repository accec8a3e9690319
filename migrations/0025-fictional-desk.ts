import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Who waits for an answer of a fictional profile, what staff note about it and say, and messages whose cost went back. */
export class FictionalDesk1795000025000 implements MigrationInterface {
  readonly name = 'FictionalDesk1795000025000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS fictional_turn (
      tenant_id varchar(32) ${ascii} NOT NULL,
      conversation_id char(24) ${ascii} NOT NULL,
      profile_id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      waiting_since datetime(3) NOT NULL,
      lease_staff_id char(24) ${ascii} NULL,
      lease_until datetime(3) NULL,
      PRIMARY KEY (tenant_id, conversation_id),
      INDEX ix_fictional_turn_queue (waiting_since, tenant_id, conversation_id),
      INDEX ix_fictional_turn_lease (lease_staff_id),
      CONSTRAINT fk_fictional_turn_conversation FOREIGN KEY (tenant_id, conversation_id)
        REFERENCES conversation (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_fictional_turn_lease CHECK ((lease_staff_id IS NULL) = (lease_until IS NULL))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS fictional_note (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      profile_id char(24) ${ascii} NOT NULL,
      text varchar(500) NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_fictional_note_profile (tenant_id, profile_id, created_at),
      CONSTRAINT fk_fictional_note_profile FOREIGN KEY (tenant_id, profile_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS fictional_line (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      language varchar(2) ${ascii} NOT NULL,
      text varchar(1000) NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_fictional_line_age (created_at, tenant_id, id)
    ) ${table}`);
    await queries.query('ALTER TABLE message ADD COLUMN IF NOT EXISTS returned_at datetime(3) NULL');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE message DROP COLUMN IF EXISTS returned_at');
    for (const name of ['fictional_line', 'fictional_note', 'fictional_turn']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
