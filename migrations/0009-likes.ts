import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Who likes whom. */
export class Likes1795000009000 implements MigrationInterface {
  readonly name = 'Likes1795000009000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS member_like (
      tenant_id varchar(32) ${ascii} NOT NULL,
      liker_id char(24) ${ascii} NOT NULL,
      liked_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      seen_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, liker_id, liked_id),
      INDEX ix_member_like_given (tenant_id, liker_id, created_at),
      INDEX ix_member_like_received (tenant_id, liked_id, created_at),
      CONSTRAINT fk_member_like_liked FOREIGN KEY (tenant_id, liked_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_member_like_liker FOREIGN KEY (tenant_id, liker_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_member_like_other CHECK (liker_id <> liked_id)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS member_like');
  }
}
