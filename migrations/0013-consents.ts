import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** A member's choices about notifications, how far their signup is, and what they consented to. */
export class Consents1790000013000 implements MigrationInterface {
  readonly name = 'Consents1790000013000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE account ADD COLUMN notifications_disabled json NULL, ALGORITHM=INSTANT, LOCK=NONE',
    );
    await queries.query(
      'ALTER TABLE account ADD COLUMN signup_step tinyint unsigned NULL, ALGORITHM=INSTANT, LOCK=NONE',
    );
    await queries.query(`CREATE TABLE consent (
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
      CONSTRAINT ck_consent_kind CHECK (kind IN ('terms', 'sensitive_data', 'marketing')),
      CONSTRAINT ck_consent_standing CHECK (standing IS NULL OR (standing = 1 AND withdrawn_at IS NULL)),
      CONSTRAINT fk_consent_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE consent');
    await queries.query('ALTER TABLE account DROP COLUMN signup_step');
    await queries.query('ALTER TABLE account DROP COLUMN notifications_disabled');
  }
}
