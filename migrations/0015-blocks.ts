import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Who blocked whom: two lookups by key, one in each direction, decide what either may see of the other. */
export class Blocks1790000015000 implements MigrationInterface {
  readonly name = 'Blocks1790000015000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE member_block (
      tenant_id varchar(32) ${ascii} NOT NULL,
      blocker_id char(24) ${ascii} NOT NULL,
      blocked_id char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, blocker_id, blocked_id),
      INDEX ix_member_block_blocked (tenant_id, blocked_id),
      CONSTRAINT ck_member_block_two CHECK (blocker_id <> blocked_id),
      CONSTRAINT fk_member_block_blocker FOREIGN KEY (tenant_id, blocker_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT fk_member_block_blocked FOREIGN KEY (tenant_id, blocked_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE member_block');
  }
}
