import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What photos have besides: AVIF, a perceptual hash, what staff decided; and the hashes of what was removed. */
export class PhotoFiles1795000013000 implements MigrationInterface {
  readonly name = 'PhotoFiles1795000013000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE photo
      ADD COLUMN IF NOT EXISTS avif tinyint(1) NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS hash varchar(16) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS explicit tinyint(1) NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS restriction_id char(24) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS removed_ground varchar(20) ${ascii} NULL,
      ADD COLUMN IF NOT EXISTS removed_at datetime(3) NULL`);
    // Nobody could remove a photo before there were restrictions.
    await queries.query(`ALTER TABLE photo ADD CONSTRAINT IF NOT EXISTS ck_photo_removed CHECK (
        (status = 'removed') = (restriction_id IS NOT NULL)
        AND (status = 'removed') = (removed_ground IS NOT NULL)
        AND (status = 'removed') = (removed_at IS NOT NULL))`);
    await queries.query('CREATE INDEX IF NOT EXISTS ix_photo_removed_at ON photo (removed_at)');
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
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS removed_picture');
    await queries.query('DROP INDEX IF EXISTS ix_photo_removed_at ON photo');
    await queries.query('ALTER TABLE photo DROP CONSTRAINT IF EXISTS ck_photo_removed');
    await queries.query(`ALTER TABLE photo
      DROP COLUMN IF EXISTS avif,
      DROP COLUMN IF EXISTS hash,
      DROP COLUMN IF EXISTS explicit,
      DROP COLUMN IF EXISTS restriction_id,
      DROP COLUMN IF EXISTS removed_ground,
      DROP COLUMN IF EXISTS removed_at`);
  }
}
