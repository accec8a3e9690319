import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Whom a member passed in the swipe game. */
export class Passes1795000044000 implements MigrationInterface {
  readonly name = 'Passes1795000044000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS member_pass (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      passed_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, member_id, passed_id),
      INDEX ix_member_pass_passed (tenant_id, passed_id),
      CONSTRAINT fk_member_pass_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_member_pass_passed FOREIGN KEY (tenant_id, passed_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_member_pass_other CHECK (member_id <> passed_id)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS member_pass');
  }
}
