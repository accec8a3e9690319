import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Restrictions of members with their statements of reasons, the appeals against them, and banned mailboxes. */
export class Restrictions1796000003000 implements MigrationInterface {
  readonly name = 'Restrictions1796000003000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS restriction (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      kind varchar(20) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      subject_id varchar(24) ${ascii} NULL,
      ground varchar(20) ${ascii} NOT NULL,
      note varchar(1000) NULL,
      statement text NOT NULL,
      language varchar(2) ${ascii} NOT NULL,
      automated tinyint(1) NOT NULL,
      decided_by varchar(24) ${ascii} NOT NULL,
      decided_at datetime(3) NOT NULL,
      appeal_until datetime(3) NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      ended_at datetime(3) NULL,
      end_reason varchar(8) ${ascii} NULL,
      ended_by char(24) ${ascii} NULL,
      end_statement text NULL,
      keep_until datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_restriction_decider (tenant_id, id, decided_by),
      UNIQUE INDEX uq_restriction_token (tenant_id, token_hash),
      INDEX ix_restriction_member (tenant_id, member_id, decided_at),
      INDEX ix_restriction_keep (keep_until),
      -- A month of the transparency report is counted along these.
      INDEX ix_restriction_decided (tenant_id, decided_at),
      INDEX ix_restriction_ended (tenant_id, ended_at),
      CONSTRAINT ck_restriction_statement CHECK (TRIM(statement) <> ''),
      CONSTRAINT ck_restriction_automated CHECK ((automated = 1) = (decided_by = '')),
      CONSTRAINT ck_restriction_end CHECK (
        (ended_at IS NULL) = (end_reason IS NULL) AND (ended_at IS NULL) = (end_statement IS NULL)
      ),
      CONSTRAINT ck_restriction_end_reason CHECK (
        end_reason IS NULL OR end_reason IN ('appeal', 'lifted', 'expired')
      ),
      CONSTRAINT ck_restriction_kind CHECK (
        kind IN ('photo_removed', 'text_removed', 'message_removed', 'profile_disabled', 'account_banned')
      )
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS appeal (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      restriction_id char(24) ${ascii} NOT NULL,
      first_decider varchar(24) ${ascii} NOT NULL,
      text varchar(2000) NOT NULL,
      created_at datetime(3) NOT NULL,
      due_at datetime(3) NOT NULL,
      decided_by char(24) ${ascii} NULL,
      decided_at datetime(3) NULL,
      decision varchar(8) ${ascii} NULL,
      note varchar(1000) NULL,
      statement text NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_appeal_restriction (tenant_id, restriction_id),
      INDEX fk_appeal_restriction (tenant_id, restriction_id, first_decider),
      -- A month of the transparency report is counted along these.
      INDEX ix_appeal_created (tenant_id, created_at),
      INDEX ix_appeal_decided (tenant_id, decided_at),
      CONSTRAINT fk_appeal_restriction FOREIGN KEY (tenant_id, restriction_id, first_decider)
        REFERENCES restriction (tenant_id, id, decided_by) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_appeal_other_person CHECK (decided_by IS NULL OR decided_by <> first_decider),
      CONSTRAINT ck_appeal_decided CHECK (
        (decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL)
        AND (decision IS NULL) = (statement IS NULL)
      ),
      CONSTRAINT ck_appeal_decision CHECK (decision IS NULL OR decision IN ('uphold', 'reverse')),
      CONSTRAINT ck_appeal_statement CHECK (statement IS NULL OR TRIM(statement) <> '')
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS banned_mailbox (
      tenant_id varchar(32) ${ascii} NOT NULL,
      mailbox_hash varchar(64) ${ascii} NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, mailbox_hash),
      INDEX ix_banned_mailbox_expiry (expires_at)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['banned_mailbox', 'appeal', 'restriction']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
