import { DataSource } from 'typeorm';
import { moduleEntities } from './app.module.js';
import type { Environment } from './kernel/config/environment.js';
import { dataSourceOptions } from './kernel/database/data-source.js';
import { errorNumber } from './kernel/database/database.js';
import { compareMigrations, loadMigrations } from './kernel/database/migrations.js';
import { writerUrl } from './kernel/database/writer/writers.js';
import type { Log } from './kernel/ground/log.js';
import { kernelEntities } from './kernel/kernel.module.js';

/** MySQL's error number where nothing was ever migrated. */
const noSuchTable = 1146;

/**
 * Brings the database up to date. MariaDB commits every DDL statement by itself, so migrations run without a
 * transaction and each is one statement or guarded steps.
 *
 * @returns names of the migrations that ran
 * @throws Error when the database began with another migration: no step leads from there to these tables
 */
export async function migrate(
  environment: Pick<Environment, 'DATABASE_URL'>,
  migrations = loadMigrations(),
): Promise<string[]> {
  const dataSource = new DataSource({
    ...dataSourceOptions({ DATABASE_URL: await writerUrl(environment.DATABASE_URL) }, [
      ...kernelEntities,
      ...moduleEntities,
    ]),
    migrations: await migrations,
    migrationsTransactionMode: 'none',
  });
  await dataSource.initialize();
  try {
    await requireSameHistory(dataSource);
    const ran = await dataSource.runMigrations();
    return ran.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Compares the database with the migrations of this build. It warns of migrations that this build does not know: while a
 * release is rolled out, an older build works beside the schema of the next.
 *
 * @throws Error naming the migrations that the database lacks
 */
export async function requireMigrations(
  environment: Pick<Environment, 'DATABASE_URL'>,
  log: Log,
  migrations = loadMigrations(),
): Promise<void> {
  const dataSource = new DataSource({
    ...dataSourceOptions({ DATABASE_URL: await writerUrl(environment.DATABASE_URL) }, []),
    migrations: await migrations,
  });
  await dataSource.initialize();
  try {
    const rows: { name: string }[] = await dataSource
      .query('SELECT name FROM migration ORDER BY id')
      .catch((error: unknown) => {
        if (errorNumber(error) === noSuchTable) return [];
        throw error;
      });
    const { missing, unknown } = compareMigrations(
      dataSource.migrations.map((migration) => String(migration.name)),
      rows.map(({ name }) => name),
    );
    if (missing.length > 0)
      throw new Error(
        `The database lacks migrations of this build: ${missing.join(', ')}. ` + 'Run `kindling migrate`.',
      );
    if (unknown.length > 0) log.warn({ migrations: unknown }, 'the database is newer than this build');
  } finally {
    await dataSource.destroy();
  }
}

/** Guarded steps would take another history's tables for their own. A database that is further than we are is sound. */
async function requireSameHistory(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    if (!(await runner.hasTable('migration'))) return;
    const rows: { name: string }[] = await runner.query('SELECT name FROM migration ORDER BY id LIMIT 1');
    const first = rows[0]?.name;
    if (first === undefined || first === dataSource.migrations[0]?.name) return;
    throw new Error(
      `This database began with the migration ${first}, which this version does not have: ` +
        'keep it for the version that made it, and let DATABASE_URL name an empty database.',
    );
  } finally {
    await runner.release();
  }
}
