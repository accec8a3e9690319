import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Staff are invited by a link, and who leaves stays known by name to what they did. */
export class StaffInvitations1795000077000 implements MigrationInterface {
  readonly name = 'StaffInvitations1795000077000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE staff ADD COLUMN IF NOT EXISTS ended_at datetime(3) NULL');
    await queries.query(`CREATE TABLE IF NOT EXISTS staff_invitation (
      id char(24) ${ascii} NOT NULL,
      email varchar(254) NOT NULL,
      name varchar(60) NOT NULL,
      role varchar(16) ${ascii} NOT NULL,
      tenants json NOT NULL,
      token_hash varchar(64) ${ascii} NOT NULL,
      created_by char(24) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_staff_invitation_email (email),
      UNIQUE INDEX uq_staff_invitation_token (token_hash),
      INDEX ix_staff_invitation_expires (expires_at),
      CONSTRAINT ck_staff_invitation_role CHECK (role IN ('owner', 'operator', 'moderator', 'support'))
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS staff_invitation');
    await queries.query('ALTER TABLE staff DROP COLUMN IF EXISTS ended_at');
  }
}
