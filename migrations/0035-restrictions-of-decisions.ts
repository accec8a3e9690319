import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** What each decision took, so that its end counts for whoever decided that, and an index of what is due. */
export class RestrictionsOfDecisions1795000035000 implements MigrationInterface {
  readonly name = 'RestrictionsOfDecisions1795000035000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      `ALTER TABLE desk_decision
        ADD COLUMN IF NOT EXISTS restriction_id char(24) ${ascii} NULL,
        ADD INDEX IF NOT EXISTS ix_desk_decision_restriction (tenant_id, restriction_id)`,
    );
    await queries.query(
      'ALTER TABLE desk_item ADD INDEX IF NOT EXISTS ix_desk_item_due (kind, state, due_at)',
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE desk_item DROP INDEX IF EXISTS ix_desk_item_due');
    await queries.query(
      `ALTER TABLE desk_decision
        DROP INDEX IF EXISTS ix_desk_decision_restriction,
        DROP COLUMN IF EXISTS restriction_id`,
    );
  }
}
