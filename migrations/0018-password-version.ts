import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often an account's password was set anew: browsers it knows are sealed with it, so that a new one forgets them. */
export class PasswordVersion1790000018000 implements MigrationInterface {
  readonly name = 'PasswordVersion1790000018000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE account ADD COLUMN password_version int UNSIGNED NOT NULL DEFAULT 0 AFTER password_hash',
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account DROP COLUMN password_version');
  }
}
