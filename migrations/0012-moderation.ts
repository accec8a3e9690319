import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const exact = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** Items that wait for a decision by staff, reports with their cases, and support cases. */
export class Moderation1796000012000 implements MigrationInterface {
  readonly name = 'Moderation1796000012000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS desk_item (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      kind varchar(16) ${ascii} NOT NULL,
      subject_id varchar(64) ${ascii} NOT NULL,
      open_key varchar(81) ${ascii} NULL,
      member_id char(24) ${ascii} NULL,
      state varchar(8) ${ascii} NOT NULL,
      priority smallint unsigned NOT NULL,
      risks json NOT NULL,
      escalated tinyint(1) NOT NULL,
      escalation_note varchar(1000) NULL,
      second_look_of char(24) ${ascii} NULL,
      barred json NOT NULL,
      created_at datetime(3) NOT NULL,
      due_at datetime(3) NULL,
      lease_staff_id char(24) ${ascii} NULL,
      lease_tab varchar(36) ${ascii} NULL,
      lease_until datetime(3) NULL,
      leased_at datetime(3) NULL,
      closed_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_desk_item_open_key (tenant_id, open_key),
      INDEX ix_desk_item_queue (kind, state, priority, created_at),
      INDEX ix_desk_item_lease (lease_staff_id, state),
      INDEX ix_desk_item_subject (tenant_id, kind, subject_id),
      INDEX ix_desk_item_member (tenant_id, member_id),
      INDEX ix_desk_item_closed (closed_at),
      INDEX ix_desk_item_due (kind, state, due_at),
      CONSTRAINT ck_desk_item_state CHECK (state IN ('open', 'pending', 'done')),
      CONSTRAINT ck_desk_item_open_key CHECK ((state = 'done') = (open_key IS NULL)),
      CONSTRAINT ck_desk_item_closed CHECK ((state = 'done') = (closed_at IS NOT NULL)),
      CONSTRAINT ck_desk_item_lease CHECK ((lease_staff_id IS NULL) = (lease_until IS NULL))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS desk_decision (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      item_id char(24) ${ascii} NOT NULL,
      kind varchar(16) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      decision varchar(16) ${ascii} NOT NULL,
      ground varchar(32) ${ascii} NULL,
      note varchar(1000) NULL,
      details json NOT NULL,
      decided_at datetime(3) NOT NULL,
      effective_at datetime(3) NOT NULL,
      undone_at datetime(3) NULL,
      applied_at datetime(3) NULL,
      overturned_at datetime(3) NULL,
      took_ms int unsigned NOT NULL,
      restriction_id char(24) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_desk_decision_item (tenant_id, item_id, decided_at),
      INDEX ix_desk_decision_staff (staff_id, decided_at),
      INDEX ix_desk_decision_age (decided_at),
      INDEX ix_desk_decision_restriction (tenant_id, restriction_id),
      CONSTRAINT ck_desk_decision_undone CHECK (undone_at IS NULL OR applied_at IS NULL),
      CONSTRAINT ck_desk_decision_overturned CHECK (overturned_at IS NULL OR applied_at IS NOT NULL)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS report_case (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      kind varchar(8) ${ascii} NOT NULL,
      open_key varchar(64) ${ascii} NULL,
      member_id char(24) ${ascii} NULL,
      photo_id char(24) ${ascii} NULL,
      field varchar(16) ${ascii} NULL,
      opened_at datetime(3) NOT NULL,
      due_at datetime(3) NOT NULL,
      closed_at datetime(3) NULL,
      outcome varchar(10) ${ascii} NULL,
      restriction_id char(24) ${ascii} NULL,
      message_id char(24) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_report_case_open (tenant_id, open_key),
      INDEX ix_report_case_member (tenant_id, member_id, outcome),
      INDEX ix_report_case_closed (closed_at),
      -- The home page of the console counts closed cases per day over a range of this.
      INDEX ix_report_case_decided (tenant_id, closed_at, outcome, opened_at),
      CONSTRAINT ck_report_case_outcome CHECK (outcome IN ('restricted', 'dismissed', 'left')),
      CONSTRAINT ck_report_case_closed CHECK (
        (closed_at IS NULL) = (outcome IS NULL) AND (closed_at IS NULL OR open_key IS NULL)
      ),
      CONSTRAINT ck_report_case_kind CHECK (kind IN ('profile', 'photo', 'text', 'message', 'address'))
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS report (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      case_id char(24) ${ascii} NOT NULL,
      number varchar(9) ${ascii} NOT NULL,
      reporter_id char(24) ${ascii} NULL,
      reporter_key varchar(64) ${ascii} NOT NULL,
      email varchar(254) ${exact} NULL,
      language varchar(2) ${ascii} NOT NULL,
      reason varchar(20) ${ascii} NOT NULL,
      words text NOT NULL,
      snapshot json NOT NULL,
      reported_at datetime(3) NOT NULL,
      added_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_report_number (tenant_id, number),
      UNIQUE INDEX uq_report_reporter (tenant_id, case_id, reporter_key),
      INDEX ix_report_reporter (tenant_id, reporter_id, reported_at),
      INDEX ix_report_email (tenant_id, email),
      -- The home page of the console counts reports per day over a range of this.
      INDEX ix_report_reported (tenant_id, reported_at),
      CONSTRAINT fk_report_case FOREIGN KEY (tenant_id, case_id)
        REFERENCES report_case (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_report_reason CHECK (
        reason IN (
          'fake_profile', 'stolen_photo', 'minor', 'harassment', 'spam_or_fraud', 'contact_data',
          'hate_or_violence', 'illegal', 'other', 'depicted_person'
        )
      ),
      CONSTRAINT ck_report_reporter CHECK (reporter_id IS NULL OR email IS NULL)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS report_picture (
      tenant_id varchar(32) ${ascii} NOT NULL,
      case_id char(24) ${ascii} NOT NULL,
      photo_id char(24) ${ascii} NOT NULL,
      storage_key varchar(22) ${ascii} NOT NULL,
      width smallint unsigned NOT NULL,
      height smallint unsigned NOT NULL,
      hash varchar(16) ${ascii} NULL,
      PRIMARY KEY (tenant_id, case_id, photo_id),
      INDEX ix_report_picture_key (tenant_id, storage_key),
      CONSTRAINT fk_report_picture_case FOREIGN KEY (tenant_id, case_id)
        REFERENCES report_case (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS support_case (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      number varchar(9) ${ascii} NOT NULL,
      topic varchar(8) ${ascii} NOT NULL,
      state varchar(8) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NULL,
      email varchar(254) ${exact} NULL,
      language varchar(2) ${ascii} NOT NULL,
      order_words varchar(100) NULL,
      opened_at datetime(3) NOT NULL,
      due_at datetime(3) NOT NULL,
      changed_at datetime(3) NOT NULL,
      handler_id char(24) ${ascii} NULL,
      lease_until datetime(3) NULL,
      priority tinyint unsigned NOT NULL,
      barred json NOT NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_support_case_number (tenant_id, number),
      INDEX ix_support_case_member (tenant_id, member_id),
      INDEX ix_support_case_email (tenant_id, email),
      INDEX ix_support_case_changed (state, changed_at),
      -- The console lists all brands at once: any page of a list is read along an index, however many rows precede it.
      INDEX ix_support_case_opened (opened_at),
      -- A month of the transparency report is counted along these.
      INDEX ix_support_case_received (tenant_id, opened_at),
      -- What a member of staff passed on comes first.
      INDEX ix_support_case_due (tenant_id, state, priority, due_at),
      INDEX ix_support_case_due_first (priority, due_at),
      INDEX ix_support_case_state (state, priority, due_at),
      CONSTRAINT ck_support_case_topic CHECK (topic IN ('payment', 'site')),
      CONSTRAINT ck_support_case_state CHECK (state IN ('open', 'answered', 'closed')),
      CONSTRAINT ck_support_case_complainant CHECK (member_id IS NULL OR email IS NULL),
      CONSTRAINT ck_support_case_lease CHECK (lease_until IS NULL OR handler_id IS NOT NULL)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS support_message (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      case_id char(24) ${ascii} NOT NULL,
      kind varchar(9) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NULL,
      text text NOT NULL,
      written_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_support_message_case (tenant_id, case_id, written_at, id),
      -- A month of the transparency report is counted along these.
      INDEX ix_support_message_written (tenant_id, kind, written_at),
      CONSTRAINT fk_support_message_case FOREIGN KEY (tenant_id, case_id)
        REFERENCES support_case (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_support_message_kind CHECK (kind IN ('complaint', 'answer', 'note')),
      CONSTRAINT ck_support_message_staff CHECK ((kind = 'complaint') = (staff_id IS NULL))
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of [
      'support_message',
      'support_case',
      'report_picture',
      'report',
      'report_case',
      'desk_decision',
      'desk_item',
    ]) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
