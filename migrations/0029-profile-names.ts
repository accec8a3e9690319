import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff look for a part of a name: with everything such a search filters by in one narrow index, the wide rows of
 * profiles are read for what was found alone.
 */
export class ProfileNames1790000029000 implements MigrationInterface {
  readonly name = 'ProfileNames1790000029000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('CREATE INDEX ix_profile_name ON profile (tenant_id, name, status, fictional)');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP INDEX ix_profile_name ON profile');
  }
}
