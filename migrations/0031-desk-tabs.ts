import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** In which of a moderator's tabs an item of the desk is. What is leased while this runs is nobody's two minutes later. */
export class DeskTabs1795000031000 implements MigrationInterface {
  readonly name = 'DeskTabs1795000031000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      `ALTER TABLE desk_item ADD COLUMN IF NOT EXISTS lease_tab varchar(36) ${ascii} NULL AFTER lease_staff_id`,
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE desk_item DROP COLUMN IF EXISTS lease_tab');
  }
}
