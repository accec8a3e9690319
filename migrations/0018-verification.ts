import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Pictures by which members show that their main photo is of them, the photo on which they were found, and proofs of age. */
export class Verification1795000018000 implements MigrationInterface {
  readonly name = 'Verification1795000018000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS verification (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      state varchar(8) ${ascii} NOT NULL,
      pose varchar(32) ${ascii} NOT NULL,
      photo_id char(24) ${ascii} NOT NULL,
      expires_at datetime(3) NOT NULL,
      storage_key varchar(22) ${ascii} NULL,
      width smallint unsigned NULL,
      height smallint unsigned NULL,
      placeholder varchar(7) ${ascii} NULL,
      sent_at datetime(3) NULL,
      refused_at datetime(3) NULL,
      refusal varchar(8) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_verification_member (tenant_id, member_id),
      UNIQUE INDEX uq_verification_storage_key (tenant_id, storage_key),
      INDEX ix_verification_expires (expires_at),
      CONSTRAINT fk_verification_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_verification_state CHECK (state IN ('started', 'waiting', 'refused')),
      CONSTRAINT ck_verification_picture CHECK ((state = 'waiting') = (storage_key IS NOT NULL)),
      CONSTRAINT ck_verification_sent CHECK (
        state <> 'waiting' OR (sent_at IS NOT NULL AND width IS NOT NULL)),
      CONSTRAINT ck_verification_refused CHECK (
        (state = 'refused') = (refused_at IS NOT NULL) AND (state = 'refused') = (refusal IS NOT NULL))
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
    await queries.query(
      `ALTER TABLE profile ADD COLUMN IF NOT EXISTS verified_photo_id char(24) ${ascii} NULL`,
    );
    await queries.query(`ALTER TABLE profile ADD CONSTRAINT IF NOT EXISTS ck_profile_verified CHECK (
        verified_photo_id IS NULL OR main_photo IS NOT NULL)`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE profile DROP CONSTRAINT IF EXISTS ck_profile_verified');
    await queries.query('ALTER TABLE profile DROP COLUMN IF EXISTS verified_photo_id');
    for (const name of ['age_proof', 'verification']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
