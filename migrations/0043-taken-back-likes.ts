import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Likes that were taken back, for a day. */
export class TakenBackLikes1795000043000 implements MigrationInterface {
  readonly name = 'TakenBackLikes1795000043000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS taken_back_like (
      tenant_id varchar(32) ${ascii} NOT NULL,
      liker_id char(24) ${ascii} NOT NULL,
      liked_id char(24) ${ascii} NOT NULL,
      liked_at datetime(3) NOT NULL,
      seen_at datetime(3) NULL,
      taken_back_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, liker_id, liked_id),
      INDEX ix_taken_back_like_given (tenant_id, liker_id, liked_at),
      INDEX ix_taken_back_like_liked (tenant_id, liked_id),
      INDEX ix_taken_back_like_over (taken_back_at),
      CONSTRAINT fk_taken_back_like_liked FOREIGN KEY (tenant_id, liked_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_taken_back_like_liker FOREIGN KEY (tenant_id, liker_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_taken_back_like_other CHECK (liker_id <> liked_id)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS taken_back_like');
  }
}
