import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What members consented to. */
export class Consents1795000003000 implements MigrationInterface {
  readonly name = 'Consents1795000003000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS consent (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      kind varchar(16) ${ascii} NOT NULL,
      version varchar(30) ${ascii} NOT NULL,
      standing tinyint(1) NULL,
      given_at datetime(3) NOT NULL,
      withdrawn_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_consent_standing (tenant_id, member_id, kind, standing),
      INDEX ix_consent_member (tenant_id, member_id, given_at),
      CONSTRAINT fk_consent_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_consent_kind CHECK (kind IN ('terms', 'sensitive_data', 'marketing')),
      CONSTRAINT ck_consent_standing CHECK (standing IS NULL OR (standing = 1 AND withdrawn_at IS NULL))
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS consent');
  }
}
