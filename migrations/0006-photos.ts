import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Photos of profiles, deleted photos, hashes of removed pictures, and verifications; files are stored elsewhere. */
export class Photos1796000006000 implements MigrationInterface {
  readonly name = 'Photos1796000006000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS photo (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      main_of char(24) ${ascii} NULL,
      status varchar(10) ${ascii} NOT NULL,
      storage_key varchar(22) ${ascii} NOT NULL,
      blurred_key varchar(22) ${ascii} NOT NULL,
      widths json NOT NULL,
      width smallint unsigned NOT NULL,
      height smallint unsigned NOT NULL,
      placeholder varchar(7) ${ascii} NOT NULL,
      position smallint unsigned NOT NULL,
      created_at datetime(3) NOT NULL,
      avif tinyint(1) NOT NULL DEFAULT 0,
      hash varchar(16) ${ascii} NULL,
      explicit tinyint(1) NOT NULL DEFAULT 0,
      restriction_id char(24) ${ascii} NULL,
      removed_ground varchar(20) ${ascii} NULL,
      removed_at datetime(3) NULL,
      client_id char(36) ${ascii} NULL,
      file_hash char(64) ${ascii} NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_photo_client (tenant_id, member_id, client_id),
      UNIQUE INDEX uq_photo_storage_key (tenant_id, storage_key),
      UNIQUE INDEX uq_photo_blurred_key (tenant_id, blurred_key),
      UNIQUE INDEX uq_photo_main_of (tenant_id, main_of),
      INDEX ix_photo_member (tenant_id, member_id, position),
      INDEX ix_photo_removed_at (removed_at),
      INDEX ix_photo_restriction (tenant_id, restriction_id),
      CONSTRAINT fk_photo_profile FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_photo_restriction FOREIGN KEY (tenant_id, restriction_id)
        REFERENCES restriction (tenant_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION,
      CONSTRAINT ck_photo_status CHECK (status IN ('inspection', 'active', 'removed')),
      CONSTRAINT ck_photo_main_of CHECK (main_of IS NULL OR (main_of = member_id AND status <> 'removed')),
      CONSTRAINT ck_photo_removed CHECK (
        (status = 'removed') = (restriction_id IS NOT NULL)
        AND (status = 'removed') = (removed_ground IS NOT NULL)
        AND (status = 'removed') = (removed_at IS NOT NULL)
      )
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS deleted_photo (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      storage_key varchar(22) ${ascii} NOT NULL,
      record json NOT NULL,
      deleted_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_deleted_photo_storage_key (tenant_id, storage_key),
      INDEX ix_deleted_photo_member (tenant_id, member_id),
      CONSTRAINT fk_deleted_photo_profile FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS removed_picture (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      hash bigint unsigned NOT NULL,
      ground varchar(20) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      INDEX ix_removed_picture_hash (tenant_id, hash, ground, expires_at),
      INDEX ix_removed_picture_expiry (expires_at)
    ) ${table}`);
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
      CONSTRAINT ck_verification_sent CHECK (state <> 'waiting' OR (sent_at IS NOT NULL AND width IS NOT NULL)),
      CONSTRAINT ck_verification_refused CHECK (
        (state = 'refused') = (refused_at IS NOT NULL) AND (state = 'refused') = (refusal IS NOT NULL)
      )
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['verification', 'removed_picture', 'deleted_photo', 'photo']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
