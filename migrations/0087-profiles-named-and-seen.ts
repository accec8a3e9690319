import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Profiles of all brands by name and by their last visit are read along an index, as the other lists of the console. */
export class ProfilesNamedAndSeen1795000087000 implements MigrationInterface {
  readonly name = 'ProfilesNamedAndSeen1795000087000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE profile
      ADD INDEX IF NOT EXISTS ix_profile_named (name),
      ADD INDEX IF NOT EXISTS ix_profile_seen (last_seen_at)`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE profile
      DROP INDEX IF EXISTS ix_profile_named,
      DROP INDEX IF EXISTS ix_profile_seen`);
  }
}
