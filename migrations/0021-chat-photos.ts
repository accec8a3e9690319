import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Pictures that members send each other. */
export class ChatPhotos1795000021000 implements MigrationInterface {
  readonly name = 'ChatPhotos1795000021000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS message_photo (
      tenant_id varchar(32) ${ascii} NOT NULL,
      message_id char(24) ${ascii} NOT NULL,
      storage_key varchar(22) ${ascii} NOT NULL,
      blurred_key varchar(22) ${ascii} NOT NULL,
      hash varchar(16) ${ascii} NULL,
      width smallint unsigned NOT NULL,
      height smallint unsigned NOT NULL,
      placeholder varchar(7) ${ascii} NOT NULL,
      opened_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, message_id),
      UNIQUE INDEX uq_message_photo_storage_key (tenant_id, storage_key),
      UNIQUE INDEX uq_message_photo_blurred_key (tenant_id, blurred_key),
      CONSTRAINT fk_message_photo_message FOREIGN KEY (tenant_id, message_id)
        REFERENCES message (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS message_photo');
  }
}
