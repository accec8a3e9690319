import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Browsers that take push messages of a member, and the last one that was sent. */
export class Push1795000024000 implements MigrationInterface {
  readonly name = 'Push1795000024000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS push_subscription (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      endpoint_hash varchar(43) ${ascii} NOT NULL,
      endpoint varchar(1000) ${ascii} NOT NULL,
      p256dh varchar(100) ${ascii} NOT NULL,
      auth varchar(40) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_push_subscription_endpoint (tenant_id, endpoint_hash),
      INDEX ix_push_subscription_member (tenant_id, member_id, created_at),
      CONSTRAINT fk_push_subscription_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES profile (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query('ALTER TABLE notice_state ADD COLUMN IF NOT EXISTS last_push json NULL');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE notice_state DROP COLUMN IF EXISTS last_push');
    await queries.query('DROP TABLE IF EXISTS push_subscription');
  }
}
