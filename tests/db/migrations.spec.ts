import 'reflect-metadata';
import { Check, Column, Entity, PrimaryColumn, type DataSource } from 'typeorm';
import { CompanyEntity } from '../../apps/server/src/kernel/tenancy/tenant.entity.ts';
import { loadSchema } from '../support/database/load-schema.ts';
import { allEntities, drift, schemaDataSource, schemaDifference } from '../support/database/migrations.ts';
import { createSchema, testSchema } from '../support/database/schema.ts';

interface TableRow {
  name: string;
  engine: string;
}

describe('the migrations', () => {
  let dataSource: DataSource;
  beforeAll(async () => {
    dataSource = await schemaDataSource((await testSchema()).url);
  });
  afterAll(() => dataSource.destroy());

  const tables = (): Promise<TableRow[]> =>
    dataSource.query(
      `SELECT table_name AS name, engine FROM information_schema.tables
        WHERE table_schema = DATABASE() AND table_name <> 'migration'`,
    );

  it('make the tables of migrations/schema.sql, up from nothing, and again after going down', async () => {
    await dataSource.runMigrations();
    expect(await schemaDifference(dataSource)).toBe('');

    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    expect(await tables()).toEqual([]);

    await dataSource.runMigrations();
    expect(await schemaDifference(dataSource)).toBe('');
  });

  it('have nothing to add to a database that was loaded from migrations/schema.sql, nor have the entities', async () => {
    const other = await createSchema();
    await loadSchema(other.url);
    const loaded = await schemaDataSource(other.url);
    try {
      expect(await loaded.runMigrations()).toEqual([]);
      expect(await schemaDifference(loaded)).toBe('');
      expect(await drift(loaded)).toEqual([]);
    } finally {
      await loaded.destroy();
      await other.drop();
    }
  });

  it('make InnoDB tables with a primary key only', async () => {
    const rows = await tables();
    expect(rows.filter(({ engine }) => engine !== 'InnoDB')).toEqual([]);
    const keys = await dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.table_constraints
        WHERE table_schema = DATABASE() AND constraint_type = 'PRIMARY KEY'`,
    );
    expect(new Set(keys.map(({ name }) => name))).toEqual(
      new Set([...rows.map(({ name }) => name), 'migration']),
    );
  });

  it('use nothing that a cluster lacks: no triggers, procedures, full-text or spatial keys', async () => {
    const counted = await dataSource.query<{ found: string }[]>(
      `SELECT (SELECT COUNT(*) FROM information_schema.triggers WHERE trigger_schema = DATABASE())
            + (SELECT COUNT(*) FROM information_schema.routines WHERE routine_schema = DATABASE())
            + (SELECT COUNT(*) FROM information_schema.statistics
                WHERE table_schema = DATABASE() AND index_type IN ('FULLTEXT', 'SPATIAL')) AS found`,
    );
    expect(Number(counted[0]?.found)).toBe(0);
  });

  it('may leave what only the release before uses, if releases.json says so', async () => {
    @Entity('company')
    @Check('ck_company_record', 'JSON_VALID(record)')
    class CompanyWithoutHash {
      @PrimaryColumn({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
      id!: string;
      @Column({ type: 'longtext' })
      record!: string;
    }
    const others = allEntities.filter((entity) => entity !== CompanyEntity);
    const without = await schemaDataSource((await testSchema()).url, [...others, CompanyWithoutHash]);
    try {
      expect(await drift(without, ['company.file_hash'])).toEqual([]);
      expect(await drift(without, [])).toEqual(['ALTER TABLE `company` DROP COLUMN `file_hash`']);
      expect(await drift(without, ['company.file_hash', 'company.record'])).toEqual([
        'releases.json calls company.record unused, and it is used or gone',
      ]);
    } finally {
      await without.destroy();
    }
  });

  it('would be found wanting by an entity that drifted', async () => {
    @Entity('company')
    @Check('ck_company_record', 'JSON_VALID(record) AND id <> record')
    @Check('ck_company_id', "id <> ''")
    class DriftedCompany {
      @PrimaryColumn({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
      id!: string;
      @Column({ type: 'longtext' })
      record!: string;
      @Column({ type: 'int' })
      addedWithoutMigration!: number;
    }
    const others = allEntities.filter((entity) => entity !== CompanyEntity);
    const drifted = await schemaDataSource((await testSchema()).url, [...others, DriftedCompany]);
    try {
      const found = (await drift(drifted)).join('\n');
      expect(found).toContain('added_without_migration');
      expect(found).toContain('company has ck_company_record');
      expect(found).toContain('company lacks ck_company_record');
      expect(found).toContain('company lacks ck_company_id');
    } finally {
      await drifted.destroy();
    }
  });
});
