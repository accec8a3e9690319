import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Deletion, its undoing, the member's data to take along, and what is left of a member and for how long. */
export class Departure1790000011000 implements MigrationInterface {
  readonly name = 'Departure1790000011000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account ADD COLUMN deleted_at datetime(3) NULL');
    await queries.query('ALTER TABLE account DROP CONSTRAINT ck_account_status');
    await queries.query('ALTER TABLE account DROP CONSTRAINT ck_account_confirmed');
    await queries.query(
      "ALTER TABLE account ADD CONSTRAINT ck_account_status CHECK (status IN ('not_confirmed', 'active', 'deleted'))",
    );
    await queries.query(`ALTER TABLE account ADD CONSTRAINT ck_account_confirmed CHECK (
      (status = 'deleted' OR (status = 'active') = (confirmed_at IS NOT NULL))
      AND (confirmed_at IS NULL OR claimed_email IS NOT NULL)
    )`);
    await queries.query(
      "ALTER TABLE account ADD CONSTRAINT ck_account_deleted CHECK ((status = 'deleted') = (deleted_at IS NOT NULL))",
    );
    await queries.query('CREATE INDEX ix_account_unconfirmed ON account (status, signup_date)');
    await queries.query('CREATE INDEX ix_mailed_link_expiry ON mailed_link (expires_at)');
    await queries.query('CREATE INDEX ix_known_device_age ON known_device (used_at)');

    await queries.query(`ALTER TABLE profile ADD COLUMN hidden_status varchar(8) ${ascii} NULL`);
    await queries.query(`ALTER TABLE profile ADD CONSTRAINT ck_profile_hidden CHECK (
      hidden_status IS NULL OR (hidden_status IN ('active', 'disabled') AND status = 'disabled')
    )`);

    await queries.query('ALTER TABLE ledger_account ADD COLUMN keep_until datetime(3) NULL');
    await queries.query(
      "ALTER TABLE ledger_account ADD CONSTRAINT ck_ledger_account_keep CHECK (keep_until IS NULL OR (kind = 'member' AND member_id IS NULL))",
    );
    await queries.query('CREATE INDEX ix_ledger_account_keep ON ledger_account (keep_until)');
    await queries.query(`ALTER TABLE message_charge
      MODIFY recipient_id char(24) ${ascii} NULL, MODIFY recipient_fictional tinyint NULL`);
    await queries.query('ALTER TABLE message_charge DROP CONSTRAINT ck_message_charge_acknowledged');
    await queries.query(`ALTER TABLE message_charge ADD CONSTRAINT ck_message_charge_acknowledged CHECK (
      recipient_fictional IS NULL OR recipient_fictional = 0
      OR (recipient_id IS NOT NULL AND ack_profile_id IS NOT NULL AND ack_profile_id = recipient_id)
    )`);
    await queries.query(`ALTER TABLE message_charge ADD CONSTRAINT ck_message_charge_recipient CHECK (
      (recipient_id IS NULL) = (recipient_fictional IS NULL) AND (recipient_id IS NOT NULL OR ack_profile_id IS NULL)
    )`);

    await queries.query(`CREATE TABLE departure_count (
      tenant_id varchar(32) ${ascii} NOT NULL,
      month varchar(7) ${ascii} NOT NULL,
      reason varchar(16) ${ascii} NOT NULL,
      departures int unsigned NOT NULL,
      PRIMARY KEY (tenant_id, month, reason)
    ) ${table}`);
    await queries.query(`CREATE TABLE data_export (
      tenant_id varchar(32) ${ascii} NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      member_id char(24) ${ascii} NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, token_hash),
      INDEX ix_data_export_member (tenant_id, member_id),
      INDEX ix_data_export_expiry (expires_at),
      CONSTRAINT fk_data_export_account FOREIGN KEY (tenant_id, member_id)
        REFERENCES account (tenant_id, id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
  }

  /** @throws Error while an account is deleted or a charge lost its recipient: the tables before had no words for them */
  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE data_export');
    await queries.query('DROP TABLE departure_count');
    await queries.query('ALTER TABLE message_charge DROP CONSTRAINT ck_message_charge_recipient');
    await queries.query('ALTER TABLE message_charge DROP CONSTRAINT ck_message_charge_acknowledged');
    await queries.query(`ALTER TABLE message_charge
      MODIFY recipient_id char(24) ${ascii} NOT NULL, MODIFY recipient_fictional tinyint NOT NULL`);
    await queries.query(`ALTER TABLE message_charge ADD CONSTRAINT ck_message_charge_acknowledged
      CHECK (recipient_fictional = 0 OR (ack_profile_id IS NOT NULL AND ack_profile_id = recipient_id))`);
    await queries.query('DROP INDEX ix_ledger_account_keep ON ledger_account');
    await queries.query('ALTER TABLE ledger_account DROP CONSTRAINT ck_ledger_account_keep');
    await queries.query('ALTER TABLE ledger_account DROP COLUMN keep_until');
    await queries.query('ALTER TABLE profile DROP CONSTRAINT ck_profile_hidden');
    await queries.query('ALTER TABLE profile DROP COLUMN hidden_status');
    await queries.query('DROP INDEX ix_known_device_age ON known_device');
    await queries.query('DROP INDEX ix_mailed_link_expiry ON mailed_link');
    await queries.query('DROP INDEX ix_account_unconfirmed ON account');
    await queries.query('ALTER TABLE account DROP CONSTRAINT ck_account_deleted');
    await queries.query('ALTER TABLE account DROP CONSTRAINT ck_account_confirmed');
    await queries.query('ALTER TABLE account DROP CONSTRAINT ck_account_status');
    await queries.query(`ALTER TABLE account ADD CONSTRAINT ck_account_confirmed CHECK (
      (status = 'active') = (confirmed_at IS NOT NULL) AND (status <> 'active' OR claimed_email IS NOT NULL)
    )`);
    await queries.query(
      "ALTER TABLE account ADD CONSTRAINT ck_account_status CHECK (status IN ('not_confirmed', 'active'))",
    );
    await queries.query('ALTER TABLE account DROP COLUMN deleted_at');
  }
}
