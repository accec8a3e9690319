import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** By table: what a month of a brand is counted along. */
const indexes = [
  ['restriction', 'ix_restriction_decided', 'tenant_id, decided_at'],
  ['restriction', 'ix_restriction_ended', 'tenant_id, ended_at'],
  ['appeal', 'ix_appeal_created', 'tenant_id, created_at'],
  ['appeal', 'ix_appeal_decided', 'tenant_id, decided_at'],
  ['support_case', 'ix_support_case_received', 'tenant_id, opened_at'],
  ['support_message', 'ix_support_message_written', 'tenant_id, kind, written_at'],
] as const;

/** What was reported and decided in a month stays as numbers when the cases are gone. */
export class Transparency1795000089000 implements MigrationInterface {
  readonly name = 'Transparency1795000089000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS transparency_month (
      tenant_id varchar(32) ${ascii} NOT NULL,
      month varchar(7) ${ascii} NOT NULL,
      counts json NOT NULL,
      counted_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, month)
    ) ${table}`);
    for (const [name, index, columns] of indexes)
      await queries.query(`ALTER TABLE ${name} ADD INDEX IF NOT EXISTS ${index} (${columns})`);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const [name, index] of indexes)
      await queries.query(`ALTER TABLE ${name} DROP INDEX IF EXISTS ${index}`);
    await queries.query('DROP TABLE IF EXISTS transparency_month');
  }
}
