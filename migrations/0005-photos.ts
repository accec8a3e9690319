import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Photos of profiles; their files are elsewhere. */
export class Photos1795000005000 implements MigrationInterface {
  readonly name = 'Photos1795000005000';

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
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_photo_storage_key (tenant_id, storage_key),
      UNIQUE INDEX uq_photo_blurred_key (tenant_id, blurred_key),
      UNIQUE INDEX uq_photo_main_of (tenant_id, main_of),
      INDEX ix_photo_member (tenant_id, member_id, position),
      CONSTRAINT fk_photo_profile FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_photo_status CHECK (status IN ('inspection', 'active', 'removed')),
      CONSTRAINT ck_photo_main_of CHECK (main_of IS NULL OR (main_of = member_id AND status <> 'removed'))
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS photo');
  }
}
