import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** The second factor of staff. Sessions from before it end: whoever goes on has shown both. */
export class SecondFactor1790000020000 implements MigrationInterface {
  readonly name = 'SecondFactor1790000020000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE staff
      ADD COLUMN access_version int UNSIGNED NOT NULL DEFAULT 0 AFTER password_hash,
      ADD COLUMN totp_secret varchar(200) ${ascii} NULL AFTER access_version,
      ADD COLUMN totp_last_step int UNSIGNED NULL AFTER totp_secret`);
    await queries.query(`CREATE TABLE staff_recovery_code (
      staff_id char(24) ${ascii} NOT NULL,
      code_hash varchar(64) ${ascii} NOT NULL,
      PRIMARY KEY (staff_id, code_hash),
      CONSTRAINT fk_staff_recovery_code_staff FOREIGN KEY (staff_id)
        REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await queries.query('DELETE FROM staff_session');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE staff_recovery_code');
    await queries.query(
      'ALTER TABLE staff DROP COLUMN totp_last_step, DROP COLUMN totp_secret, DROP COLUMN access_version',
    );
  }
}
