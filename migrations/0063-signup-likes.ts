import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Whom a member liked before the signup, until their address is confirmed. */
export class SignupLikes1795000063000 implements MigrationInterface {
  readonly name = 'SignupLikes1795000063000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS signup_like (
      tenant_id varchar(32) ${ascii} NOT NULL,
      liker_id char(24) ${ascii} NOT NULL,
      liked_id char(24) ${ascii} NOT NULL,
      turn tinyint unsigned NOT NULL,
      PRIMARY KEY (tenant_id, liker_id, liked_id),
      INDEX ix_signup_like_liked (tenant_id, liked_id),
      CONSTRAINT fk_signup_like_liked FOREIGN KEY (tenant_id, liked_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_signup_like_liker FOREIGN KEY (tenant_id, liker_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_signup_like_other CHECK (liker_id <> liked_id)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS signup_like');
  }
}
