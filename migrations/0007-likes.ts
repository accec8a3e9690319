import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Likes1790000007000 implements MigrationInterface {
  readonly name = 'Likes1790000007000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE member_like (
        tenant_id varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        liker_id char(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        liked_id char(24) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        seen_at datetime(3) NULL,
        PRIMARY KEY (tenant_id, liker_id, liked_id),
        INDEX ix_member_like_given (tenant_id, liker_id, created_at),
        INDEX ix_member_like_received (tenant_id, liked_id, created_at),
        CONSTRAINT ck_member_like_other CHECK (liker_id <> liked_id),
        CONSTRAINT fk_member_like_liker FOREIGN KEY (tenant_id, liker_id)
          REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_member_like_liked FOREIGN KEY (tenant_id, liked_id)
          REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE member_like');
  }
}
