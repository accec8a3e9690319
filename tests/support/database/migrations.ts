import fs from 'node:fs';
import { createRequire } from 'node:module';
import { DataSource } from 'typeorm';
import { moduleEntities } from '../../../apps/server/src/app.module.ts';
import { dataSourceOptions, type EntityClass } from '../../../apps/server/src/kernel/database/data-source.ts';
import { loadMigrations } from '../../../apps/server/src/kernel/database/migrations.ts';
import { kernelEntities } from '../../../apps/server/src/kernel/kernel.module.ts';
import { readReleases } from '../../../scripts/releases/releases.ts';
import { schemaFile, schemaText } from '../../../scripts/schema/schema-text.ts';

const requireFile = createRequire(__filename);

/** The migrations, through jest's own module system. */
export function migrationsForTests(): ReturnType<typeof loadMigrations> {
  return loadMigrations((file) => Promise.resolve(requireFile(file) as never));
}

export const allEntities: readonly EntityClass[] = [...kernelEntities, ...moduleEntities];

/** A connection for looking at the schema itself, without the guard of the tenancy. */
export async function schemaDataSource(
  url: string,
  entities: readonly EntityClass[] = allEntities,
): Promise<DataSource> {
  const dataSource = new DataSource({
    ...dataSourceOptions({ DATABASE_URL: url }, entities),
    migrations: await migrationsForTests(),
    migrationsTransactionMode: 'none',
  });
  return dataSource.initialize();
}

/** How the database differs from `migrations/schema.sql`, history included; empty when it does not. */
export async function schemaDifference(dataSource: DataSource): Promise<string> {
  const committed = fs.readFileSync(schemaFile, 'utf8').split('\n');
  const found = (await schemaText((sql) => dataSource.query(sql))).split('\n');
  const line = Array.from({ length: Math.max(committed.length, found.length) }).findIndex(
    (_, at) => committed[at] !== found[at],
  );
  if (line === -1) return '';
  return (
    `migrations/schema.sql has "${committed[line]}" where the database has "${found[line]}": ` +
    'run `npm run migrate -- snapshot` and look at the diff.'
  );
}

/**
 * What would have to change to make the schema fit the entities; empty when nothing drifted.
 *
 * @param unused columns and indexes, as `table.name`, that no entity has any more and the database has until the release
 *   before this tree is gone (releases.json)
 */
export async function drift(
  dataSource: DataSource,
  unused: readonly string[] = readReleases().unused,
): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  const dropped = (query: string): string | undefined => {
    const [, table, column] = /^ALTER TABLE `(\w+)` DROP COLUMN `(\w+)`$/.exec(query) ?? [];
    const [, index, of] = /^DROP INDEX `(\w+)` ON `(\w+)`$/.exec(query) ?? [];
    return table === undefined ? of && `${of}.${index}` : `${table}.${column}`;
  };
  const found = upQueries.map(({ query }) => query);
  const left = new Set(found.map(dropped));
  return [
    ...found.filter((query) => !unused.includes(dropped(query) ?? '')),
    ...unused
      .filter((name) => name.includes('.') && !left.has(name))
      .map((name) => `releases.json calls ${name} unused, and it is used or gone`),
    ...(await checkDrift(dataSource)),
  ];
}

/** TypeORM leaves the CHECKs of MariaDB alone, so they are compared here, each as the database words it. */
async function checkDrift(dataSource: DataSource): Promise<string[]> {
  const found: string[] = [];
  for (const { tableName, checks } of dataSource.entityMetadatas) {
    await dataSource.query(`CREATE OR REPLACE TABLE check_probe AS SELECT * FROM ${tableName} LIMIT 0`);
    for (const { name, expression } of checks)
      await dataSource.query(`ALTER TABLE check_probe ADD CONSTRAINT ${name} CHECK (${expression})`);
    const [stands, wanted] = [
      await checksOf(dataSource, tableName),
      await checksOf(dataSource, 'check_probe'),
    ];
    found.push(
      ...stands.filter((check) => !wanted.includes(check)).map((check) => `${tableName} has ${check}`),
      ...wanted.filter((check) => !stands.includes(check)).map((check) => `${tableName} lacks ${check}`),
    );
  }
  await dataSource.query('DROP TABLE check_probe');
  return found;
}

/** Those of the table: MariaDB makes one of its own for each column of JSON. */
async function checksOf(dataSource: DataSource, table: string): Promise<string[]> {
  const rows = await dataSource.query<{ name: string; clause: string }[]>(
    `SELECT constraint_name AS name, check_clause AS clause FROM information_schema.check_constraints
      WHERE constraint_schema = DATABASE() AND table_name = ? AND level = 'Table'`,
    [table],
  );
  return rows.map(({ name, clause }) => `${name}: ${clause}`);
}
