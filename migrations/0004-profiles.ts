import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Profiles, whom they wrote to and whom they blocked. */
export class Profiles1795000004000 implements MigrationInterface {
  readonly name = 'Profiles1795000004000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS profile (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      name varchar(60) NOT NULL,
      date_of_birth date NOT NULL,
      status varchar(8) ${ascii} NOT NULL,
      invisible tinyint(1) NOT NULL,
      listed tinyint(1) NOT NULL,
      fictional tinyint(1) NOT NULL,
      gender varchar(6) ${ascii} NULL,
      country varchar(2) ${ascii} NULL,
      region varchar(80) NULL,
      city varchar(80) NULL,
      sexuality varchar(8) ${ascii} NULL,
      reason_for_signup varchar(16) ${ascii} NULL,
      relationship_status varchar(20) ${ascii} NULL,
      hair_color varchar(12) ${ascii} NULL,
      eye_color varchar(8) ${ascii} NULL,
      body_type varchar(12) ${ascii} NULL,
      tattoos varchar(8) ${ascii} NULL,
      interests json NOT NULL,
      about_me varchar(2000) NOT NULL,
      main_photo json NULL,
      pictured tinyint(1) NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      last_seen_at datetime(3) NOT NULL,
      hidden_status varchar(8) ${ascii} NULL,
      place_id int unsigned NULL,
      seeking json NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_profile_fictional (tenant_id, id, fictional),
      INDEX ix_profile_listed (tenant_id, listed, pictured, last_seen_at, id, gender, country, region, date_of_birth),
      INDEX ix_profile_listed_gender (tenant_id, listed, gender, pictured, last_seen_at, id, country, region, date_of_birth),
      INDEX ix_profile_newest (tenant_id, listed, pictured, fictional, created_at, id),
      INDEX ix_profile_name (tenant_id, name, status, fictional),
      CONSTRAINT ck_profile_status CHECK (status IN ('active', 'disabled')),
      CONSTRAINT ck_profile_listed CHECK (listed = (status = 'active' AND invisible = 0)),
      CONSTRAINT ck_profile_hidden CHECK (
        hidden_status IS NULL OR (hidden_status IN ('active', 'disabled') AND status = 'disabled')
      )
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS profile_contact (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      contacted_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, member_id, contacted_id),
      INDEX ix_profile_contact_contacted (tenant_id, contacted_id),
      CONSTRAINT fk_profile_contact_contacted FOREIGN KEY (tenant_id, contacted_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_profile_contact_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS member_block (
      tenant_id varchar(32) ${ascii} NOT NULL,
      blocker_id char(24) ${ascii} NOT NULL,
      blocked_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, blocker_id, blocked_id),
      INDEX ix_member_block_blocked (tenant_id, blocked_id),
      CONSTRAINT fk_member_block_blocked FOREIGN KEY (tenant_id, blocked_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_member_block_blocker FOREIGN KEY (tenant_id, blocker_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_member_block_two CHECK (blocker_id <> blocked_id)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['member_block', 'profile_contact', 'profile']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
