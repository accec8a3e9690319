import 'reflect-metadata';
import mysql from 'mysql2/promise';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from '../../apps/server/src/kernel/database/data-source.ts';
import { migrate } from '../../apps/server/src/migrate.ts';
import { until } from '../support/app/until.ts';
import { interruptEverywhere } from '../support/database/interrupted.ts';
import { migrationsForTests, schemaDataSource, schemaDifference } from '../support/database/migrations.ts';
import { createSchema, type TestSchema } from '../support/database/schema.ts';

/** Two steps, of which the first one cannot be repeated. */
class Unguarded1795000001000 implements MigrationInterface {
  readonly name = 'Unguarded1795000001000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('CREATE TABLE first (id int NOT NULL, PRIMARY KEY (id))');
    await queries.query('CREATE TABLE second (id int NOT NULL, PRIMARY KEY (id))');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE second');
    await queries.query('DROP TABLE first');
  }
}

/** As the first migration of installations from before the first release was called, which made brands too. */
class Kernel1795000001000 implements MigrationInterface {
  readonly name = 'Kernel1795000001000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query('CREATE TABLE tenant (id varchar(32) NOT NULL, PRIMARY KEY (id))');
    await queries.query("INSERT INTO tenant (id) VALUES ('ember')");
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE tenant');
  }
}

class Waiting9000000001000 implements MigrationInterface {
  readonly name = 'Waiting9000000001000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE company ADD COLUMN IF NOT EXISTS waiting int NULL, ALGORITHM=INSTANT, LOCK=NONE',
    );
  }

  async down(): Promise<void> {}
}

const withMigrations = (url: string, migrations: (new () => MigrationInterface)[]) =>
  new DataSource({
    ...dataSourceOptions({ DATABASE_URL: url }, []),
    migrations,
    migrationsTransactionMode: 'none',
  }).initialize();

describe('migrations', () => {
  let schema: TestSchema;
  beforeEach(async () => {
    schema = await createSchema();
    // TypeORM tells of every migration that failed, and here they are meant to.
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await schema.drop();
  });

  it('go on after they were stopped, between any two steps, up and down', async () => {
    const dataSource = await schemaDataSource(schema.url);
    try {
      const up = await interruptEverywhere(dataSource, () => dataSource.runMigrations());
      // A statement makes each table, that of the history too, and each line of the history. None follows the last.
      const statements = (await tables(dataSource)).length + dataSource.migrations.length;
      expect(up).toBeGreaterThanOrEqual(statements - 1);
      expect(await schemaDifference(dataSource)).toBe('');

      const undo = async (): Promise<void> => {
        while ((await applied(dataSource)).length > 0) await dataSource.undoLastMigration();
      };
      // Each takes away what it made; the history's own table stays.
      expect(await interruptEverywhere(dataSource, undo)).toBeGreaterThanOrEqual(up - 1);
      expect(await tables(dataSource)).toEqual([{ name: 'migration' }]);
    } finally {
      await dataSource.destroy();
    }
  });

  it('would be found out if a step of theirs could not be repeated', async () => {
    const dataSource = await withMigrations(schema.url, [Unguarded1795000001000]);
    try {
      await expect(interruptEverywhere(dataSource, () => dataSource.runMigrations())).rejects.toThrow(
        "Table 'first' already exists",
      );
    } finally {
      await dataSource.destroy();
    }
  });

  it('leave a database alone that began with those of before the first release, and say what to do', async () => {
    const older = await withMigrations(schema.url, [Kernel1795000001000]);
    try {
      await older.runMigrations();
      const before = await contents(older);
      await expect(migrate({ DATABASE_URL: schema.url }, migrationsForTests())).rejects.toThrow(
        'This database began with the migration Kernel1795000001000, which this version does not have: ' +
          'keep it for the version that made it, and let DATABASE_URL name an empty database.',
      );
      expect(await contents(older)).toEqual(before);
    } finally {
      await older.destroy();
    }
  });

  it('wait for a transaction on their table without holding up everybody behind them', async () => {
    const environment = { DATABASE_URL: schema.url };
    const all = await migrationsForTests();
    await migrate(environment, Promise.resolve(all));
    const [holder, other] = [
      await mysql.createConnection(schema.url),
      await mysql.createConnection(schema.url),
    ];
    try {
      await holder.query('START TRANSACTION');
      await holder.query('SELECT COUNT(*) FROM company');
      let isOver = false;
      const migrated = migrate(environment, Promise.resolve([...all, Waiting9000000001000])).finally(
        () => (isOver = true),
      );
      // Each that was given up lets those go on who waited behind it.
      let [longest, waits] = [0, 0];
      await until('three tries', async () => {
        const began = performance.now();
        await other.query('SELECT COUNT(*) FROM company');
        const took = performance.now() - began;
        longest = Math.max(longest, took);
        if (took > 300) waits++;
        return waits === 3;
      });
      expect(isOver).toBe(false);
      expect(longest).toBeLessThan(5000);
      await holder.query('COMMIT');
      expect(await migrated).toEqual(['Waiting9000000001000']);
    } finally {
      await Promise.all([holder.end(), other.end()]);
    }
  });

  it('let an older server start on a database that a newer one brought further', async () => {
    const environment = { DATABASE_URL: schema.url };
    const all = await migrationsForTests();
    await migrate(environment, Promise.resolve(all));
    expect(await migrate(environment, Promise.resolve(all.slice(0, -1)))).toEqual([]);
  });
});

const applied = (dataSource: DataSource): Promise<unknown[]> =>
  dataSource.query('SELECT name FROM migration');

const tables = (dataSource: DataSource): Promise<{ name: string }[]> =>
  dataSource.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name',
  );

const contents = async (dataSource: DataSource): Promise<unknown[]> => [
  await tables(dataSource),
  await dataSource.query('SELECT * FROM tenant'),
  await applied(dataSource),
];
