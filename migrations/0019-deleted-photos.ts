import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Photos that their owner deleted a moment ago and may still have back. */
export class DeletedPhotos1795000019000 implements MigrationInterface {
  readonly name = 'DeletedPhotos1795000019000';

  async up(queries: QueryRunner): Promise<void> {
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
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS deleted_photo');
  }
}
