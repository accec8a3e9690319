import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Likes: given, taken back, or made before the signup; and passes in the swipe game. The keys of those who like and pass
 * lead to the account of a profile, which fictional ones have none of.
 */
export class Likes1796000010000 implements MigrationInterface {
  readonly name = 'Likes1796000010000';

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
        REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_member_like_other CHECK (liker_id <> liked_id)
    ) ${table}`);
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
        REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_taken_back_like_other CHECK (liker_id <> liked_id)
    ) ${table}`);
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
        REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_signup_like_other CHECK (liker_id <> liked_id)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS member_pass (
      tenant_id varchar(32) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      passed_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, member_id, passed_id),
      INDEX ix_member_pass_created (created_at),
      INDEX ix_member_pass_passed (tenant_id, passed_id),
      CONSTRAINT fk_member_pass_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, account_id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_member_pass_passed FOREIGN KEY (tenant_id, passed_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ck_member_pass_other CHECK (member_id <> passed_id)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const name of ['member_pass', 'signup_like', 'taken_back_like', 'member_like']) {
      await queries.query(`DROP TABLE IF EXISTS ${name}`);
    }
  }
}
