import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Hosts that brands gave up, and the host on which a browser subscribed to push messages. */
export class FormerHosts1796000016000 implements MigrationInterface {
  readonly name = 'FormerHosts1796000016000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS former_host (
      host varchar(253) ${ascii} NOT NULL,
      tenant_id varchar(32) ${ascii} NOT NULL,
      left_at datetime(3) NOT NULL,
      PRIMARY KEY (host),
      INDEX ix_former_host_tenant (tenant_id),
      INDEX ix_former_host_left (left_at),
      CONSTRAINT fk_former_host_tenant FOREIGN KEY (tenant_id)
        REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`ALTER TABLE push_subscription
      ADD COLUMN IF NOT EXISTS host varchar(253) ${ascii} NULL, ALGORITHM=INSTANT, LOCK=NONE`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE push_subscription DROP COLUMN IF EXISTS host, ALGORITHM=INSTANT, LOCK=NONE',
    );
    await queries.query('DROP TABLE IF EXISTS former_host');
  }
}
