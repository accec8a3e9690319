import 'reflect-metadata';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from '../../apps/server/src/kernel/database/data-source.ts';
import { migrate } from '../../apps/server/src/migrate.ts';
import { interruptEverywhere } from '../support/database/interrupted.ts';
import { drift, migrationsForTests, schemaDataSource } from '../support/database/migrations.ts';
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
      // Each makes a table at least, and is written down.
      expect(up).toBeGreaterThan(2 * dataSource.migrations.length);
      expect(await drift(dataSource)).toEqual([]);

      const undo = async (): Promise<void> => {
        while ((await applied(dataSource)).length > 0) await dataSource.undoLastMigration();
      };
      // Each takes away what it made; some clear first what the tables of before have no place for.
      expect(await interruptEverywhere(dataSource, undo)).toBeGreaterThanOrEqual(up - 1);
      const left = await dataSource.query<{ name: string }[]>(
        'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
      );
      expect(left).toEqual([{ name: 'migration' }]);
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

  it('leave a database alone that began with others', async () => {
    const older = await withMigrations(schema.url, [Unguarded1795000001000]);
    await older.runMigrations();
    await older.destroy();
    const environment = { DATABASE_URL: schema.url };
    await expect(migrate(environment, migrationsForTests())).rejects.toThrow(
      'began with the migration Unguarded1795000001000',
    );
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
