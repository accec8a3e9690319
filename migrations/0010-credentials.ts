import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const address = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** Links that reset a password or change an address, and the devices that accounts know. */
export class Credentials1790000010000 implements MigrationInterface {
  readonly name = 'Credentials1790000010000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE mailed_link MODIFY account_id char(24) ${ascii} NULL`);
    await queries.query(`ALTER TABLE mailed_link ADD COLUMN address_hash varchar(64) ${ascii} NULL`);
    await queries.query(
      'CREATE INDEX ix_mailed_link_address ON mailed_link (tenant_id, address_hash, purpose, created_at)',
    );
    await queries.query(`CREATE TABLE mail_change (
      tenant_id varchar(32) ${ascii} NOT NULL,
      link_id char(24) ${ascii} NOT NULL,
      email varchar(254) ${address} NOT NULL,
      password_hash varchar(160) ${ascii} NOT NULL,
      left_email varchar(254) ${address} NULL,
      PRIMARY KEY (tenant_id, link_id),
      CONSTRAINT fk_mail_change_link FOREIGN KEY (tenant_id, link_id)
        REFERENCES mailed_link (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await queries.query(`CREATE TABLE known_device (
      tenant_id varchar(32) ${ascii} NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      account_id char(24) ${ascii} NOT NULL,
      used_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, token_hash, account_id),
      INDEX ix_known_device_account (tenant_id, account_id, used_at),
      CONSTRAINT fk_known_device_account FOREIGN KEY (tenant_id, account_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE known_device');
    await queries.query('DROP TABLE mail_change');
    await queries.query('DELETE FROM mailed_link WHERE account_id IS NULL');
    await queries.query('DROP INDEX ix_mailed_link_address ON mailed_link');
    await queries.query('ALTER TABLE mailed_link DROP COLUMN address_hash');
    await queries.query(`ALTER TABLE mailed_link MODIFY account_id char(24) ${ascii} NOT NULL`);
  }
}
