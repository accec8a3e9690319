import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { moduleEntities } from './app.module.js';
import type { Environment } from './kernel/config/environment.js';
import { dataSourceOptions } from './kernel/database/data-source.js';
import { loadMigrations } from './kernel/database/migrations.js';
import { kernelEntities } from './kernel/kernel.module.js';

/**
 * For how long a step waits until nobody else is in the middle of its table. Every statement that comes meanwhile waits
 * behind it, so it gives up early and tries again.
 */
const tableWaitSeconds = 1;
const betweenMs = 2000;
const mostTries = 100;
/** Of a wait that was given up. */
const ER_LOCK_WAIT_TIMEOUT = 1205;

/**
 * Brings the database up to date. MariaDB commits every DDL statement by itself, so migrations run without a
 * transaction and each is one statement or guarded steps.
 *
 * @returns names of the migrations that ran
 * @throws Error when the database began with another migration: no step leads from there to these tables; or when a
 *   transaction stays open on a table for minutes
 */
export async function migrate(
  environment: Pick<Environment, 'DATABASE_URL'>,
  migrations = loadMigrations(),
): Promise<string[]> {
  const options = dataSourceOptions(environment, [...kernelEntities, ...moduleEntities]);
  const dataSource = new DataSource({
    ...options,
    migrations: await migrations,
    migrationsTransactionMode: 'none',
    // What is set for one connection is to hold for all statements.
    extra: { ...(options.extra as object), connectionLimit: 1, maxIdle: 1 },
  });
  await dataSource.initialize();
  try {
    const before = await applied(dataSource);
    requireSameHistory(dataSource, before);
    await dataSource.query(`SET SESSION lock_wait_timeout = ${tableWaitSeconds}`);
    await runAll(dataSource);
    return (await applied(dataSource)).filter((name) => !before.includes(name));
  } finally {
    await dataSource.destroy();
  }
}

/** Steps can be repeated, so one that could not have its table is simply run again. */
async function runAll(dataSource: DataSource): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await dataSource.runMigrations();
      return;
    } catch (error) {
      const { errno } = error as { errno?: number };
      if (errno !== ER_LOCK_WAIT_TIMEOUT || tries === mostTries) throw error;
      await pause(betweenMs);
    }
  }
}

/** Names of the migrations that ran, in their order. */
async function applied(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    if (!(await runner.hasTable('migration'))) return [];
    const rows: { name: string }[] = await runner.query('SELECT name FROM migration ORDER BY id');
    return rows.map(({ name }) => name);
  } finally {
    await runner.release();
  }
}

/** Guarded steps would take another history's tables for their own. A database that is further than we are is sound. */
function requireSameHistory(dataSource: DataSource, [first]: readonly string[]): void {
  if (first === undefined || first === dataSource.migrations[0]?.name) return;
  throw new Error(
    `This database began with the migration ${first}, which this version does not have: ` +
      'keep it for the version that made it, and let DATABASE_URL name an empty database.',
  );
}
