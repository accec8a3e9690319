import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Reports, what is decided together, and copies of reported pictures. */
export class Reports1795000017000 implements MigrationInterface {
  readonly name = 'Reports1795000017000';

  async up(queries: QueryRunner): Promise<void> {
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
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_report_case_open (tenant_id, open_key),
      INDEX ix_report_case_member (tenant_id, member_id, outcome),
      INDEX ix_report_case_closed (closed_at),
      CONSTRAINT ck_report_case_kind CHECK (kind IN ('profile', 'photo', 'text', 'address')),
      CONSTRAINT ck_report_case_outcome CHECK (outcome IN ('restricted', 'dismissed', 'left')),
      CONSTRAINT ck_report_case_closed CHECK (
        (closed_at IS NULL) = (outcome IS NULL) AND (closed_at IS NULL OR open_key IS NULL)
      )
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS report (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      case_id char(24) ${ascii} NOT NULL,
      number varchar(9) ${ascii} NOT NULL,
      reporter_id char(24) ${ascii} NULL,
      reporter_key varchar(64) ${ascii} NOT NULL,
      email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
      language varchar(2) ${ascii} NOT NULL,
      reason varchar(20) ${ascii} NOT NULL,
      words text NOT NULL,
      snapshot json NOT NULL,
      reported_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_report_number (tenant_id, number),
      UNIQUE INDEX uq_report_reporter (tenant_id, case_id, reporter_key),
      INDEX ix_report_reporter (tenant_id, reporter_id, reported_at),
      INDEX ix_report_email (tenant_id, email),
      CONSTRAINT ck_report_reason CHECK (reason IN ('fake_profile', 'stolen_photo', 'minor', 'harassment', 'spam_or_fraud', 'contact_data', 'hate_or_violence', 'illegal', 'other', 'depicted_person')),
      CONSTRAINT ck_report_reporter CHECK (reporter_id IS NULL OR email IS NULL),
      CONSTRAINT fk_report_case FOREIGN KEY (tenant_id, case_id)
        REFERENCES report_case (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS report_picture (
      tenant_id varchar(32) ${ascii} NOT NULL,
      case_id char(24) ${ascii} NOT NULL,
      photo_id char(24) ${ascii} NOT NULL,
      storage_key varchar(22) ${ascii} NOT NULL,
      width smallint unsigned NOT NULL,
      height smallint unsigned NOT NULL,
      PRIMARY KEY (tenant_id, case_id, photo_id),
      UNIQUE INDEX uq_report_picture_key (tenant_id, storage_key),
      CONSTRAINT fk_report_picture_case FOREIGN KEY (tenant_id, case_id)
        REFERENCES report_case (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['report_picture', 'report', 'report_case']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
