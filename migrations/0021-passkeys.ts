import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Passkeys of members and staff, and by what a session was opened. */
export class Passkeys1796000021000 implements MigrationInterface {
  readonly name = 'Passkeys1796000021000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS passkey (
      tenant_id varchar(32) ${ascii} NOT NULL,
      id char(24) ${ascii} NOT NULL,
      account_id char(24) ${ascii} NOT NULL,
      credential_id varchar(1364) ${ascii} NOT NULL,
      user_handle char(43) ${ascii} NOT NULL,
      host varchar(253) ${ascii} NOT NULL,
      public_key varchar(1400) ${ascii} NOT NULL,
      counter int unsigned NOT NULL,
      transports json NOT NULL,
      backed_up tinyint(1) NOT NULL,
      name varchar(60) NOT NULL,
      created_at datetime(3) NOT NULL,
      last_used_at datetime(3) NULL,
      PRIMARY KEY (tenant_id, id),
      UNIQUE INDEX uq_passkey_credential (tenant_id, credential_id),
      INDEX ix_passkey_account (tenant_id, account_id, created_at),
      CONSTRAINT fk_passkey_account FOREIGN KEY (tenant_id, account_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await queries.query(`CREATE TABLE IF NOT EXISTS staff_passkey (
      id char(24) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      credential_id varchar(1364) ${ascii} NOT NULL,
      user_handle char(43) ${ascii} NOT NULL,
      host varchar(253) ${ascii} NOT NULL,
      public_key varchar(1400) ${ascii} NOT NULL,
      counter int unsigned NOT NULL,
      transports json NOT NULL,
      backed_up tinyint(1) NOT NULL,
      name varchar(60) NOT NULL,
      created_at datetime(3) NOT NULL,
      last_used_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_staff_passkey_credential (credential_id),
      INDEX ix_staff_passkey_staff (staff_id, created_at),
      CONSTRAINT fk_staff_passkey_staff FOREIGN KEY (staff_id)
        REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await queries.query(`ALTER TABLE session
      ADD COLUMN IF NOT EXISTS opened_by varchar(8) ${ascii} NULL, ALGORITHM=INSTANT, LOCK=NONE`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE session DROP COLUMN IF EXISTS opened_by');
    await queries.query('DROP TABLE IF EXISTS staff_passkey');
    await queries.query('DROP TABLE IF EXISTS passkey');
  }
}
