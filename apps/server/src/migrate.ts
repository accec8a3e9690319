import { DataSource } from 'typeorm';
import { moduleEntities } from './app.module.js';
import type { Environment } from './kernel/config/environment.js';
import { dataSourceOptions } from './kernel/database/data-source.js';
import { writerUrl } from './kernel/database/writer/writers.js';
import { loadMigrations } from './kernel/database/migrations.js';
import { kernelEntities } from './kernel/kernel.module.js';

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
    ...dataSourceOptions({ DATABASE_URL: await writerUrl(environment.DATABASE_URL) }, [...kernelEntities, ...moduleEntities]),
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
