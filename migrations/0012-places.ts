import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The city of a profile as the gazetteer numbers it. */
export class Places1790000012000 implements MigrationInterface {
  readonly name = 'Places1790000012000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE profile ADD COLUMN place_id int UNSIGNED NULL, ALGORITHM=INSTANT');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE profile DROP COLUMN place_id');
  }
}
