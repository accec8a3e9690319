import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrationInterface } from 'typeorm';
import { KnownSchema } from './known-schema.ts';
import { statementsOf } from './recorded-migration.ts';
import { hashOfMigration, migrationFiles, readReleases, type Releases } from './releases.ts';
import { refusalOf } from './statement-rules.ts';

/** A migration with the file that has it. */
interface NamedMigration {
  file: string;
  migration: MigrationInterface;
}

/**
 * What is wrong with the migrations of a copy of the repository: one of a release that was changed, and what the build of
 * the last release could not serve beside.
 *
 * @param folder the repository or a copy of it
 */
export async function migrationProblems(folder: string): Promise<string[]> {
  const releases = readReleases(folder);
  const changed = changedMigrations(releases, folder);
  if (changed.length > 0) return changed;
  const migrations: NamedMigration[] = [];
  for (const file of migrationFiles(folder)) {
    const url = pathToFileURL(path.join(folder, 'migrations', file)).href;
    const module = (await import(url)) as Record<string, new () => MigrationInterface>;
    for (const Migration of Object.values(module)) migrations.push({ file, migration: new Migration() });
  }
  return laterProblems(migrations, releases);
}

/** Migrations of releases that are missing or say something else than they did. */
export function changedMigrations({ releases }: Releases, folder: string): string[] {
  return releases.flatMap(({ version, migrations }) =>
    Object.entries(migrations).flatMap(([file, hash]) => {
      const name = `migrations/${file}`;
      if (!fs.existsSync(path.join(folder, name)))
        return [`${name}: it is a part of release ${version} and is gone. Put it back.`];
      return hashOfMigration(file, folder) === hash
        ? []
        : [
            `${name}: release ${version} has it otherwise, and databases have run it. Put it back, and add a migration.`,
          ];
    }),
  );
}

/**
 * What the migrations after the last release do that its build could not serve beside; nothing before the first release.
 *
 * @param migrations all of them, in their order
 */
export async function laterProblems(
  migrations: readonly NamedMigration[],
  { releases }: Releases,
): Promise<string[]> {
  const last = releases.at(-1);
  if (!last) return [];
  const released = new Set(releases.flatMap((release) => Object.keys(release.migrations)));
  const schema = new KnownSchema();
  const unused = new Set(last.unused);
  const problems: string[] = [];
  let newest = 0;
  for (const { file, migration } of migrations) {
    const isLater = !released.has(file);
    const name = `migrations/${file}`;
    const number = Number(/\d{13}$/.exec(migration.name ?? '')?.[0] ?? 0);
    if (number <= newest)
      problems.push(
        `${name}: its class is called ${String(migration.name)}, which does not follow the one before.`,
      );
    newest = Math.max(newest, number);
    try {
      for (const statement of await statementsOf(migration)) {
        const refusal = isLater ? refusalOf(statement, { schema, unused }) : undefined;
        if (refusal !== undefined)
          problems.push(`${name}: ${statement.replaceAll(/\s+/g, ' ')}\n  ${refusal}`);
        else schema.apply(statement, isLater);
      }
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}.`);
    }
  }
  return problems;
}
