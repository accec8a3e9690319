import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** The chain of hashes that shows whether the audit log was touched, and where entries are found by what they were about. */
export class AuditSeals1795000076000 implements MigrationInterface {
  readonly name = 'AuditSeals1795000076000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS audit_seal (
      position int unsigned NOT NULL,
      entry_id char(24) ${ascii} NOT NULL,
      entry_at datetime(3) NOT NULL,
      hash varchar(64) ${ascii} NOT NULL,
      PRIMARY KEY (position),
      UNIQUE INDEX uq_audit_seal_entry (entry_id),
      INDEX ix_audit_seal_at (entry_at)
    ) ${table}`);
    await queries.query(`CREATE TABLE IF NOT EXISTS audit_subject (
      subject varchar(120) ${ascii} NOT NULL,
      entry_id char(24) ${ascii} NOT NULL,
      entry_at datetime(3) NOT NULL,
      PRIMARY KEY (subject, entry_id),
      INDEX ix_audit_subject_at (entry_at)
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS audit_subject');
    await queries.query('DROP TABLE IF EXISTS audit_seal');
  }
}
