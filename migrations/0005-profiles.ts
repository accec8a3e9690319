import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Profiles, with contacts, blocks, held texts, changes, reply times and proofs of age. */
export class Profiles1796000005000 implements MigrationInterface {
  readonly name = 'Profiles1796000005000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS profile (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      name varchar(60) NOT NULL,
      date_of_birth date NOT NULL,
      status varchar(8) ${ascii} NOT NULL,
      unconfirmed tinyint(1) NOT NULL,
      invisible tinyint(1) NOT NULL,
      listed tinyint(1) NOT NULL,
      fictional tinyint(1) NOT NULL,
      gender varchar(6) ${ascii} NULL,
      country varchar(2) ${ascii} NULL,
      age_asked_until datetime(3) NULL,
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
      -- Only a restriction, with its statement of reasons, disables a profile.
      restricted_by char(24) ${ascii} NULL,
      verified_photo_id char(24) ${ascii} NULL,
      presence_shown tinyint(1) NOT NULL DEFAULT 1,
      interest_bits bigint unsigned NOT NULL DEFAULT 0,
      latitude smallint NULL,
      longitude smallint NULL,
      cell int unsigned NULL,
      -- A profile can't become fictional or real afterwards: a real one rests on an account, a fictional one on none.
      account_id char(24) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_profile_fictional (tenant_id, id, fictional),
      UNIQUE INDEX uq_profile_account (tenant_id, account_id),
      INDEX ix_profile_name (tenant_id, name, status, fictional),
      INDEX ix_profile_restricted_by (tenant_id, restricted_by),
      -- The search reads a page from one of these alone: each holds all that it filters and orders by.
      INDEX ix_profile_listed (
        tenant_id, listed, pictured, last_seen_at, id, gender, country, region, date_of_birth, latitude,
        longitude, interest_bits, created_at, verified_photo_id, fictional, presence_shown
      ),
      INDEX ix_profile_listed_gender (
        tenant_id, listed, gender, pictured, last_seen_at, id, country, region, date_of_birth, latitude,
        longitude, interest_bits, created_at, verified_photo_id, fictional, presence_shown
      ),
      INDEX ix_profile_newest (
        tenant_id, listed, pictured, created_at, id, gender, country, region, date_of_birth, last_seen_at,
        latitude, longitude, interest_bits, verified_photo_id, fictional, presence_shown
      ),
      INDEX ix_profile_age (
        tenant_id, listed, gender, date_of_birth, pictured, last_seen_at, country, region, latitude, longitude,
        interest_bits, created_at, verified_photo_id, fictional, presence_shown
      ),
      INDEX ix_profile_region (
        tenant_id, listed, country, region, gender, date_of_birth, pictured, last_seen_at, latitude, longitude,
        interest_bits, created_at, verified_photo_id, fictional, presence_shown
      ),
      INDEX ix_profile_cell (
        tenant_id, listed, cell, gender, date_of_birth, pictured, last_seen_at, country, region, latitude,
        longitude, interest_bits, created_at, verified_photo_id, fictional, presence_shown
      ),
      -- The console lists all brands at once: any page of a list is read along an index, however many rows precede it.
      INDEX ix_profile_joined (created_at),
      INDEX ix_profile_joined_of_brand (tenant_id, created_at),
      INDEX ix_profile_status (status, created_at),
      INDEX ix_profile_kind (fictional, created_at),
      INDEX ix_profile_named (name),
      INDEX ix_profile_seen (last_seen_at),
      CONSTRAINT fk_profile_account FOREIGN KEY (tenant_id, account_id)
        REFERENCES account (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION,
      CONSTRAINT fk_profile_restricted_by FOREIGN KEY (tenant_id, restricted_by)
        REFERENCES restriction (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION,
      CONSTRAINT ck_profile_status CHECK (status IN ('active', 'disabled')),
      CONSTRAINT ck_profile_listed CHECK (listed = (status = 'active' AND invisible = 0)),
      CONSTRAINT ck_profile_hidden CHECK (
        hidden_status IS NULL OR (hidden_status IN ('active', 'disabled') AND status = 'disabled')
      ),
      CONSTRAINT ck_profile_restricted CHECK (
        restricted_by IS NULL OR (status = 'disabled' AND (hidden_status IS NULL OR hidden_status = 'disabled'))
      ),
      CONSTRAINT ck_profile_disabled CHECK (
        (COALESCE(hidden_status, status) = 'active') = (restricted_by IS NULL AND unconfirmed = 0)
      ),
      CONSTRAINT ck_profile_account CHECK (
        (fictional = 1) = (account_id IS NULL) AND (account_id IS NULL OR account_id = id)
      ),
      CONSTRAINT ck_profile_verified CHECK (verified_photo_id IS NULL OR main_photo IS NOT NULL)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS profile_contact (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      contacted_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      by_like tinyint(1) NOT NULL DEFAULT 0,
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
      INDEX ix_profile_change_changed (field, changed_at),
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
    await queries.query(`CREATE TABLE IF NOT EXISTS age_proof (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      provider varchar(32) ${ascii} NOT NULL,
      proven_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, member_id),
      CONSTRAINT fk_age_proof_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_age_proof_expires CHECK (expires_at > proven_at)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of [
      'age_proof',
      'reply_count',
      'profile_change',
      'held_text',
      'member_block',
      'profile_contact',
      'profile',
    ]) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
