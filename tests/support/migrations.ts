import { createRequire } from 'node:module';
import { DataSource } from 'typeorm';
import { moduleEntities } from '../../apps/server/src/app.module.ts';
import { dataSourceOptions, type EntityClass } from '../../apps/server/src/kernel/database/data-source.ts';
import { loadMigrations } from '../../apps/server/src/kernel/database/migrations.ts';
import { kernelEntities } from '../../apps/server/src/kernel/kernel.module.ts';

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

/** What TypeORM would change to make the schema fit the entities; empty when nothing drifted. */
export async function drift(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
