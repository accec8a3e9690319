import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Brands that are not public yet or not any more, and the hosts and the state that each version of one had. */
export class BrandStates1795000074000 implements MigrationInterface {
  readonly name = 'BrandStates1795000074000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE tenant
      ADD COLUMN IF NOT EXISTS state varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'public' AFTER niche,
      ADD COLUMN IF NOT EXISTS creation_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER state,
      ADD COLUMN IF NOT EXISTS creation_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER creation_id,
      ADD UNIQUE INDEX IF NOT EXISTS uq_tenant_creation (creation_id)`);
    await queries.query(`ALTER TABLE tenant_settings_version
      ADD COLUMN IF NOT EXISTS hosts text CHARACTER SET ascii COLLATE ascii_bin NULL AFTER settings,
      ADD COLUMN IF NOT EXISTS state varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'public' AFTER hosts`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE tenant_settings_version DROP COLUMN IF EXISTS state, DROP COLUMN IF EXISTS hosts',
    );
    await queries.query(`ALTER TABLE tenant DROP INDEX IF EXISTS uq_tenant_creation, DROP COLUMN IF EXISTS creation_hash,
      DROP COLUMN IF EXISTS creation_id, DROP COLUMN IF EXISTS state`);
  }
}
