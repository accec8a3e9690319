import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * What an account knows of its devices is in their cookies, sealed. Those from before end with this: whoever has one is
 * known again after the next login.
 */
export class SealedDevices1790000017000 implements MigrationInterface {
  readonly name = 'SealedDevices1790000017000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE known_device');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE known_device (
      tenant_id varchar(32) ${ascii} NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      account_id char(24) ${ascii} NOT NULL,
      used_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, token_hash, account_id),
      INDEX ix_known_device_account (tenant_id, account_id, used_at),
      INDEX ix_known_device_age (used_at),
      CONSTRAINT fk_known_device_account FOREIGN KEY (tenant_id, account_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }
}
