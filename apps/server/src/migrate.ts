import { DataSource } from 'typeorm';
import { moduleEntities } from './app.module.js';
import type { Environment } from './kernel/config/environment.js';
import { dataSourceOptions } from './kernel/database/data-source.js';
import { loadMigrations } from './kernel/database/migrations.js';
import { kernelEntities } from './kernel/kernel.module.js';

/**
 * Brings the database up to date. MariaDB commits every DDL statement by itself, so migrations run without a
 * transaction and each is one statement or guarded steps.
 *
 * @returns names of the migrations that ran
 */
export async function migrate(
  environment: Pick<Environment, 'DATABASE_URL'>,
  migrations = loadMigrations(),
): Promise<string[]> {
  const dataSource = new DataSource({
    ...dataSourceOptions(environment, [...kernelEntities, ...moduleEntities]),
    migrations: await migrations,
    migrationsTransactionMode: 'none',
  });
  await dataSource.initialize();
  try {
    const ran = await dataSource.runMigrations();
    return ran.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}
