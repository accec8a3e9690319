import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrationInterface } from 'typeorm';
import { repositoryPath } from '../config/repository.js';

type MigrationClass = new () => MigrationInterface;

type ImportFile = (file: string) => Promise<Record<string, MigrationClass>>;

const importFile: ImportFile = (file) =>
  import(pathToFileURL(file).href) as Promise<Record<string, MigrationClass>>;

/**
 * The migrations of `migrations/`, in numeric order.
 *
 * @param load imports one file; a test runner with its own module system passes its own
 */
export async function loadMigrations(load: ImportFile = importFile): Promise<MigrationClass[]> {
  const folder = repositoryPath('migrations');
  const files = (await readdir(folder)).filter((name) => /^\d{4}-.*\.ts$/.test(name)).sort();
  const modules = await Promise.all(files.map((name) => load(path.join(folder, name))));
  return modules.flatMap((module) => Object.values(module));
}

/**
 * Compares the migrations of this build with those that a database has.
 *
 * @returns `missing`: not in the database; `unknown`: of another build
 */
export function compareMigrations(
  own: readonly string[],
  ran: readonly string[],
): { missing: string[]; unknown: string[] } {
  return {
    missing: own.filter((name) => !ran.includes(name)),
    unknown: ran.filter((name) => !own.includes(name)),
  };
}
