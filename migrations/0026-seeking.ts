import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a member looks for, kept by consent only. */
export class Seeking1790000026000 implements MigrationInterface {
  readonly name = 'Seeking1790000026000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE profile ADD COLUMN seeking json NULL');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE profile DROP COLUMN seeking');
  }
}
