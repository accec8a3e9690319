import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Sessions get a new token when their member becomes more than they were. */
export class SessionRenewal1790000023000 implements MigrationInterface {
  readonly name = 'SessionRenewal1790000023000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE session
      ADD COLUMN renewal_due tinyint NOT NULL DEFAULT 0,
      ADD COLUMN replaced_by varchar(64) ${ascii} NULL`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE session DROP COLUMN replaced_by, DROP COLUMN renewal_due');
  }
}
