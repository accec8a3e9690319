import type { MigrationInterface, QueryRunner } from 'typeorm';

const filters = 'country, region, date_of_birth';

/**
 * Lists begin with whom one can see: whether a profile has an approved picture becomes a column, so that a page of results
 * still comes from one index in its order. A third index holds who joined last.
 */
export class PicturedProfiles1790000028000 implements MigrationInterface {
  readonly name = 'PicturedProfiles1790000028000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      ALTER TABLE profile
        ADD COLUMN pictured tinyint(1) NOT NULL DEFAULT 0 AFTER main_photo,
        DROP INDEX ix_profile_listed,
        DROP INDEX ix_profile_listed_gender`);
    await queries.query(
      `UPDATE profile SET pictured = 1
        WHERE main_photo IS NOT NULL AND JSON_UNQUOTE(JSON_EXTRACT(main_photo, '$.status')) = 'active'`,
    );
    await queries.query(`
      ALTER TABLE profile
        ADD INDEX ix_profile_listed (tenant_id, listed, pictured, last_seen_at, id, gender, ${filters}),
        ADD INDEX ix_profile_listed_gender (tenant_id, listed, gender, pictured, last_seen_at, id, ${filters}),
        ADD INDEX ix_profile_newest (tenant_id, listed, pictured, fictional, created_at, id)`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(`
      ALTER TABLE profile
        DROP INDEX ix_profile_listed,
        DROP INDEX ix_profile_listed_gender,
        DROP INDEX ix_profile_newest,
        DROP COLUMN pictured,
        ADD INDEX ix_profile_listed (tenant_id, listed, last_seen_at, id, gender, ${filters}),
        ADD INDEX ix_profile_listed_gender (tenant_id, listed, gender, last_seen_at, id, ${filters})`);
  }
}
