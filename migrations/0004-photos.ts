import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Photos1790000004000 implements MigrationInterface {
  readonly name = 'Photos1790000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE photo (
        tenant_id varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        member_id char(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        main_of char(24) CHARACTER SET ascii COLLATE ascii_bin NULL,
        status varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        storage_key varchar(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        blurred_key varchar(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        widths json NOT NULL,
        width smallint unsigned NOT NULL,
        height smallint unsigned NOT NULL,
        placeholder varchar(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        position smallint unsigned NOT NULL,
        created_at datetime(3) NOT NULL,
        PRIMARY KEY (tenant_id, id),
        UNIQUE INDEX uq_photo_storage_key (tenant_id, storage_key),
        UNIQUE INDEX uq_photo_blurred_key (tenant_id, blurred_key),
        UNIQUE INDEX uq_photo_main_of (tenant_id, main_of),
        INDEX ix_photo_member (tenant_id, member_id, position),
        CONSTRAINT ck_photo_status CHECK (status IN ('inspection', 'active', 'removed')),
        CONSTRAINT ck_photo_main_of CHECK (main_of IS NULL OR (main_of = member_id AND status <> 'removed')),
        CONSTRAINT fk_photo_profile FOREIGN KEY (tenant_id, member_id)
          REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE photo');
  }
}
