import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Complaints that support answers, and what is written about them. */
export class SupportCases1795000058000 implements MigrationInterface {
  readonly name = 'SupportCases1795000058000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS support_case (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      number varchar(9) ${ascii} NOT NULL,
      topic varchar(8) ${ascii} NOT NULL,
      state varchar(8) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NULL,
      email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
      language varchar(2) ${ascii} NOT NULL,
      order_words varchar(100) NULL,
      opened_at datetime(3) NOT NULL,
      due_at datetime(3) NOT NULL,
      changed_at datetime(3) NOT NULL,
      handler_id char(24) ${ascii} NULL,
      lease_until datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_support_case_number (tenant_id, number),
      INDEX ix_support_case_due (tenant_id, state, due_at),
      INDEX ix_support_case_member (tenant_id, member_id),
      INDEX ix_support_case_email (tenant_id, email),
      INDEX ix_support_case_changed (state, changed_at),
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
      CONSTRAINT fk_support_message_case FOREIGN KEY (tenant_id, case_id)
        REFERENCES support_case (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_support_message_kind CHECK (kind IN ('complaint', 'answer', 'note')),
      CONSTRAINT ck_support_message_staff CHECK ((kind = 'complaint') = (staff_id IS NULL))
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS support_message');
    await queries.query('DROP TABLE IF EXISTS support_case');
  }
}
