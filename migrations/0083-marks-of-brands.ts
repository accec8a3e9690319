import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Logos and icons that brands bring themselves. */
export class MarksOfBrands1795000083000 implements MigrationInterface {
  readonly name = 'MarksOfBrands1795000083000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`CREATE TABLE IF NOT EXISTS tenant_mark (
      tenant_id varchar(32) ${ascii} NOT NULL,
      name char(22) ${ascii} NOT NULL,
      bytes mediumblob NOT NULL,
      width smallint unsigned NOT NULL,
      height smallint unsigned NOT NULL,
      dark double NOT NULL,
      light double NOT NULL,
      named tinyint(1) NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (tenant_id, name),
      INDEX ix_tenant_mark_named (named, created_at),
      CONSTRAINT fk_tenant_mark_tenant FOREIGN KEY (tenant_id) REFERENCES tenant (id)
        ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE IF EXISTS tenant_mark');
  }
}
