import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Where the hosts of brands lead, and the certificates that are served there. */
export class HostChecks1796000017000 implements MigrationInterface {
  readonly name = 'HostChecks1796000017000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS host_check (
      tenant_id varchar(32) ${ascii} NOT NULL,
      host varchar(253) ${ascii} NOT NULL,
      state varchar(8) ${ascii} NOT NULL,
      dns varchar(16) ${ascii} NOT NULL,
      certificate varchar(16) ${ascii} NOT NULL,
      found json NOT NULL,
      issuer varchar(200) NULL,
      ends_at datetime(3) NULL,
      unreachable tinyint(1) NOT NULL DEFAULT 0,
      right_at datetime(3) NULL,
      since datetime(3) NOT NULL,
      looked_at datetime(3) NULL,
      next_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, host),
      INDEX ix_host_check_next (next_at),
      INDEX ix_host_check_state (state),
      CONSTRAINT fk_host_check_tenant FOREIGN KEY (tenant_id)
        REFERENCES tenant (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS host_check');
  }
}
