import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Staff keep filters of lists under names. */
export class SavedFilters1795000067000 implements MigrationInterface {
  readonly name = 'SavedFilters1795000067000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS saved_filter (
      id char(24) ${ascii} NOT NULL,
      staff_id char(24) ${ascii} NOT NULL,
      list varchar(32) ${ascii} NOT NULL,
      name varchar(60) NOT NULL,
      filter json NOT NULL,
      sort_column varchar(40) ${ascii} NOT NULL,
      sort_direction varchar(4) ${ascii} NOT NULL,
      saved_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_saved_filter_name (staff_id, list, name),
      CONSTRAINT fk_saved_filter_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS saved_filter');
  }
}
