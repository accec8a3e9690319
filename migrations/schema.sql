-- The tables of Kindling, as the migrations of this folder make them. Written by `npm run migrate -- snapshot`.

SET foreign_key_checks = 0;

-- =================================================================================================
-- Brands: their hosts, settings, logos, pages and exports, and the companies that run them.
-- =================================================================================================

-- A company that owns brands.
CREATE TABLE company (
  id varchar(40) COLLATE ascii_bin NOT NULL,
  record longtext NOT NULL,
  file_hash char(64) COLLATE ascii_bin NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_company_record CHECK (json_valid(record))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A brand with its settings and its state.
CREATE TABLE tenant (
  id varchar(32) COLLATE ascii_bin NOT NULL,
  version int unsigned NOT NULL,
  name varchar(60) NOT NULL,
  niche tinyint unsigned NOT NULL,
  state varchar(8) COLLATE ascii_bin NOT NULL DEFAULT 'public',
  creation_id char(36) COLLATE ascii_bin NULL,
  creation_hash char(64) COLLATE ascii_bin NULL,
  settings longtext NOT NULL,
  file_hash char(64) COLLATE ascii_bin NULL,
  file_version int unsigned NULL,
  conflict tinyint NOT NULL DEFAULT 0,
  changed_at datetime(3) NOT NULL,
  pages_version int unsigned NOT NULL DEFAULT 0,
  page_slugs varchar(8000) COLLATE ascii_bin NOT NULL DEFAULT '',
  PRIMARY KEY (id),
  UNIQUE KEY uq_tenant_creation (creation_id),
  KEY ix_tenant_changed (changed_at),
  CONSTRAINT ck_tenant_settings CHECK (json_valid(settings))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A host name of exactly one brand; position 0 is the primary host.
CREATE TABLE tenant_host (
  host varchar(253) COLLATE ascii_bin NOT NULL,
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  position tinyint unsigned NOT NULL,
  PRIMARY KEY (host),
  KEY ix_tenant_host_tenant (tenant_id),
  CONSTRAINT fk_tenant_host_tenant FOREIGN KEY (tenant_id)
    REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- Every version of a brand's settings, newest last; any can be restored.
CREATE TABLE tenant_settings_version (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  version int unsigned NOT NULL,
  settings longtext NOT NULL,
  hosts text COLLATE ascii_bin NULL,
  state varchar(8) COLLATE ascii_bin NOT NULL DEFAULT 'public',
  author varchar(24) COLLATE ascii_bin NOT NULL,
  changed json NOT NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, version),
  CONSTRAINT fk_tenant_settings_version_tenant FOREIGN KEY (tenant_id)
    REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A logo or icon that a brand uploaded, re-encoded.
CREATE TABLE tenant_mark (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  name char(22) COLLATE ascii_bin NOT NULL,
  bytes mediumblob NOT NULL,
  width smallint unsigned NOT NULL,
  height smallint unsigned NOT NULL,
  dark double NOT NULL,
  light double NOT NULL,
  named tinyint(1) NOT NULL DEFAULT 0,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, name),
  KEY ix_tenant_mark_named (named, created_at),
  CONSTRAINT fk_tenant_mark_tenant FOREIGN KEY (tenant_id)
    REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A page that a brand wrote, in its current version.
CREATE TABLE brand_page (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  slug varchar(40) COLLATE ascii_bin NOT NULL,
  version int unsigned NOT NULL,
  shown tinyint NOT NULL,
  texts json NOT NULL,
  changed_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, slug)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- Every version of a brand's page; any can be restored.
CREATE TABLE brand_page_version (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  slug varchar(40) COLLATE ascii_bin NOT NULL,
  version int unsigned NOT NULL,
  shown tinyint NOT NULL,
  texts json NOT NULL,
  author char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, slug, version),
  CONSTRAINT fk_brand_page_version_page FOREIGN KEY (tenant_id, slug)
    REFERENCES brand_page (tenant_id, slug) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- An export of a closed brand's own data: its progress, and the number of parts it is stored in.
CREATE TABLE brand_export (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  state varchar(8) COLLATE ascii_bin NOT NULL,
  asked_by char(24) COLLATE ascii_bin NOT NULL,
  open_mark tinyint NULL,
  attempt int unsigned NOT NULL DEFAULT 0,
  parts int unsigned NOT NULL DEFAULT 0,
  bytes bigint unsigned NOT NULL DEFAULT 0,
  asked_at datetime(3) NOT NULL,
  expires_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_brand_export_open (tenant_id, open_mark),
  KEY ix_brand_export_expiry (expires_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Side effects, committed with their cause and carried out later.
-- =================================================================================================

-- A side effect, written in the transaction of its cause and open until its handler is done.
CREATE TABLE outbox (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  job varchar(60) COLLATE ascii_bin NOT NULL,
  payload json NOT NULL,
  subject varchar(80) COLLATE ascii_bin NULL,
  state varchar(8) COLLATE ascii_bin NOT NULL,
  attempts smallint unsigned NOT NULL DEFAULT 0,
  created_at datetime(3) NOT NULL,
  request_id varchar(36) COLLATE ascii_bin NULL,
  run_at datetime(3) NOT NULL,
  leased_until datetime(3) NULL,
  last_error varchar(60) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  KEY ix_outbox_due (state, run_at),
  KEY ix_outbox_job (job, run_at),
  KEY ix_outbox_subject (tenant_id, subject)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Restrictions of members with their statements of reasons, the appeals against them, and banned mailboxes.
-- =================================================================================================

-- Something taken from a member, with the statement of reasons they were given.
CREATE TABLE restriction (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  kind varchar(20) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  subject_id varchar(24) COLLATE ascii_bin NULL,
  ground varchar(20) COLLATE ascii_bin NOT NULL,
  note varchar(1000) NULL,
  statement text NOT NULL,
  language varchar(2) COLLATE ascii_bin NOT NULL,
  automated tinyint(1) NOT NULL,
  decided_by varchar(24) COLLATE ascii_bin NOT NULL,
  decided_at datetime(3) NOT NULL,
  appeal_until datetime(3) NOT NULL,
  token_hash varchar(64) COLLATE ascii_bin NOT NULL,
  ended_at datetime(3) NULL,
  end_reason varchar(8) COLLATE ascii_bin NULL,
  ended_by char(24) COLLATE ascii_bin NULL,
  end_statement text NULL,
  keep_until datetime(3) NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_restriction_decider (tenant_id, id, decided_by),
  UNIQUE KEY uq_restriction_token (tenant_id, token_hash),
  KEY ix_restriction_member (tenant_id, member_id, decided_at),
  KEY ix_restriction_keep (keep_until),
  KEY ix_restriction_decided (tenant_id, decided_at),
  KEY ix_restriction_ended (tenant_id, ended_at),
  CONSTRAINT ck_restriction_statement CHECK (trim(statement) <> ''),
  CONSTRAINT ck_restriction_automated CHECK (automated = 1 = (decided_by = '')),
  CONSTRAINT ck_restriction_end CHECK (ended_at is null = (end_reason is null) and ended_at is null =
    (end_statement is null)),
  CONSTRAINT ck_restriction_end_reason CHECK (end_reason is null or end_reason in ('appeal', 'lifted',
    'expired')),
  CONSTRAINT ck_restriction_kind CHECK (kind in ('photo_removed', 'text_removed', 'message_removed',
    'profile_disabled', 'account_banned'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A member's objection to a restriction; each restriction has at most one.
CREATE TABLE appeal (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  restriction_id char(24) COLLATE ascii_bin NOT NULL,
  first_decider varchar(24) COLLATE ascii_bin NOT NULL,
  text varchar(2000) NOT NULL,
  created_at datetime(3) NOT NULL,
  due_at datetime(3) NOT NULL,
  decided_by char(24) COLLATE ascii_bin NULL,
  decided_at datetime(3) NULL,
  decision varchar(8) COLLATE ascii_bin NULL,
  note varchar(1000) NULL,
  statement text NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_appeal_restriction (tenant_id, restriction_id),
  KEY fk_appeal_restriction (tenant_id, restriction_id, first_decider),
  KEY ix_appeal_created (tenant_id, created_at),
  KEY ix_appeal_decided (tenant_id, decided_at),
  CONSTRAINT fk_appeal_restriction FOREIGN KEY (tenant_id, restriction_id, first_decider)
    REFERENCES restriction (tenant_id, id, decided_by) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_appeal_other_person CHECK (decided_by is null or decided_by <> first_decider),
  CONSTRAINT ck_appeal_decided CHECK (decision is null = (decided_at is null) and decision is null =
    (decided_by is null) and decision is null = (statement is null)),
  CONSTRAINT ck_appeal_decision CHECK (decision is null or decision in ('uphold', 'reverse')),
  CONSTRAINT ck_appeal_statement CHECK (statement is null or trim(statement) <> '')
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A banned member's mailbox, as a hash under the brand's salt, for 12 months (decisions §3.5, trust 11).
CREATE TABLE banned_mailbox (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  mailbox_hash varchar(64) COLLATE ascii_bin NOT NULL,
  expires_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, mailbox_hash),
  KEY ix_banned_mailbox_expiry (expires_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Accounts, with sessions, mailed links, failed logins, invitations, consents and data exports.
-- =================================================================================================

-- A member's account: what they log in with.
CREATE TABLE account (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  email varchar(254) COLLATE utf8mb4_bin NOT NULL,
  claimed_email varchar(254) COLLATE utf8mb4_bin NULL,
  status varchar(13) COLLATE ascii_bin NOT NULL,
  password_hash varchar(160) COLLATE ascii_bin NOT NULL,
  password_version int unsigned NOT NULL DEFAULT 0,
  language varchar(2) COLLATE ascii_bin NOT NULL,
  traffic_source json NULL,
  signup_date datetime(3) NOT NULL,
  confirmed_at datetime(3) NULL,
  deleted_at datetime(3) NULL,
  notifications_disabled json NULL,
  signup_step tinyint unsigned NULL,
  banned_by char(24) COLLATE ascii_bin NULL,
  read_marks tinyint(1) NOT NULL DEFAULT 1,
  mail_refused_at datetime(3) NULL,
  signup_page varchar(40) COLLATE ascii_bin NULL,
  mail_refusal varchar(8) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_account_claimed_email (tenant_id, claimed_email),
  KEY ix_account_email (tenant_id, email, signup_date),
  KEY ix_account_unconfirmed (status, signup_date),
  KEY ix_account_banned_by (tenant_id, banned_by),
  KEY ix_account_confirmed (tenant_id, confirmed_at),
  KEY ix_account_mail_refused (tenant_id, mail_refused_at, id),
  CONSTRAINT fk_account_banned_by FOREIGN KEY (tenant_id, banned_by)
    REFERENCES restriction (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION,
  CONSTRAINT ck_account_claim CHECK (claimed_email is null or claimed_email = email),
  CONSTRAINT ck_account_status CHECK (status in ('not_confirmed', 'active', 'deleted')),
  CONSTRAINT ck_account_confirmed CHECK ((status = 'deleted' or status = 'active' = (confirmed_at is not
    null)) and (confirmed_at is null or claimed_email is not null)),
  CONSTRAINT ck_account_deleted CHECK (status = 'deleted' = (deleted_at is not null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A member's session in one browser.
CREATE TABLE session (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  token_hash varchar(64) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  family_id char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  expires_at datetime(3) NOT NULL,
  user_agent varchar(160) NOT NULL,
  renewal_due tinyint NOT NULL DEFAULT 0,
  renewed_at datetime(3) NULL,
  unseen tinyint NOT NULL DEFAULT 0,
  replaced_by varchar(64) COLLATE ascii_bin NULL,
  country varchar(2) COLLATE ascii_bin NULL,
  last_seen_at datetime(3) NULL,
  opened_by varchar(8) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, token_hash),
  KEY ix_session_member (tenant_id, member_id),
  KEY ix_session_expiry (expires_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A single-use link sent by mail (decisions §3.4).
CREATE TABLE mailed_link (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  account_id char(24) COLLATE ascii_bin NULL,
  purpose varchar(16) COLLATE ascii_bin NOT NULL,
  token_hash varchar(64) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  expires_at datetime(3) NOT NULL,
  used_at datetime(3) NULL,
  address_hash varchar(64) COLLATE ascii_bin NULL,
  mailbox_hash varchar(64) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_mailed_link_token (tenant_id, token_hash),
  KEY ix_mailed_link_account (tenant_id, account_id, purpose, created_at),
  KEY ix_mailed_link_address (tenant_id, address_hash, purpose, created_at),
  KEY ix_mailed_link_expiry (expires_at),
  KEY ix_mailed_link_mailbox (tenant_id, mailbox_hash, created_at),
  CONSTRAINT fk_mailed_link_account FOREIGN KEY (tenant_id, account_id)
    REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- The address and password that an account gets when its link of the purpose `mail_change` is opened.
CREATE TABLE mail_change (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  link_id char(24) COLLATE ascii_bin NOT NULL,
  email varchar(254) COLLATE utf8mb4_bin NOT NULL,
  password_hash varchar(160) COLLATE ascii_bin NOT NULL,
  left_email varchar(254) COLLATE utf8mb4_bin NULL,
  PRIMARY KEY (tenant_id, link_id),
  CONSTRAINT fk_mail_change_link FOREIGN KEY (tenant_id, link_id)
    REFERENCES mailed_link (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- Failed logins per address, known or not, so that a lockout reveals nothing (decisions §3.2, §3.3).
CREATE TABLE login_failure (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  address_hash varchar(64) COLLATE ascii_bin NOT NULL,
  failures tinyint unsigned NOT NULL,
  blocks tinyint unsigned NOT NULL,
  blocked_until datetime(3) NULL,
  last_failed_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, address_hash),
  KEY ix_login_failure_age (last_failed_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A single-use invitation by staff to a brand that does not admit everyone (decisions §3.6).
CREATE TABLE invite (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  token_hash varchar(64) COLLATE ascii_bin NOT NULL,
  created_by char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  expires_at datetime(3) NOT NULL,
  used_at datetime(3) NULL,
  used_by char(24) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_invite_token (tenant_id, token_hash),
  KEY ix_invite_created (tenant_id, created_at),
  KEY ix_invite_used_by (tenant_id, used_by),
  KEY ix_invite_created_first (created_at),
  KEY ix_invite_expires (expires_at),
  CONSTRAINT fk_invite_account FOREIGN KEY (tenant_id, used_by)
    REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_invite_used CHECK (used_at is null = (used_by is null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A consent that a member gave.
CREATE TABLE consent (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  kind varchar(16) COLLATE ascii_bin NOT NULL,
  version varchar(30) COLLATE ascii_bin NOT NULL,
  standing tinyint(1) NULL,
  given_at datetime(3) NOT NULL,
  withdrawn_at datetime(3) NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_consent_standing (tenant_id, member_id, kind, standing),
  KEY ix_consent_withdrawn (withdrawn_at),
  KEY ix_consent_member (tenant_id, member_id, given_at),
  CONSTRAINT fk_consent_account FOREIGN KEY (tenant_id, member_id)
    REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_consent_kind CHECK (kind in ('terms', 'sensitive_data', 'marketing')),
  CONSTRAINT ck_consent_standing CHECK (standing is null or standing = 1 and withdrawn_at is null)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A link to a member's exported data, until it is used.
CREATE TABLE data_export (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  token_hash varchar(64) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  expires_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, token_hash),
  KEY ix_data_export_member (tenant_id, member_id),
  KEY ix_data_export_expiry (expires_at),
  CONSTRAINT fk_data_export_account FOREIGN KEY (tenant_id, member_id)
    REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Profiles, with contacts, blocks, held texts, changes, reply times and proofs of age.
-- =================================================================================================

-- A profile, real or fictional; its id is its member's id.
CREATE TABLE profile (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  name varchar(60) NOT NULL,
  date_of_birth date NOT NULL,
  status varchar(8) COLLATE ascii_bin NOT NULL,
  unconfirmed tinyint(1) NOT NULL,
  invisible tinyint(1) NOT NULL,
  listed tinyint(1) NOT NULL,
  fictional tinyint(1) NOT NULL,
  gender varchar(6) COLLATE ascii_bin NULL,
  country varchar(2) COLLATE ascii_bin NULL,
  age_asked_until datetime(3) NULL,
  region varchar(80) NULL,
  city varchar(80) NULL,
  sexuality varchar(8) COLLATE ascii_bin NULL,
  reason_for_signup varchar(16) COLLATE ascii_bin NULL,
  relationship_status varchar(20) COLLATE ascii_bin NULL,
  hair_color varchar(12) COLLATE ascii_bin NULL,
  eye_color varchar(8) COLLATE ascii_bin NULL,
  body_type varchar(12) COLLATE ascii_bin NULL,
  tattoos varchar(8) COLLATE ascii_bin NULL,
  interests json NOT NULL,
  about_me varchar(2000) NOT NULL,
  main_photo json NULL,
  pictured tinyint(1) NOT NULL DEFAULT 0,
  created_at datetime(3) NOT NULL,
  last_seen_at datetime(3) NOT NULL,
  hidden_status varchar(8) COLLATE ascii_bin NULL,
  place_id int unsigned NULL,
  seeking json NULL,
  restricted_by char(24) COLLATE ascii_bin NULL,
  verified_photo_id char(24) COLLATE ascii_bin NULL,
  presence_shown tinyint(1) NOT NULL DEFAULT 1,
  interest_bits bigint unsigned NOT NULL DEFAULT 0,
  latitude smallint NULL,
  longitude smallint NULL,
  cell int unsigned NULL,
  account_id char(24) COLLATE ascii_bin NULL,
  prompts json NOT NULL DEFAULT '[]',
  prompted tinyint(1) NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_profile_fictional (tenant_id, id, fictional),
  UNIQUE KEY uq_profile_account (tenant_id, account_id),
  KEY ix_profile_name (tenant_id, name, status, fictional),
  KEY ix_profile_restricted_by (tenant_id, restricted_by),
  KEY ix_profile_listed (tenant_id, listed, pictured, last_seen_at, id, gender, country, region,
    date_of_birth, latitude, longitude, interest_bits, created_at, verified_photo_id, fictional,
    presence_shown),
  KEY ix_profile_listed_gender (tenant_id, listed, gender, pictured, last_seen_at, id, country, region,
    date_of_birth, latitude, longitude, interest_bits, created_at, verified_photo_id, fictional,
    presence_shown),
  KEY ix_profile_newest (tenant_id, listed, pictured, created_at, id, gender, country, region, date_of_birth,
    last_seen_at, latitude, longitude, interest_bits, verified_photo_id, fictional, presence_shown),
  KEY ix_profile_age (tenant_id, listed, gender, date_of_birth, pictured, last_seen_at, country, region,
    latitude, longitude, interest_bits, created_at, verified_photo_id, fictional, presence_shown),
  KEY ix_profile_region (tenant_id, listed, country, region, gender, date_of_birth, pictured, last_seen_at,
    latitude, longitude, interest_bits, created_at, verified_photo_id, fictional, presence_shown),
  KEY ix_profile_cell (tenant_id, listed, cell, gender, date_of_birth, pictured, last_seen_at, country,
    region, latitude, longitude, interest_bits, created_at, verified_photo_id, fictional, presence_shown),
  KEY ix_profile_joined (created_at),
  KEY ix_profile_joined_of_brand (tenant_id, created_at),
  KEY ix_profile_status (status, created_at),
  KEY ix_profile_kind (fictional, created_at),
  KEY ix_profile_named (name),
  KEY ix_profile_seen (last_seen_at),
  KEY ix_profile_prompted (tenant_id, listed, prompted, gender, pictured, last_seen_at, id, country, region,
    date_of_birth, latitude, longitude, interest_bits, created_at, verified_photo_id, fictional,
    presence_shown),
  CONSTRAINT fk_profile_account FOREIGN KEY (tenant_id, account_id)
    REFERENCES account (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION,
  CONSTRAINT fk_profile_restricted_by FOREIGN KEY (tenant_id, restricted_by)
    REFERENCES restriction (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION,
  CONSTRAINT ck_profile_status CHECK (status in ('active', 'disabled')),
  CONSTRAINT ck_profile_listed CHECK (listed = (status = 'active' and invisible = 0)),
  CONSTRAINT ck_profile_hidden CHECK (hidden_status is null or hidden_status in ('active', 'disabled') and
    status = 'disabled'),
  CONSTRAINT ck_profile_restricted CHECK (restricted_by is null or status = 'disabled' and (hidden_status is
    null or hidden_status = 'disabled')),
  CONSTRAINT ck_profile_disabled CHECK (coalesce(hidden_status, status) = 'active' = (restricted_by is null
    and unconfirmed = 0)),
  CONSTRAINT ck_profile_account CHECK (fictional = 1 = (account_id is null) and (account_id is null or
    account_id = id)),
  CONSTRAINT ck_profile_verified CHECK (verified_photo_id is null or main_photo is not null)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A member wrote to another, liked them while invisible, or the two like each other.
CREATE TABLE profile_contact (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  contacted_id char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  by_like tinyint(1) NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, member_id, contacted_id),
  KEY ix_profile_contact_contacted (tenant_id, contacted_id),
  CONSTRAINT fk_profile_contact_contacted FOREIGN KEY (tenant_id, contacted_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_profile_contact_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A member blocked another: from then on neither exists for the other (trust 18).
CREATE TABLE member_block (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  blocker_id char(24) COLLATE ascii_bin NOT NULL,
  blocked_id char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, blocker_id, blocked_id),
  KEY ix_member_block_blocked (tenant_id, blocked_id),
  CONSTRAINT fk_member_block_blocked FOREIGN KEY (tenant_id, blocked_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_member_block_blocker FOREIGN KEY (tenant_id, blocker_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_member_block_two CHECK (blocker_id <> blocked_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A name or a text about its member that only they see: it waits for a moderator, or a moderator removed it.
CREATE TABLE held_text (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  field varchar(8) COLLATE ascii_bin NOT NULL,
  text varchar(2000) NOT NULL,
  findings json NOT NULL,
  restriction_id char(24) COLLATE ascii_bin NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, member_id, field),
  CONSTRAINT fk_held_text_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_held_text_field CHECK (field in ('name', 'about_me'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A change of a name or a date of birth, which limits count and moderators see.
CREATE TABLE profile_change (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  field varchar(16) COLLATE ascii_bin NOT NULL,
  before_value varchar(60) NOT NULL,
  after_value varchar(60) NOT NULL,
  made_by varchar(8) COLLATE ascii_bin NOT NULL,
  changed_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  KEY ix_profile_change_changed (field, changed_at),
  KEY ix_profile_change_member (tenant_id, member_id, field, changed_at),
  CONSTRAINT fk_profile_change_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_profile_change_field CHECK (field in ('name', 'date_of_birth')),
  CONSTRAINT ck_profile_change_made_by CHECK (made_by in ('member', 'staff'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- How soon a member replies: the number of replies within an hour, a day, a week, or later.
CREATE TABLE reply_count (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  within_hour int unsigned NOT NULL,
  within_day int unsigned NOT NULL,
  within_week int unsigned NOT NULL,
  later int unsigned NOT NULL,
  PRIMARY KEY (tenant_id, member_id),
  CONSTRAINT fk_reply_count_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A provider's finding that a member is an adult; nothing else that it knows is kept.
CREATE TABLE age_proof (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  provider varchar(32) COLLATE ascii_bin NOT NULL,
  proven_at datetime(3) NOT NULL,
  expires_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, member_id),
  CONSTRAINT fk_age_proof_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_age_proof_expires CHECK (expires_at > proven_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Photos of profiles, deleted photos, hashes of removed pictures, and verifications; files are stored elsewhere.
-- =================================================================================================

-- A photo of a profile; only its owner sees it until a moderator approves it (trust 7).
CREATE TABLE photo (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  main_of char(24) COLLATE ascii_bin NULL,
  status varchar(10) COLLATE ascii_bin NOT NULL,
  storage_key varchar(22) COLLATE ascii_bin NOT NULL,
  blurred_key varchar(22) COLLATE ascii_bin NOT NULL,
  widths json NOT NULL,
  width smallint unsigned NOT NULL,
  height smallint unsigned NOT NULL,
  placeholder varchar(7) COLLATE ascii_bin NOT NULL,
  position smallint unsigned NOT NULL,
  created_at datetime(3) NOT NULL,
  avif tinyint(1) NOT NULL DEFAULT 0,
  hash varchar(16) COLLATE ascii_bin NULL,
  explicit tinyint(1) NOT NULL DEFAULT 0,
  restriction_id char(24) COLLATE ascii_bin NULL,
  removed_ground varchar(20) COLLATE ascii_bin NULL,
  removed_at datetime(3) NULL,
  client_id char(36) COLLATE ascii_bin NULL,
  file_hash char(64) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_photo_storage_key (tenant_id, storage_key),
  UNIQUE KEY uq_photo_blurred_key (tenant_id, blurred_key),
  UNIQUE KEY uq_photo_client (tenant_id, member_id, client_id),
  UNIQUE KEY uq_photo_main_of (tenant_id, main_of),
  KEY ix_photo_member (tenant_id, member_id, position),
  KEY ix_photo_removed_at (removed_at),
  KEY ix_photo_restriction (tenant_id, restriction_id),
  CONSTRAINT fk_photo_profile FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_photo_restriction FOREIGN KEY (tenant_id, restriction_id)
    REFERENCES restriction (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION,
  CONSTRAINT ck_photo_status CHECK (status in ('inspection', 'active', 'removed')),
  CONSTRAINT ck_photo_main_of CHECK (main_of is null or main_of = member_id and status <> 'removed'),
  CONSTRAINT ck_photo_removed CHECK (status = 'removed' = (restriction_id is not null) and status = 'removed'
    = (removed_ground is not null) and status = 'removed' = (removed_at is not null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A photo that its owner deleted a moment ago and can still restore (decision 0048).
CREATE TABLE deleted_photo (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  storage_key varchar(22) COLLATE ascii_bin NOT NULL,
  record json NOT NULL,
  deleted_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_deleted_photo_storage_key (tenant_id, storage_key),
  KEY ix_deleted_photo_member (tenant_id, member_id),
  CONSTRAINT fk_deleted_photo_profile FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A hash of a picture that staff removed, for a year, so that the picture is noticed when it returns.
CREATE TABLE removed_picture (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  hash bigint unsigned NOT NULL,
  ground varchar(20) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  expires_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  KEY ix_removed_picture_hash (tenant_id, hash, ground, expires_at),
  KEY ix_removed_picture_expiry (expires_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A member's progress towards a verified photo.
CREATE TABLE verification (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  state varchar(8) COLLATE ascii_bin NOT NULL,
  pose varchar(32) COLLATE ascii_bin NOT NULL,
  photo_id char(24) COLLATE ascii_bin NOT NULL,
  expires_at datetime(3) NOT NULL,
  storage_key varchar(22) COLLATE ascii_bin NULL,
  width smallint unsigned NULL,
  height smallint unsigned NULL,
  placeholder varchar(7) COLLATE ascii_bin NULL,
  sent_at datetime(3) NULL,
  refused_at datetime(3) NULL,
  refusal varchar(8) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_verification_member (tenant_id, member_id),
  UNIQUE KEY uq_verification_storage_key (tenant_id, storage_key),
  KEY ix_verification_expires (expires_at),
  CONSTRAINT fk_verification_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_verification_state CHECK (state in ('started', 'waiting', 'refused')),
  CONSTRAINT ck_verification_picture CHECK (state = 'waiting' = (storage_key is not null)),
  CONSTRAINT ck_verification_sent CHECK (state <> 'waiting' or sent_at is not null and width is not null),
  CONSTRAINT ck_verification_refused CHECK (state = 'refused' = (refused_at is not null) and state = 'refused'
    = (refusal is not null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- The credit ledger: wallets, postings, charges for messages, and corrections by staff.
-- =================================================================================================

-- An account of the credit ledger: a member's wallet, or one of the brand's own (decisions §7.1).
CREATE TABLE ledger_account (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  kind varchar(12) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NULL,
  balance int NULL,
  paid_user tinyint NOT NULL DEFAULT 0,
  paid_since datetime(3) NULL,
  created_at datetime(3) NOT NULL,
  keep_until datetime(3) NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_ledger_account_member (tenant_id, member_id),
  KEY ix_ledger_account_keep (keep_until),
  KEY ix_ledger_account_opened (tenant_id, kind, created_at, paid_since),
  CONSTRAINT ck_ledger_account_kind CHECK (kind in ('member', 'sales', 'usage', 'grants')),
  CONSTRAINT ck_ledger_account_balance CHECK (kind = 'member' = (balance is not null)),
  CONSTRAINT ck_ledger_account_not_negative CHECK (kind <> 'member' or balance >= 0),
  CONSTRAINT ck_ledger_account_brand CHECK (kind = 'member' or id = kind and member_id is null),
  CONSTRAINT ck_ledger_account_paid CHECK (paid_user = (paid_since is not null)),
  CONSTRAINT ck_ledger_account_keep CHECK (keep_until is not null = (kind = 'member' and member_id is null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A member learned that a profile is fictional, and went on (decisions §5.1).
CREATE TABLE fictional_acknowledgement (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  wallet_id char(24) COLLATE ascii_bin NOT NULL,
  profile_id char(24) COLLATE ascii_bin NOT NULL,
  acknowledged_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, wallet_id, profile_id),
  KEY ix_fictional_acknowledgement_profile (tenant_id, profile_id),
  CONSTRAINT fk_fictional_acknowledgement_profile FOREIGN KEY (tenant_id, profile_id)
    REFERENCES profile (tenant_id, id) ON UPDATE NO ACTION,
  CONSTRAINT fk_fictional_acknowledgement_wallet FOREIGN KEY (tenant_id, wallet_id)
    REFERENCES ledger_account (tenant_id, id) ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- The charge for a message, which its posting names.
CREATE TABLE message_charge (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  message_id char(24) COLLATE ascii_bin NOT NULL,
  sender_wallet_id char(24) COLLATE ascii_bin NOT NULL,
  recipient_id char(24) COLLATE ascii_bin NULL,
  recipient_fictional tinyint NULL,
  ack_profile_id char(24) COLLATE ascii_bin NULL,
  answer_due_at datetime(3) NULL,
  created_at datetime(3) NOT NULL,
  erased tinyint(1) NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, message_id),
  UNIQUE KEY uq_message_charge_sender (tenant_id, message_id, sender_wallet_id),
  KEY ix_message_charge_recipient (tenant_id, recipient_id, recipient_fictional),
  KEY ix_message_charge_acknowledgement (tenant_id, sender_wallet_id, ack_profile_id),
  KEY ix_message_charge_answer_due (answer_due_at),
  CONSTRAINT fk_message_charge_acknowledgement FOREIGN KEY (tenant_id, sender_wallet_id, ack_profile_id)
    REFERENCES fictional_acknowledgement (tenant_id, wallet_id, profile_id) ON UPDATE NO ACTION,
  CONSTRAINT fk_message_charge_recipient FOREIGN KEY (tenant_id, recipient_id, recipient_fictional)
    REFERENCES profile (tenant_id, id, fictional) ON UPDATE NO ACTION,
  CONSTRAINT fk_message_charge_sender FOREIGN KEY (tenant_id, sender_wallet_id)
    REFERENCES ledger_account (tenant_id, id) ON UPDATE NO ACTION,
  CONSTRAINT ck_message_charge_acknowledged CHECK (recipient_fictional is null or recipient_fictional = 0 or
    recipient_id is not null and ack_profile_id is not null and ack_profile_id = recipient_id),
  CONSTRAINT ck_message_charge_recipient CHECK (recipient_id is null = (recipient_fictional is null) and
    (recipient_id is not null or ack_profile_id is null)),
  CONSTRAINT ck_message_charge_erased CHECK (recipient_id is null = (erased = 1))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A transfer of credits between two accounts; never updated, never deleted.
CREATE TABLE ledger_posting (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  debit_account char(24) COLLATE ascii_bin NOT NULL,
  credit_account char(24) COLLATE ascii_bin NOT NULL,
  amount int NOT NULL,
  idempotency_key varchar(80) COLLATE ascii_bin NOT NULL,
  cause varchar(16) COLLATE ascii_bin NOT NULL,
  cause_id char(24) COLLATE ascii_bin NULL,
  message_id char(24) COLLATE ascii_bin NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_ledger_posting_key (tenant_id, idempotency_key),
  UNIQUE KEY uq_ledger_posting_message (tenant_id, message_id, debit_account),
  KEY ix_ledger_posting_debit (tenant_id, debit_account, created_at, id, amount),
  KEY ix_ledger_posting_credit (tenant_id, credit_account, created_at, id, amount),
  CONSTRAINT fk_ledger_posting_charge FOREIGN KEY (tenant_id, message_id, debit_account)
    REFERENCES message_charge (tenant_id, message_id, sender_wallet_id) ON UPDATE NO ACTION,
  CONSTRAINT fk_ledger_posting_credit FOREIGN KEY (tenant_id, credit_account)
    REFERENCES ledger_account (tenant_id, id) ON UPDATE NO ACTION,
  CONSTRAINT fk_ledger_posting_debit FOREIGN KEY (tenant_id, debit_account)
    REFERENCES ledger_account (tenant_id, id) ON UPDATE NO ACTION,
  CONSTRAINT ck_ledger_posting_amount CHECK (amount > 0),
  CONSTRAINT ck_ledger_posting_accounts CHECK (debit_account <> credit_account),
  CONSTRAINT ck_ledger_posting_message_cause CHECK (message_id is null or cause_id is not null and cause_id =
    message_id),
  CONSTRAINT ck_ledger_posting_message CHECK (cause in ('message', 'photo', 'gift') = (message_id is not
    null)),
  CONSTRAINT ck_ledger_posting_usage CHECK (credit_account <> 'usage' or cause in ('message', 'photo',
    'gift')),
  CONSTRAINT ck_ledger_posting_cause CHECK (cause in ('signup', 'purchase', 'message', 'refund',
    'expired_message', 'correction', 'photo', 'gift', 'refused_message', 'refund_failed', 'chargeback'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- Credits that staff gave or took by hand.
CREATE TABLE credit_correction (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  wallet_id char(24) COLLATE ascii_bin NOT NULL,
  client_id char(36) COLLATE ascii_bin NULL,
  amount int NOT NULL,
  reason varchar(16) COLLATE ascii_bin NOT NULL,
  note varchar(300) NULL,
  state varchar(9) COLLATE ascii_bin NOT NULL,
  open_mark tinyint NULL,
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  alone tinyint NOT NULL,
  decided_by char(24) COLLATE ascii_bin NULL,
  decline_note varchar(300) NULL,
  requested_at datetime(3) NOT NULL,
  settled_at datetime(3) NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_credit_correction_client (tenant_id, wallet_id, client_id),
  UNIQUE KEY uq_credit_correction_open (tenant_id, wallet_id, open_mark),
  KEY ix_credit_correction_wallet (tenant_id, wallet_id, requested_at),
  KEY ix_credit_correction_queue (tenant_id, state, requested_at),
  KEY ix_credit_correction_requested (requested_at),
  CONSTRAINT fk_credit_correction_wallet FOREIGN KEY (tenant_id, wallet_id)
    REFERENCES ledger_account (tenant_id, id) ON UPDATE NO ACTION,
  CONSTRAINT ck_credit_correction_amount CHECK (amount <> 0),
  CONSTRAINT ck_credit_correction_state CHECK (state in ('requested', 'booked', 'declined')),
  CONSTRAINT ck_credit_correction_open CHECK (state = 'requested' = (open_mark is not null) and (open_mark is
    null or open_mark = 1)),
  CONSTRAINT ck_credit_correction_settled CHECK (state = 'requested' = (settled_at is null)),
  CONSTRAINT ck_credit_correction_alone CHECK (alone = 0 or state = 'booked' and decided_by is null),
  CONSTRAINT ck_credit_correction_second CHECK (alone = 1 or state = 'requested' or decided_by is not null and
    (state = 'declined' or decided_by <> staff_id))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Payments, refunds, mandates, checks of the books, and the sandbox provider's own records.
-- =================================================================================================

-- A purchase of a bundle, as it was offered when it started.
CREATE TABLE payment (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NULL,
  wallet_id char(24) COLLATE ascii_bin NULL,
  client_id char(36) COLLATE ascii_bin NOT NULL,
  bundle varchar(24) COLLATE ascii_bin NOT NULL,
  credits int NOT NULL,
  amount_cents int NOT NULL,
  costs_cents int NOT NULL DEFAULT 0,
  discount_code varchar(24) COLLATE ascii_bin NULL,
  discount_cents int NOT NULL DEFAULT 0,
  discount_claim varchar(24) COLLATE ascii_bin NULL,
  code_claim varchar(24) COLLATE ascii_bin NULL,
  currency char(3) COLLATE ascii_bin NOT NULL,
  payment_method varchar(20) COLLATE ascii_bin NOT NULL,
  language varchar(2) COLLATE ascii_bin NOT NULL,
  status varchar(16) COLLATE ascii_bin NOT NULL,
  provider varchar(20) COLLATE ascii_bin NOT NULL,
  provider_reference varchar(80) COLLATE ascii_bin NULL,
  redirect_url varchar(1000) COLLATE ascii_bin NULL,
  created_at datetime(3) NOT NULL,
  completed_at datetime(3) NULL,
  previous_status varchar(16) COLLATE ascii_bin NULL,
  refunded_cents int NOT NULL DEFAULT 0,
  returned_credits int NOT NULL DEFAULT 0,
  country char(2) COLLATE ascii_bin NULL,
  mandate_id char(24) COLLATE ascii_bin NULL,
  keeps_card tinyint(1) NOT NULL DEFAULT 0,
  charged_back_at datetime(3) NULL,
  receipt_mailed_at datetime(3) NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_payment_client (tenant_id, member_id, client_id),
  UNIQUE KEY uq_payment_reference (tenant_id, provider, provider_reference),
  UNIQUE KEY uq_payment_discount (tenant_id, member_id, discount_claim),
  UNIQUE KEY uq_payment_code (tenant_id, code_claim),
  UNIQUE KEY uq_payment_completion (tenant_id, id, completed_at),
  KEY ix_payment_wallet (tenant_id, wallet_id),
  KEY ix_payment_discount_code (tenant_id, discount_code, status),
  KEY ix_payment_mandate (tenant_id, mandate_id, created_at),
  KEY ix_payment_started (tenant_id, created_at),
  KEY ix_payment_completed (tenant_id, completed_at, currency, amount_cents),
  KEY ix_payment_charged_back (tenant_id, charged_back_at),
  KEY ix_payment_begun (created_at),
  KEY ix_payment_status (status, created_at),
  KEY ix_payment_amount (currency, amount_cents),
  KEY ix_payment_amount_of_brand (tenant_id, currency, amount_cents),
  CONSTRAINT ck_payment_credits CHECK (credits > 0),
  CONSTRAINT ck_payment_amount CHECK (amount_cents > 0),
  CONSTRAINT ck_payment_owner CHECK (member_id is null <> (wallet_id is null)),
  CONSTRAINT ck_payment_completed CHECK (status in ('completed', 'refunded', 'charged_back') = (completed_at
    is not null)),
  CONSTRAINT ck_payment_checkout CHECK (provider_reference is null = (redirect_url is null)),
  CONSTRAINT ck_payment_started CHECK (status = 'created' or provider_reference is not null),
  CONSTRAINT ck_payment_discount CHECK (discount_code is null = (discount_cents = 0) and discount_cents >= 0),
  CONSTRAINT ck_payment_status CHECK (status in ('created', 'pending', 'failed', 'cancelled', 'completed',
    'refunded', 'charged_back', 'expired')),
  CONSTRAINT ck_payment_transition CHECK (previous_status is null or previous_status = 'created' and status in
    ('pending', 'cancelled', 'expired', 'failed', 'completed') or previous_status = 'pending' and status in
    ('cancelled', 'expired', 'failed', 'completed') or previous_status = 'cancelled' and status in ('expired',
    'failed', 'completed') or previous_status = 'expired' and status in ('failed', 'completed') or
    previous_status = 'failed' and status = 'completed' or previous_status = 'completed' and status in
    ('refunded', 'charged_back') or previous_status = 'refunded' and status = 'charged_back'),
  CONSTRAINT ck_payment_returned CHECK (refunded_cents >= 0 and refunded_cents <= amount_cents and
    returned_credits >= 0 and returned_credits <= credits and (completed_at is not null or refunded_cents = 0
    and returned_credits = 0) and (status <> 'refunded' or refunded_cents = amount_cents)),
  CONSTRAINT ck_payment_claim CHECK (discount_code is not null or discount_claim is null and code_claim is
    null),
  CONSTRAINT ck_payment_costs CHECK (costs_cents >= 0 and costs_cents < amount_cents),
  CONSTRAINT ck_payment_charged_back CHECK (status = 'charged_back' = (charged_back_at is not null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- Something a provider said about a payment; a repeat is not stored again.
CREATE TABLE payment_event (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  payment_id char(24) COLLATE ascii_bin NOT NULL,
  provider varchar(20) COLLATE ascii_bin NOT NULL,
  event_id varchar(120) COLLATE ascii_bin NOT NULL,
  source varchar(10) COLLATE ascii_bin NOT NULL,
  status varchar(12) COLLATE ascii_bin NOT NULL,
  received_at datetime(3) NOT NULL,
  completed_at datetime(3) NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_payment_event (tenant_id, provider, event_id),
  UNIQUE KEY uq_payment_event_completion (tenant_id, payment_id, completed_at),
  CONSTRAINT fk_payment_event_completion FOREIGN KEY (tenant_id, payment_id, completed_at)
    REFERENCES payment (tenant_id, id, completed_at) ON UPDATE NO ACTION,
  CONSTRAINT fk_payment_event_payment FOREIGN KEY (tenant_id, payment_id)
    REFERENCES payment (tenant_id, id) ON UPDATE NO ACTION,
  CONSTRAINT ck_payment_event_source CHECK (source in ('webhook', 'reconcile')),
  CONSTRAINT ck_payment_event_status CHECK (status in ('pending', 'completed', 'failed', 'cancelled',
    'expired', 'refunded', 'charged_back')),
  CONSTRAINT ck_payment_event_completion CHECK (completed_at is null or status in ('completed', 'refunded',
    'charged_back'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A refund of a payment, with the credits that were taken for it.
CREATE TABLE refund (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  payment_id char(24) COLLATE ascii_bin NOT NULL,
  client_id char(36) COLLATE ascii_bin NULL,
  asked_by varchar(8) COLLATE ascii_bin NOT NULL,
  staff_id char(24) COLLATE ascii_bin NULL,
  limit_cents int NULL,
  approved_by char(24) COLLATE ascii_bin NULL,
  kind varchar(6) COLLATE ascii_bin NOT NULL,
  amount_cents int NOT NULL,
  credits int NOT NULL,
  used_credits int NOT NULL,
  status varchar(10) COLLATE ascii_bin NOT NULL,
  previous_status varchar(10) COLLATE ascii_bin NULL,
  open_mark tinyint NULL,
  failure varchar(8) COLLATE ascii_bin NULL,
  requested_at datetime(3) NOT NULL,
  settled_at datetime(3) NULL,
  approved_at datetime(3) NULL,
  reason varchar(16) COLLATE ascii_bin NULL,
  note varchar(300) NULL,
  decline_note varchar(300) NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_refund_open (tenant_id, payment_id, open_mark),
  UNIQUE KEY uq_refund_client (tenant_id, payment_id, client_id),
  KEY ix_refund_queue (tenant_id, status, requested_at),
  KEY ix_refund_settled (tenant_id, settled_at),
  KEY ix_refund_requested (requested_at),
  KEY ix_refund_status (status, requested_at),
  CONSTRAINT fk_refund_payment FOREIGN KEY (tenant_id, payment_id)
    REFERENCES payment (tenant_id, id) ON UPDATE NO ACTION,
  CONSTRAINT ck_refund_amount CHECK (amount_cents > 0 and credits >= 0 and used_credits >= 0),
  CONSTRAINT ck_refund_kind CHECK (kind in ('full', 'unused')),
  CONSTRAINT ck_refund_asked CHECK (asked_by in ('member', 'staff', 'provider') and asked_by = 'staff' =
    (staff_id is not null) and asked_by = 'staff' = (limit_cents is not null)),
  CONSTRAINT ck_refund_second_person CHECK (approved_by is null or staff_id is not null and approved_by <>
    staff_id),
  CONSTRAINT ck_refund_limit CHECK (limit_cents is null or amount_cents <= limit_cents or approved_by is not
    null or status in ('requested', 'failed')),
  CONSTRAINT ck_refund_status CHECK (status in ('requested', 'pending', 'completed', 'failed')),
  CONSTRAINT ck_refund_transition CHECK (previous_status is null or previous_status = 'requested' and status
    in ('pending', 'failed', 'completed') or previous_status = 'pending' and status in ('failed',
    'completed')),
  CONSTRAINT ck_refund_open CHECK (status in ('requested', 'pending') = (open_mark is not null) and (open_mark
    is null or open_mark = 1)),
  CONSTRAINT ck_refund_settled CHECK (status in ('completed', 'failed') = (settled_at is not null)),
  CONSTRAINT ck_refund_failure CHECK (status = 'failed' = (failure is not null) and (failure is null or
    failure in ('refused', 'declined'))),
  CONSTRAINT ck_refund_reason CHECK (reason is null or staff_id is not null)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A member who may no longer pay by direct debit, because their bank took a payment back.
CREATE TABLE direct_debit_block (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  payment_id char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, member_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A row for each member and each bank account that debits were ordered of.
CREATE TABLE debit_limit (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  subject varchar(64) COLLATE ascii_bin NOT NULL,
  orders int unsigned NOT NULL,
  PRIMARY KEY (tenant_id, subject)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A bank account or a card that a member allowed charges to (docs/decisions/0086-mollie-and-direct-debit.md).
CREATE TABLE mandate (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  client_id char(36) COLLATE ascii_bin NULL,
  kind varchar(7) COLLATE ascii_bin NOT NULL,
  provider varchar(20) COLLATE ascii_bin NOT NULL,
  provider_customer varchar(80) COLLATE ascii_bin NOT NULL,
  provider_mandate varchar(80) COLLATE ascii_bin NOT NULL,
  account_hash varchar(64) COLLATE ascii_bin NULL,
  last_four varchar(4) COLLATE ascii_bin NOT NULL,
  label varchar(40) NULL,
  holder varchar(70) NULL,
  street varchar(70) NULL,
  house_number varchar(12) NULL,
  postcode varchar(12) NULL,
  city varchar(60) NULL,
  signed_at datetime(3) NOT NULL,
  ended_at datetime(3) NULL,
  mobile_hash varchar(64) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_mandate_provider (tenant_id, provider, provider_mandate),
  UNIQUE KEY uq_mandate_client (tenant_id, member_id, client_id),
  KEY ix_mandate_ended (ended_at),
  KEY ix_mandate_account (tenant_id, account_hash),
  KEY ix_mandate_mobile (tenant_id, mobile_hash),
  CONSTRAINT fk_mandate_account FOREIGN KEY (tenant_id, member_id)
    REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_mandate_kind CHECK (kind in ('account', 'card')),
  CONSTRAINT ck_mandate_holder CHECK (kind = 'account' = (account_hash is not null and holder is not null and
    street is not null and house_number is not null and postcode is not null and city is not null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- The last code sent to a member by SMS: keyed hashes of the code and of the mobile number.
CREATE TABLE sms_code (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  mobile_hash varchar(64) COLLATE ascii_bin NOT NULL,
  code_hash varchar(64) COLLATE ascii_bin NOT NULL,
  tries tinyint unsigned NOT NULL,
  expires_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, member_id),
  KEY ix_sms_code_expires (expires_at),
  CONSTRAINT fk_sms_code_account FOREIGN KEY (tenant_id, member_id)
    REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- The result of the last check of a brand's books; one row per brand.
CREATE TABLE book_check (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  checked_at datetime(3) NOT NULL,
  accounts int NOT NULL,
  postings bigint NOT NULL,
  sales bigint NOT NULL,
  used bigint NOT NULL,
  granted bigint NOT NULL,
  wallets bigint NOT NULL,
  PRIMARY KEY (tenant_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A finding of a check of the books: a broken rule of the ledger, or a payment that a provider knows otherwise.
CREATE TABLE book_difference (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  source varchar(8) COLLATE ascii_bin NOT NULL,
  kind varchar(40) COLLATE ascii_bin NOT NULL,
  subject varchar(80) COLLATE ascii_bin NOT NULL,
  payment_id char(24) COLLATE ascii_bin NULL,
  ours varchar(60) COLLATE ascii_bin NOT NULL,
  theirs varchar(60) COLLATE ascii_bin NOT NULL,
  open_mark tinyint NULL,
  first_seen_at datetime(3) NOT NULL,
  last_seen_at datetime(3) NOT NULL,
  settled_at datetime(3) NULL,
  settled_by char(24) COLLATE ascii_bin NULL,
  note varchar(300) NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_book_difference_open (tenant_id, source, kind, subject, open_mark),
  KEY ix_book_difference_seen (tenant_id, open_mark, first_seen_at),
  KEY ix_book_difference_settled (settled_at),
  KEY ix_book_difference_first_seen (first_seen_at),
  CONSTRAINT ck_book_difference_source CHECK (source in ('ledger', 'provider')),
  CONSTRAINT ck_book_difference_open CHECK (settled_at is null = (open_mark is not null) and (open_mark is
    null or open_mark = 1)),
  CONSTRAINT ck_book_difference_settled CHECK (settled_by is null = (note is null) and (settled_by is null or
    settled_at is not null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A payment in the sandbox provider's own records.
CREATE TABLE sandbox_checkout (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  reference varchar(43) COLLATE ascii_bin NOT NULL,
  payment_id char(24) COLLATE ascii_bin NOT NULL,
  amount_cents int NOT NULL,
  currency char(3) COLLATE ascii_bin NOT NULL,
  bank varchar(40) COLLATE ascii_bin NULL,
  language varchar(2) COLLATE ascii_bin NOT NULL,
  return_url varchar(500) COLLATE ascii_bin NOT NULL,
  webhook_url varchar(500) COLLATE ascii_bin NOT NULL,
  status varchar(12) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  refund_outcome varchar(10) COLLATE ascii_bin NOT NULL DEFAULT 'completed',
  PRIMARY KEY (tenant_id, reference),
  UNIQUE KEY uq_sandbox_checkout_payment (tenant_id, payment_id),
  KEY ix_sandbox_checkout_created (tenant_id, created_at, reference),
  CONSTRAINT ck_sandbox_checkout_status CHECK (status in ('open', 'pending', 'completed', 'failed',
    'cancelled', 'expired', 'refunded', 'charged_back')),
  CONSTRAINT ck_sandbox_checkout_refunds CHECK (refund_outcome in ('completed', 'pending', 'failed'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A refund in the sandbox provider's own records.
CREATE TABLE sandbox_refund (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  refund_id char(24) COLLATE ascii_bin NOT NULL,
  reference varchar(43) COLLATE ascii_bin NOT NULL,
  amount_cents int NOT NULL,
  status varchar(10) COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (tenant_id, refund_id),
  KEY ix_sandbox_refund_checkout (tenant_id, reference),
  CONSTRAINT fk_sandbox_refund_checkout FOREIGN KEY (tenant_id, reference)
    REFERENCES sandbox_checkout (tenant_id, reference) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_sandbox_refund_status CHECK (status in ('pending', 'completed', 'failed'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Discount codes, and the accounts whose first purchase is reduced.
-- =================================================================================================

-- A discount code made by staff; payments name it in `discount_code` (specification §3).
CREATE TABLE promotion_code (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  code varchar(24) COLLATE ascii_bin NOT NULL,
  percentage tinyint unsigned NULL,
  value_cents int NULL,
  currency char(3) COLLATE ascii_bin NULL,
  minimum_cents int NULL,
  country char(2) COLLATE ascii_bin NULL,
  member_id char(24) COLLATE ascii_bin NULL,
  methods json NULL,
  expires_at datetime(3) NULL,
  status varchar(8) COLLATE ascii_bin NOT NULL,
  validity varchar(13) COLLATE ascii_bin NOT NULL,
  created_by char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_promotion_code (tenant_id, code),
  KEY ix_promotion_code_expires (expires_at),
  KEY ix_promotion_code_created (tenant_id, created_at),
  KEY ix_promotion_code_member (tenant_id, member_id),
  KEY ix_promotion_code_made (created_at),
  KEY ix_promotion_code_status (status, created_at),
  KEY ix_promotion_code_code (code),
  CONSTRAINT fk_promotion_code_account FOREIGN KEY (tenant_id, member_id)
    REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_promotion_code_off CHECK (percentage is null <> (value_cents is null)),
  CONSTRAINT ck_promotion_code_percentage CHECK (percentage is null or percentage between 1 and 99),
  CONSTRAINT ck_promotion_code_value CHECK (value_cents is null or value_cents > 0),
  CONSTRAINT ck_promotion_code_minimum CHECK (minimum_cents is null or minimum_cents > 0),
  CONSTRAINT ck_promotion_code_currency CHECK (currency is not null = (value_cents is not null or
    minimum_cents is not null)),
  CONSTRAINT ck_promotion_code_status CHECK (status in ('active', 'disabled')),
  CONSTRAINT ck_promotion_code_validity CHECK (validity in ('once', 'once-per-user', 'unlimited'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- The account whose first purchase is reduced, of all that one mailbox confirmed.
CREATE TABLE welcome_mailbox (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  mailbox_hash varchar(64) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (tenant_id, mailbox_hash),
  KEY ix_welcome_mailbox_member (tenant_id, member_id),
  CONSTRAINT fk_welcome_mailbox_account FOREIGN KEY (tenant_id, member_id)
    REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Likes: given, taken back, or made before the signup; and passes in the swipe game.
-- =================================================================================================

-- A member's like of another; two in opposite directions are a match.
CREATE TABLE member_like (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  liker_id char(24) COLLATE ascii_bin NOT NULL,
  liked_id char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  seen_at datetime(3) NULL,
  about_photo_id char(24) COLLATE ascii_bin NULL,
  about_prompt varchar(16) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, liker_id, liked_id),
  KEY ix_member_like_given (tenant_id, liker_id, created_at),
  KEY ix_member_like_received (tenant_id, liked_id, created_at),
  CONSTRAINT fk_member_like_liked FOREIGN KEY (tenant_id, liked_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_member_like_liker FOREIGN KEY (tenant_id, liker_id)
    REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_member_like_other CHECK (liker_id <> liked_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A like that its giver took back, for a day.
CREATE TABLE taken_back_like (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  liker_id char(24) COLLATE ascii_bin NOT NULL,
  liked_id char(24) COLLATE ascii_bin NOT NULL,
  liked_at datetime(3) NOT NULL,
  seen_at datetime(3) NULL,
  taken_back_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, liker_id, liked_id),
  KEY ix_taken_back_like_given (tenant_id, liker_id, liked_at),
  KEY ix_taken_back_like_liked (tenant_id, liked_id),
  KEY ix_taken_back_like_over (taken_back_at),
  CONSTRAINT fk_taken_back_like_liked FOREIGN KEY (tenant_id, liked_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_taken_back_like_liker FOREIGN KEY (tenant_id, liker_id)
    REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_taken_back_like_other CHECK (liker_id <> liked_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A like on a landing page before the signup; it takes effect when the address is confirmed.
CREATE TABLE signup_like (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  liker_id char(24) COLLATE ascii_bin NOT NULL,
  liked_id char(24) COLLATE ascii_bin NOT NULL,
  turn tinyint unsigned NOT NULL,
  PRIMARY KEY (tenant_id, liker_id, liked_id),
  KEY ix_signup_like_liked (tenant_id, liked_id),
  CONSTRAINT fk_signup_like_liked FOREIGN KEY (tenant_id, liked_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_signup_like_liker FOREIGN KEY (tenant_id, liker_id)
    REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_signup_like_other CHECK (liker_id <> liked_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A member passed another in the swipe game.
CREATE TABLE member_pass (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  passed_id char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, member_id, passed_id),
  KEY ix_member_pass_created (created_at),
  KEY ix_member_pass_passed (tenant_id, passed_id),
  CONSTRAINT fk_member_pass_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_member_pass_passed FOREIGN KEY (tenant_id, passed_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_member_pass_other CHECK (member_id <> passed_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Conversations with their messages, photos and reactions, and fictional profiles that owe an answer.
-- =================================================================================================

-- A conversation between two members; one per pair.
CREATE TABLE conversation (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  low_id char(24) COLLATE ascii_bin NOT NULL,
  high_id char(24) COLLATE ascii_bin NOT NULL,
  last_seq int unsigned NOT NULL,
  last_held_no int unsigned NOT NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_conversation_pair (tenant_id, low_id, high_id),
  KEY ix_conversation_high (tenant_id, high_id),
  CONSTRAINT fk_conversation_high FOREIGN KEY (tenant_id, high_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_conversation_low FOREIGN KEY (tenant_id, low_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_conversation_pair CHECK (low_id < high_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A conversation as one of its two members sees it.
CREATE TABLE conversation_member (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  conversation_id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  other_id char(24) COLLATE ascii_bin NOT NULL,
  shown tinyint(1) NOT NULL,
  started tinyint(1) NOT NULL,
  wrote tinyint(1) NOT NULL,
  unread int unsigned NOT NULL,
  cleared_seq int unsigned NOT NULL,
  last_message_id char(24) COLLATE ascii_bin NULL,
  last_at datetime(3) NOT NULL,
  awaiting_since datetime(3) NULL,
  read_seq int unsigned NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, conversation_id, member_id),
  KEY ix_conversation_member_list (tenant_id, member_id, shown, last_at),
  KEY ix_conversation_member_started (tenant_id, member_id, started),
  CONSTRAINT fk_conversation_member_conversation FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversation (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_conversation_member_profile FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A message in a conversation.
CREATE TABLE message (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  conversation_id char(24) COLLATE ascii_bin NOT NULL,
  sender_id char(24) COLLATE ascii_bin NOT NULL,
  client_id varchar(36) COLLATE ascii_bin NULL,
  body_hash varchar(64) COLLATE ascii_bin NOT NULL,
  body text NOT NULL,
  seq int unsigned NULL,
  held_no int unsigned NULL,
  staff_id char(24) COLLATE ascii_bin NULL,
  credits_after int unsigned NOT NULL,
  sent_at datetime(3) NOT NULL,
  kind varchar(5) COLLATE ascii_bin NOT NULL DEFAULT 'text',
  gift varchar(16) COLLATE ascii_bin NULL,
  reply_to_id char(24) COLLATE ascii_bin NULL,
  warning varchar(7) COLLATE ascii_bin NULL,
  removed_at datetime(3) NULL,
  restriction_id char(24) COLLATE ascii_bin NULL,
  returned_at datetime(3) NULL,
  in_review tinyint(1) NOT NULL DEFAULT 0,
  retracted_at datetime(3) NULL,
  harm varchar(6) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_message_client (tenant_id, sender_id, client_id),
  UNIQUE KEY uq_message_seq (tenant_id, conversation_id, seq),
  KEY ix_message_held (tenant_id, sender_id, seq),
  KEY ix_message_restriction (tenant_id, restriction_id),
  KEY ix_message_sent (tenant_id, conversation_id, sent_at, sender_id, seq),
  CONSTRAINT fk_message_conversation FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversation (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_message_restriction FOREIGN KEY (tenant_id, restriction_id)
    REFERENCES restriction (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION,
  CONSTRAINT fk_message_sender FOREIGN KEY (tenant_id, sender_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_message_placed CHECK (seq is not null or held_no is not null),
  CONSTRAINT ck_message_kind CHECK (kind in ('text', 'photo', 'gift') and kind = 'gift' = (gift is not null)),
  CONSTRAINT ck_message_warning CHECK (warning is null or warning in ('contact', 'money')),
  CONSTRAINT ck_message_removed CHECK (removed_at is null = (restriction_id is null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- The photo of a message.
CREATE TABLE message_photo (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  message_id char(24) COLLATE ascii_bin NOT NULL,
  storage_key varchar(22) COLLATE ascii_bin NOT NULL,
  blurred_key varchar(22) COLLATE ascii_bin NOT NULL,
  hash varchar(16) COLLATE ascii_bin NULL,
  width smallint unsigned NOT NULL,
  height smallint unsigned NOT NULL,
  placeholder varchar(7) COLLATE ascii_bin NOT NULL,
  opened_at datetime(3) NULL,
  kept_until datetime(3) NULL,
  PRIMARY KEY (tenant_id, message_id),
  UNIQUE KEY uq_message_photo_storage_key (tenant_id, storage_key),
  UNIQUE KEY uq_message_photo_blurred_key (tenant_id, blurred_key),
  KEY ix_message_photo_kept (kept_until),
  CONSTRAINT fk_message_photo_message FOREIGN KEY (tenant_id, message_id)
    REFERENCES message (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- The one emoji with which a member of the conversation reacts to a message.
CREATE TABLE message_reaction (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  message_id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  emoji varchar(32) COLLATE utf8mb4_bin NOT NULL,
  reacted_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, message_id, member_id),
  KEY ix_message_reaction_member (tenant_id, member_id),
  CONSTRAINT fk_message_reaction_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_message_reaction_message FOREIGN KEY (tenant_id, message_id)
    REFERENCES message (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A receiver of a member's opening line, for as long as equal lines to others are counted (trust 19).
CREATE TABLE opening_line (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  sender_id char(24) COLLATE ascii_bin NOT NULL,
  line_hash varchar(43) COLLATE ascii_bin NOT NULL,
  receiver_id char(24) COLLATE ascii_bin NOT NULL,
  sent_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, sender_id, line_hash, receiver_id),
  KEY ix_opening_line_sent (sent_at),
  KEY ix_opening_line_receiver (tenant_id, receiver_id),
  CONSTRAINT fk_opening_line_receiver FOREIGN KEY (tenant_id, receiver_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_opening_line_sender FOREIGN KEY (tenant_id, sender_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A conversation in which a member waits for the answer of a fictional profile.
CREATE TABLE fictional_turn (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  conversation_id char(24) COLLATE ascii_bin NOT NULL,
  profile_id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  waiting_since datetime(3) NOT NULL,
  lease_staff_id char(24) COLLATE ascii_bin NULL,
  lease_until datetime(3) NULL,
  priority tinyint unsigned NOT NULL,
  barred json NOT NULL,
  escalation_note varchar(1000) NULL,
  leased_at datetime(3) NULL,
  PRIMARY KEY (tenant_id, conversation_id),
  KEY ix_fictional_turn_lease (lease_staff_id),
  KEY ix_fictional_turn_queue (priority, waiting_since, tenant_id, conversation_id),
  CONSTRAINT fk_fictional_turn_conversation FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversation (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_fictional_turn_lease CHECK (lease_staff_id is null = (lease_until is null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A note by staff about a fictional profile, so that answers fit.
CREATE TABLE fictional_note (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  profile_id char(24) COLLATE ascii_bin NOT NULL,
  text varchar(500) NOT NULL,
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  KEY ix_fictional_note_profile (tenant_id, profile_id, created_at),
  CONSTRAINT fk_fictional_note_profile FOREIGN KEY (tenant_id, profile_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Items that wait for a decision by staff, reports with their cases, and support cases.
-- =================================================================================================

-- Something that waits for a person to decide it, or that was decided.
CREATE TABLE desk_item (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  kind varchar(16) COLLATE ascii_bin NOT NULL,
  subject_id varchar(64) COLLATE ascii_bin NOT NULL,
  open_key varchar(81) COLLATE ascii_bin NULL,
  member_id char(24) COLLATE ascii_bin NULL,
  state varchar(8) COLLATE ascii_bin NOT NULL,
  priority smallint unsigned NOT NULL,
  risks json NOT NULL,
  escalated tinyint(1) NOT NULL,
  escalation_note varchar(1000) NULL,
  second_look_of char(24) COLLATE ascii_bin NULL,
  barred json NOT NULL,
  created_at datetime(3) NOT NULL,
  due_at datetime(3) NULL,
  lease_staff_id char(24) COLLATE ascii_bin NULL,
  lease_tab varchar(36) COLLATE ascii_bin NULL,
  lease_until datetime(3) NULL,
  leased_at datetime(3) NULL,
  closed_at datetime(3) NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_desk_item_open_key (tenant_id, open_key),
  KEY ix_desk_item_queue (kind, state, priority, created_at),
  KEY ix_desk_item_lease (lease_staff_id, state),
  KEY ix_desk_item_subject (tenant_id, kind, subject_id),
  KEY ix_desk_item_member (tenant_id, member_id),
  KEY ix_desk_item_closed (closed_at),
  KEY ix_desk_item_due (kind, state, due_at),
  CONSTRAINT ck_desk_item_state CHECK (state in ('open', 'pending', 'done')),
  CONSTRAINT ck_desk_item_open_key CHECK (state = 'done' = (open_key is null)),
  CONSTRAINT ck_desk_item_closed CHECK (state = 'done' = (closed_at is not null)),
  CONSTRAINT ck_desk_item_lease CHECK (lease_staff_id is null = (lease_until is null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A decision about an item of the desk.
CREATE TABLE desk_decision (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  item_id char(24) COLLATE ascii_bin NOT NULL,
  kind varchar(16) COLLATE ascii_bin NOT NULL,
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  decision varchar(16) COLLATE ascii_bin NOT NULL,
  ground varchar(32) COLLATE ascii_bin NULL,
  note varchar(1000) NULL,
  details json NOT NULL,
  decided_at datetime(3) NOT NULL,
  effective_at datetime(3) NOT NULL,
  undone_at datetime(3) NULL,
  applied_at datetime(3) NULL,
  overturned_at datetime(3) NULL,
  took_ms int unsigned NOT NULL,
  restriction_id char(24) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  KEY ix_desk_decision_item (tenant_id, item_id, decided_at),
  KEY ix_desk_decision_staff (staff_id, decided_at),
  KEY ix_desk_decision_age (decided_at),
  KEY ix_desk_decision_restriction (tenant_id, restriction_id),
  CONSTRAINT ck_desk_decision_undone CHECK (undone_at is null or applied_at is null),
  CONSTRAINT ck_desk_decision_overturned CHECK (overturned_at is null or applied_at is not null)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- All reports about one subject, which are decided together.
CREATE TABLE report_case (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  kind varchar(8) COLLATE ascii_bin NOT NULL,
  open_key varchar(64) COLLATE ascii_bin NULL,
  member_id char(24) COLLATE ascii_bin NULL,
  photo_id char(24) COLLATE ascii_bin NULL,
  field varchar(16) COLLATE ascii_bin NULL,
  opened_at datetime(3) NOT NULL,
  due_at datetime(3) NOT NULL,
  closed_at datetime(3) NULL,
  outcome varchar(10) COLLATE ascii_bin NULL,
  restriction_id char(24) COLLATE ascii_bin NULL,
  message_id char(24) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_report_case_open (tenant_id, open_key),
  KEY ix_report_case_member (tenant_id, member_id, outcome),
  KEY ix_report_case_closed (closed_at),
  KEY ix_report_case_decided (tenant_id, closed_at, outcome, opened_at),
  CONSTRAINT ck_report_case_outcome CHECK (outcome in ('restricted', 'dismissed', 'left')),
  CONSTRAINT ck_report_case_closed CHECK (closed_at is null = (outcome is null) and (closed_at is null or
    open_key is null)),
  CONSTRAINT ck_report_case_kind CHECK (kind in ('profile', 'photo', 'text', 'message', 'address'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- One person's report, with what they saw when they made it.
CREATE TABLE report (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  case_id char(24) COLLATE ascii_bin NOT NULL,
  number varchar(9) COLLATE ascii_bin NOT NULL,
  reporter_id char(24) COLLATE ascii_bin NULL,
  reporter_key varchar(64) COLLATE ascii_bin NOT NULL,
  email varchar(254) COLLATE utf8mb4_bin NULL,
  language varchar(2) COLLATE ascii_bin NOT NULL,
  reason varchar(20) COLLATE ascii_bin NOT NULL,
  words text NOT NULL,
  snapshot json NOT NULL,
  reported_at datetime(3) NOT NULL,
  added_at datetime(3) NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_report_number (tenant_id, number),
  UNIQUE KEY uq_report_reporter (tenant_id, case_id, reporter_key),
  KEY ix_report_reporter (tenant_id, reporter_id, reported_at),
  KEY ix_report_email (tenant_id, email),
  KEY ix_report_reported (tenant_id, reported_at),
  CONSTRAINT fk_report_case FOREIGN KEY (tenant_id, case_id)
    REFERENCES report_case (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_report_reason CHECK (reason in ('fake_profile', 'stolen_photo', 'minor', 'harassment',
    'spam_or_fraud', 'contact_data', 'hate_or_violence', 'illegal', 'other', 'depicted_person')),
  CONSTRAINT ck_report_reporter CHECK (reporter_id is null or email is null)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A copy of a reported picture, which stays when the original is deleted (trust 8).
CREATE TABLE report_picture (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  case_id char(24) COLLATE ascii_bin NOT NULL,
  photo_id char(24) COLLATE ascii_bin NOT NULL,
  storage_key varchar(22) COLLATE ascii_bin NOT NULL,
  width smallint unsigned NOT NULL,
  height smallint unsigned NOT NULL,
  hash varchar(16) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, case_id, photo_id),
  KEY ix_report_picture_key (tenant_id, storage_key),
  CONSTRAINT fk_report_picture_case FOREIGN KEY (tenant_id, case_id)
    REFERENCES report_case (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A complaint that support answers.
CREATE TABLE support_case (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  number varchar(9) COLLATE ascii_bin NOT NULL,
  topic varchar(8) COLLATE ascii_bin NOT NULL,
  state varchar(8) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NULL,
  email varchar(254) COLLATE utf8mb4_bin NULL,
  language varchar(2) COLLATE ascii_bin NOT NULL,
  order_words varchar(100) NULL,
  opened_at datetime(3) NOT NULL,
  due_at datetime(3) NOT NULL,
  changed_at datetime(3) NOT NULL,
  handler_id char(24) COLLATE ascii_bin NULL,
  lease_until datetime(3) NULL,
  priority tinyint unsigned NOT NULL,
  barred json NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_support_case_number (tenant_id, number),
  KEY ix_support_case_member (tenant_id, member_id),
  KEY ix_support_case_email (tenant_id, email),
  KEY ix_support_case_changed (state, changed_at),
  KEY ix_support_case_opened (opened_at),
  KEY ix_support_case_received (tenant_id, opened_at),
  KEY ix_support_case_due (tenant_id, state, priority, due_at),
  KEY ix_support_case_due_first (priority, due_at),
  KEY ix_support_case_state (state, priority, due_at),
  CONSTRAINT ck_support_case_topic CHECK (topic in ('payment', 'site')),
  CONSTRAINT ck_support_case_state CHECK (state in ('open', 'answered', 'closed')),
  CONSTRAINT ck_support_case_complainant CHECK (member_id is null or email is null),
  CONSTRAINT ck_support_case_lease CHECK (lease_until is null or handler_id is not null)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A message of a support case from either side, or a note by staff.
CREATE TABLE support_message (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  case_id char(24) COLLATE ascii_bin NOT NULL,
  kind varchar(9) COLLATE ascii_bin NOT NULL,
  staff_id char(24) COLLATE ascii_bin NULL,
  text text NOT NULL,
  written_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  KEY ix_support_message_case (tenant_id, case_id, written_at, id),
  KEY ix_support_message_written (tenant_id, kind, written_at),
  CONSTRAINT fk_support_message_case FOREIGN KEY (tenant_id, case_id)
    REFERENCES support_case (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_support_message_kind CHECK (kind in ('complaint', 'answer', 'note')),
  CONSTRAINT ck_support_message_staff CHECK (kind = 'complaint' = (staff_id is null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Notices to members, push subscriptions, mailings, each brand's own wording, and the log of sent mails.
-- =================================================================================================

-- An event about another member of which a member may still be notified: a conversation with unread messages, a like, or returned credits.
CREATE TABLE notice (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  topic varchar(8) COLLATE ascii_bin NOT NULL,
  other_id char(24) COLLATE ascii_bin NOT NULL,
  kind varchar(24) COLLATE ascii_bin NOT NULL,
  mutual tinyint NOT NULL,
  waiting int unsigned NOT NULL,
  since datetime(3) NOT NULL,
  waiting_since datetime(3) NOT NULL,
  reminded_at datetime(3) NULL,
  PRIMARY KEY (tenant_id, member_id, topic, other_id),
  KEY ix_notice_waiting (waiting_since),
  KEY ix_notice_other (tenant_id, other_id),
  CONSTRAINT fk_notice_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_notice_other FOREIGN KEY (tenant_id, other_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_notice_topic CHECK (topic in ('message', 'like', 'returned'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A member's recent notices, which limit further ones.
CREATE TABLE notice_state (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  next_at datetime(3) NULL,
  mail_day char(10) COLLATE ascii_bin NULL,
  mails_that_day smallint unsigned NOT NULL,
  last_push json NULL,
  PRIMARY KEY (tenant_id, member_id),
  CONSTRAINT fk_notice_state_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A browser that receives push messages of a member.
CREATE TABLE push_subscription (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  family_id char(24) COLLATE ascii_bin NOT NULL,
  endpoint_hash varchar(43) COLLATE ascii_bin NOT NULL,
  endpoint varchar(1000) COLLATE ascii_bin NOT NULL,
  p256dh varchar(100) COLLATE ascii_bin NOT NULL,
  auth varchar(40) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  refused_at datetime(3) NULL,
  host varchar(253) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_push_subscription_endpoint (tenant_id, endpoint_hash),
  KEY ix_push_subscription_member (tenant_id, member_id, created_at),
  CONSTRAINT fk_push_subscription_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A brand's mail to many of its members, with the progress of the walk over them.
CREATE TABLE mailing (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  kind varchar(16) COLLATE ascii_bin NOT NULL,
  period char(10) COLLATE ascii_bin NULL,
  state varchar(8) COLLATE ascii_bin NOT NULL,
  texts json NULL,
  page varchar(20) COLLATE ascii_bin NULL,
  send_at datetime(3) NULL,
  reached char(24) COLLATE ascii_bin NULL,
  looked int unsigned NOT NULL,
  ordered int unsigned NOT NULL,
  created_at datetime(3) NOT NULL,
  sent int unsigned NOT NULL DEFAULT 0,
  refused int unsigned NOT NULL DEFAULT 0,
  stopped_for varchar(12) COLLATE ascii_bin NULL,
  goes_on tinyint NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_mailing_period (tenant_id, kind, period),
  KEY ix_mailing_age (created_at, tenant_id, id),
  CONSTRAINT ck_mailing_kind CHECK (kind in ('promotions', 'news', 'weekly_updates', 'reminders')),
  CONSTRAINT ck_mailing_round CHECK (kind in ('weekly_updates', 'reminders') = (period is not null) and period
    is null = (texts is not null)),
  CONSTRAINT ck_mailing_state CHECK (state in ('draft', 'planned', 'running', 'done', 'stopped'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A brand's own wording of one mail in one language, version by version; the newest is used.
CREATE TABLE mail_wording (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  kind varchar(24) COLLATE ascii_bin NOT NULL,
  language varchar(2) COLLATE ascii_bin NOT NULL,
  version int unsigned NOT NULL,
  subject varchar(100) NULL,
  title varchar(80) NULL,
  lead varchar(400) NULL,
  author char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, kind, language, version)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A mail that went to a member: its kind and what became of it, never its text or its address.
CREATE TABLE sent_mail (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  kind varchar(24) COLLATE ascii_bin NOT NULL,
  state varchar(8) COLLATE ascii_bin NOT NULL,
  tried_at datetime(3) NOT NULL,
  mailing_id char(24) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, id),
  KEY ix_sent_mail_member (tenant_id, member_id, tried_at),
  KEY ix_sent_mail_age (tried_at),
  KEY ix_sent_mail_state (tenant_id, state, tried_at),
  KEY ix_sent_mail_mailing (tenant_id, mailing_id, member_id),
  CONSTRAINT fk_sent_mail_account FOREIGN KEY (tenant_id, member_id)
    REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_sent_mail_state CHECK (state in ('trying', 'sent', 'refused', 'blocked', 'returned'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Staff with their logins, saved filters and replies, bulk jobs, and the audit log.
-- =================================================================================================

-- A staff member, who works on the console.
CREATE TABLE staff (
  id char(24) COLLATE ascii_bin NOT NULL,
  email varchar(254) NOT NULL,
  name varchar(60) NOT NULL,
  role varchar(16) COLLATE ascii_bin NOT NULL,
  password_hash varchar(200) COLLATE ascii_bin NOT NULL,
  access_version int unsigned NOT NULL DEFAULT 0,
  totp_secret varchar(200) COLLATE ascii_bin NULL,
  totp_last_step int unsigned NULL,
  created_at datetime(3) NOT NULL,
  ended_at datetime(3) NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_staff_email (email),
  CONSTRAINT ck_staff_role CHECK (role in ('owner', 'operator', 'moderator', 'support'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A brand of a staff member; owners need none (decisions §9).
CREATE TABLE staff_tenant (
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (staff_id, tenant_id),
  KEY ix_staff_tenant_tenant (tenant_id),
  CONSTRAINT fk_staff_tenant_staff FOREIGN KEY (staff_id)
    REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_staff_tenant_tenant FOREIGN KEY (tenant_id)
    REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A person whom an owner invited to the staff by a link.
CREATE TABLE staff_invitation (
  id char(24) COLLATE ascii_bin NOT NULL,
  email varchar(254) NOT NULL,
  name varchar(60) NOT NULL,
  role varchar(16) COLLATE ascii_bin NOT NULL,
  tenants json NOT NULL,
  token_hash varchar(64) COLLATE ascii_bin NOT NULL,
  created_by char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  expires_at datetime(3) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_staff_invitation_email (email),
  UNIQUE KEY uq_staff_invitation_token (token_hash),
  KEY ix_staff_invitation_expires (expires_at),
  CONSTRAINT ck_staff_invitation_role CHECK (role in ('owner', 'operator', 'moderator', 'support'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A session of staff on the console: an opaque token, stored hashed.
CREATE TABLE staff_session (
  token_hash varchar(64) COLLATE ascii_bin NOT NULL,
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  expires_at datetime(3) NOT NULL,
  user_agent varchar(160) NOT NULL DEFAULT '',
  country varchar(2) COLLATE ascii_bin NULL,
  last_used_at datetime(3) NULL,
  PRIMARY KEY (token_hash),
  KEY ix_staff_session_expiry (expires_at),
  KEY ix_staff_session_staff (staff_id),
  CONSTRAINT fk_staff_session_staff FOREIGN KEY (staff_id)
    REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- An unused recovery code, stored as a keyed hash; using it deletes its row.
CREATE TABLE staff_recovery_code (
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  code_hash varchar(64) COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (staff_id, code_hash),
  CONSTRAINT fk_staff_recovery_code_staff FOREIGN KEY (staff_id)
    REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- Failed logins on the console per address, known or not, so that a lockout reveals nothing (decisions §3.2).
CREATE TABLE staff_login_failure (
  address_hash varchar(64) COLLATE ascii_bin NOT NULL,
  failures tinyint unsigned NOT NULL,
  blocks tinyint unsigned NOT NULL,
  blocked_until datetime(3) NULL,
  last_failed_at datetime(3) NOT NULL,
  PRIMARY KEY (address_hash),
  KEY ix_staff_login_failure_age (last_failed_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A staff member's named filter and order of a list; deleted when they leave.
CREATE TABLE saved_filter (
  id char(24) COLLATE ascii_bin NOT NULL,
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  list varchar(32) COLLATE ascii_bin NOT NULL,
  name varchar(60) NOT NULL,
  filter json NOT NULL,
  sort_column varchar(40) COLLATE ascii_bin NOT NULL,
  sort_direction varchar(4) COLLATE ascii_bin NOT NULL,
  saved_at datetime(3) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_saved_filter_name (staff_id, list, name),
  CONSTRAINT fk_saved_filter_staff FOREIGN KEY (staff_id)
    REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A reply that the staff of a brand saved for reuse.
CREATE TABLE saved_reply (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  used_for varchar(16) COLLATE ascii_bin NOT NULL,
  language varchar(2) COLLATE ascii_bin NOT NULL,
  text varchar(1000) NOT NULL,
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  KEY ix_saved_reply_age (created_at, tenant_id, id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A staff member's job on many rows, possibly of several brands.
CREATE TABLE bulk_job (
  id char(24) COLLATE ascii_bin NOT NULL,
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  action varchar(40) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  finished_at datetime(3) NULL,
  undo_asked_at datetime(3) NULL,
  busy_for char(24) COLLATE ascii_bin NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_bulk_job_busy (busy_for),
  KEY ix_bulk_job_staff (staff_id, created_at),
  KEY ix_bulk_job_created (created_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- One row of a bulk job, by its id in its list.
CREATE TABLE bulk_row (
  job_id char(24) COLLATE ascii_bin NOT NULL,
  row_key varchar(80) COLLATE ascii_bin NOT NULL,
  brand varchar(32) COLLATE ascii_bin NOT NULL,
  state varchar(10) COLLATE ascii_bin NOT NULL,
  changed_at datetime(3) NULL,
  problem varchar(40) COLLATE ascii_bin NULL,
  PRIMARY KEY (job_id, row_key),
  KEY ix_bulk_row_state (job_id, state, brand),
  CONSTRAINT fk_bulk_row_job FOREIGN KEY (job_id)
    REFERENCES bulk_job (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- One action of a staff member (decisions §9): ids and kinds of change, never a personal value.
CREATE TABLE audit_entry (
  id char(24) COLLATE ascii_bin NOT NULL,
  at datetime(3) NOT NULL,
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  number int unsigned NOT NULL,
  tenant_id varchar(32) COLLATE ascii_bin NULL,
  action varchar(40) COLLATE ascii_bin NOT NULL,
  subjects json NOT NULL,
  changes json NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_audit_entry_number (number, staff_id),
  KEY ix_audit_entry_at (at),
  KEY ix_audit_entry_tenant (tenant_id, at),
  KEY ix_audit_entry_staff (staff_id, at),
  KEY ix_audit_entry_action (action, at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- How many audit entries one staff member has made.
CREATE TABLE audit_count (
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  made int unsigned NOT NULL,
  first_at datetime(3) NOT NULL,
  last_at datetime(3) NOT NULL,
  PRIMARY KEY (staff_id),
  KEY ix_audit_count_last (last_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- One link of the chain of hashes over the audit log (decision 0005); the later links depend on it.
CREATE TABLE audit_seal (
  position int unsigned NOT NULL,
  entry_id char(24) COLLATE ascii_bin NOT NULL,
  entry_at datetime(3) NOT NULL,
  hash varchar(64) COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (position),
  UNIQUE KEY uq_audit_seal_entry (entry_id),
  KEY ix_audit_seal_at (entry_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A subject of an audit entry, for searching the log.
CREATE TABLE audit_subject (
  subject varchar(120) COLLATE ascii_bin NOT NULL,
  entry_id char(24) COLLATE ascii_bin NOT NULL,
  entry_at datetime(3) NOT NULL,
  PRIMARY KEY (subject, entry_id),
  KEY ix_audit_subject_at (entry_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- The member concerned by an audit entry.
CREATE TABLE audited_member (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  what varchar(12) COLLATE ascii_bin NOT NULL,
  at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  KEY ix_audited_member_member (tenant_id, member_id, at),
  KEY ix_audited_member_age (at),
  CONSTRAINT fk_audited_member_account FOREIGN KEY (tenant_id, member_id)
    REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_audited_member_what CHECK (what in ('page', 'evidence', 'sessions', 'mail', 'data',
    'deletion', 'lockout', 'debit'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Figures that outlive the rows they were counted from.
-- =================================================================================================

-- How many visits began on a page on a day, by where they came from (decision 0123).
CREATE TABLE visit_tally (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  day varchar(10) COLLATE ascii_bin NOT NULL,
  page varchar(40) COLLATE ascii_bin NOT NULL,
  source_hash varchar(43) COLLATE ascii_bin NOT NULL,
  kind varchar(8) COLLATE ascii_bin NOT NULL,
  network varchar(64) COLLATE utf8mb4_bin NOT NULL,
  ref varchar(128) COLLATE utf8mb4_bin NOT NULL,
  sub varchar(128) COLLATE utf8mb4_bin NOT NULL,
  visits int unsigned NOT NULL,
  PRIMARY KEY (tenant_id, day, page, source_hash),
  CONSTRAINT ck_visit_tally_kind CHECK (kind in ('none', 'full', 'network', 'others'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- How many members of a brand gave a reason for leaving in a month.
CREATE TABLE departure_count (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  month varchar(7) COLLATE ascii_bin NOT NULL,
  reason varchar(16) COLLATE ascii_bin NOT NULL,
  departures int unsigned NOT NULL,
  PRIMARY KEY (tenant_id, month, reason)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A brand's month in numbers, stored once it is over.
CREATE TABLE transparency_month (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  month varchar(7) COLLATE ascii_bin NOT NULL,
  counts json NOT NULL,
  counted_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, month),
  KEY ix_transparency_month_counted (counted_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Hosts that brands gave up, and the host on which a browser subscribed to push messages.
-- =================================================================================================

-- A host that a brand gave up (`former-hosts.ts`).
CREATE TABLE former_host (
  host varchar(253) COLLATE ascii_bin NOT NULL,
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  left_at datetime(3) NOT NULL,
  PRIMARY KEY (host),
  KEY ix_former_host_tenant (tenant_id),
  KEY ix_former_host_left (left_at),
  CONSTRAINT fk_former_host_tenant FOREIGN KEY (tenant_id)
    REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Where the hosts of brands lead, and the certificates that are served there.
-- =================================================================================================

-- What the last looks at a brand's host found: where its name leads, and the certificate served there.
CREATE TABLE host_check (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  host varchar(253) COLLATE ascii_bin NOT NULL,
  state varchar(8) COLLATE ascii_bin NOT NULL,
  dns varchar(16) COLLATE ascii_bin NOT NULL,
  certificate varchar(16) COLLATE ascii_bin NOT NULL,
  found json NOT NULL,
  issuer varchar(200) NULL,
  ends_at datetime(3) NULL,
  unreachable tinyint(1) NOT NULL DEFAULT 0,
  right_at datetime(3) NULL,
  since datetime(3) NOT NULL,
  looked_at datetime(3) NULL,
  next_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, host),
  KEY ix_host_check_next (next_at),
  KEY ix_host_check_state (state),
  CONSTRAINT fk_host_check_tenant FOREIGN KEY (tenant_id)
    REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Keys that sign a brand's mails, what is published for its domain, and what receivers' servers refuse.
-- =================================================================================================

-- A key that signs a brand's mails, by the selector under which its public half is published.
CREATE TABLE mail_key (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  selector varchar(32) COLLATE ascii_bin NOT NULL,
  domain varchar(253) COLLATE utf8mb4_bin NOT NULL,
  state varchar(8) COLLATE ascii_bin NOT NULL,
  public_key varchar(512) COLLATE ascii_bin NOT NULL,
  private_key varchar(4000) COLLATE ascii_bin NULL,
  is_published tinyint NOT NULL,
  created_at datetime(3) NOT NULL,
  seen_at datetime(3) NULL,
  retired_at datetime(3) NULL,
  PRIMARY KEY (tenant_id, selector),
  KEY ix_mail_key_retired (retired_at),
  CONSTRAINT ck_mail_key_state CHECK (state in ('waiting', 'active', 'old')),
  CONSTRAINT ck_mail_key_old CHECK (state = 'old' = (retired_at is not null) and state = 'old' = (private_key
    is null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- What is published for the domain that a brand's mails are from, as the last check found it.
CREATE TABLE mail_domain (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  domain varchar(253) COLLATE utf8mb4_bin NOT NULL,
  records json NOT NULL,
  watched_since datetime(3) NOT NULL,
  checked_at datetime(3) NULL,
  next_check_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id),
  KEY ix_mail_domain_due (next_check_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Answers to prompts on profiles, those that wait for a moderator, and the part of a profile that a like is for.
-- =================================================================================================

-- An answer to a prompt, which is its field, that only its member sees: it waits, or a moderator removed it.
CREATE TABLE held_answer (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  field varchar(16) COLLATE ascii_bin NOT NULL,
  text varchar(2000) NOT NULL,
  findings json NOT NULL,
  restriction_id char(24) COLLATE ascii_bin NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, member_id, field),
  CONSTRAINT fk_held_answer_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Members' sets of the day.
-- =================================================================================================

-- A member of another's set of the day.
CREATE TABLE daily_match (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  day char(10) COLLATE ascii_bin NOT NULL,
  place tinyint unsigned NOT NULL,
  suggested_id char(24) COLLATE ascii_bin NOT NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, member_id, day, place),
  KEY ix_daily_match_created (created_at),
  KEY ix_daily_match_suggested (tenant_id, suggested_id),
  CONSTRAINT fk_daily_match_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_daily_match_suggested FOREIGN KEY (tenant_id, suggested_id)
    REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT ck_daily_match_other CHECK (member_id <> suggested_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Passkeys of members and staff, and by what a session was opened.
-- =================================================================================================

-- A member's passkey: the public part, to verify its use.
CREATE TABLE passkey (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  account_id char(24) COLLATE ascii_bin NOT NULL,
  credential_id varchar(1364) COLLATE ascii_bin NOT NULL,
  user_handle char(43) COLLATE ascii_bin NOT NULL,
  host varchar(253) COLLATE ascii_bin NOT NULL,
  public_key varchar(1400) COLLATE ascii_bin NOT NULL,
  counter int unsigned NOT NULL,
  transports json NOT NULL,
  backed_up tinyint(1) NOT NULL,
  name varchar(60) NOT NULL,
  created_at datetime(3) NOT NULL,
  last_used_at datetime(3) NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_passkey_credential (tenant_id, credential_id),
  KEY ix_passkey_account (tenant_id, account_id, created_at),
  CONSTRAINT fk_passkey_account FOREIGN KEY (tenant_id, account_id)
    REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- A staff member's passkey: the public part, to verify its use.
CREATE TABLE staff_passkey (
  id char(24) COLLATE ascii_bin NOT NULL,
  staff_id char(24) COLLATE ascii_bin NOT NULL,
  credential_id varchar(1364) COLLATE ascii_bin NOT NULL,
  user_handle char(43) COLLATE ascii_bin NOT NULL,
  host varchar(253) COLLATE ascii_bin NOT NULL,
  public_key varchar(1400) COLLATE ascii_bin NOT NULL,
  counter int unsigned NOT NULL,
  transports json NOT NULL,
  backed_up tinyint(1) NOT NULL,
  name varchar(60) NOT NULL,
  created_at datetime(3) NOT NULL,
  last_used_at datetime(3) NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_staff_passkey_credential (credential_id),
  KEY ix_staff_passkey_staff (staff_id, created_at),
  CONSTRAINT fk_staff_passkey_staff FOREIGN KEY (staff_id)
    REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Messages that their sender took back, with what they said for as long as reports keep it, and words that members don’t want to see.
-- =================================================================================================

-- What a message said that its sender took back.
CREATE TABLE retracted_message (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  message_id char(24) COLLATE ascii_bin NOT NULL,
  body text NOT NULL,
  retracted_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, message_id),
  KEY ix_retracted_message_retracted (retracted_at),
  CONSTRAINT fk_retracted_message_message FOREIGN KEY (tenant_id, message_id)
    REFERENCES message (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- The words that a member does not want to see in messages.
CREATE TABLE unwanted_words (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  words json NOT NULL,
  PRIMARY KEY (tenant_id, member_id),
  CONSTRAINT fk_unwanted_words_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- What accounts of a brand have in common, by which moderators find several in one hand.
-- =================================================================================================

-- That an account used something by which several accounts may be found to be in one hand: not what it was, but a keyed hash that means nothing without the installation's secret and nothing on another brand.
CREATE TABLE fraud_trace (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  kind varchar(8) COLLATE ascii_bin NOT NULL,
  mark varchar(43) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  first_at datetime(3) NOT NULL,
  last_at datetime(3) NOT NULL,
  places json NOT NULL,
  opened_at datetime(3) NULL,
  settled_at datetime(3) NULL,
  outcome varchar(10) COLLATE ascii_bin NULL,
  PRIMARY KEY (tenant_id, kind, mark, member_id),
  KEY ix_fraud_trace_member (tenant_id, member_id, kind, last_at),
  KEY ix_fraud_trace_last (last_at),
  CONSTRAINT ck_fraud_trace_kind CHECK (kind in ('line', 'photo', 'payee', 'link', 'device')),
  CONSTRAINT ck_fraud_trace_outcome CHECK (outcome in ('cleared', 'restricted', 'left')),
  CONSTRAINT ck_fraud_trace_settled CHECK (settled_at is null = (outcome is null) and (settled_at is null or
    opened_at is not null))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- =================================================================================================
-- Plans for dates that members show to somebody whom they trust, by a link.
-- =================================================================================================

-- A plan for a date that a member shows to somebody whom they trust, by a link.
CREATE TABLE date_share (
  tenant_id varchar(32) COLLATE ascii_bin NOT NULL,
  id char(24) COLLATE ascii_bin NOT NULL,
  member_id char(24) COLLATE ascii_bin NOT NULL,
  token_hash varchar(64) COLLATE ascii_bin NOT NULL,
  sharer_name varchar(40) NOT NULL,
  other_name varchar(40) NOT NULL,
  place varchar(200) NOT NULL,
  date_at datetime(3) NOT NULL,
  asked_at datetime(3) NOT NULL,
  told_at datetime(3) NULL,
  ends_at datetime(3) NOT NULL,
  opened tinyint(1) NOT NULL,
  checked_in_at datetime(3) NULL,
  created_at datetime(3) NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE KEY uq_date_share_token (tenant_id, token_hash),
  KEY ix_date_share_member (tenant_id, member_id, ends_at),
  KEY ix_date_share_token (token_hash),
  KEY ix_date_share_date (date_at),
  CONSTRAINT fk_date_share_member FOREIGN KEY (tenant_id, member_id)
    REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

-- Migrations that ran, in their order.
CREATE TABLE migration (
  id int NOT NULL AUTO_INCREMENT,
  timestamp bigint NOT NULL,
  name varchar(255) NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

INSERT INTO migration (timestamp, name) VALUES
  (1796000001000, 'Brands1796000001000'),
  (1796000002000, 'Outbox1796000002000'),
  (1796000003000, 'Restrictions1796000003000'),
  (1796000004000, 'Accounts1796000004000'),
  (1796000005000, 'Profiles1796000005000'),
  (1796000006000, 'Photos1796000006000'),
  (1796000007000, 'Credits1796000007000'),
  (1796000008000, 'Payments1796000008000'),
  (1796000009000, 'Discounts1796000009000'),
  (1796000010000, 'Likes1796000010000'),
  (1796000011000, 'Chats1796000011000'),
  (1796000012000, 'Moderation1796000012000'),
  (1796000013000, 'Mails1796000013000'),
  (1796000014000, 'Console1796000014000'),
  (1796000015000, 'Figures1796000015000'),
  (1796000016000, 'FormerHosts1796000016000'),
  (1796000017000, 'HostChecks1796000017000'),
  (1796000018000, 'MailDomains1796000018000'),
  (1796000019000, 'Prompts1796000019000'),
  (1796000020000, 'DailyMatches1796000020000'),
  (1796000021000, 'Passkeys1796000021000'),
  (1796000022000, 'UnwantedMessages1796000022000'),
  (1796000023000, 'MessageHarm1796000023000'),
  (1796000024000, 'PaymentAmounts1796000024000'),
  (1796000025000, 'FraudTraces1796000025000'),
  (1796000026000, 'DateShares1796000026000');

SET foreign_key_checks = DEFAULT;
