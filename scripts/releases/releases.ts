import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { runProcess } from '../run-process.ts';

/** One release: where its sources are, and the migrations that it added. */
export interface Release {
  version: string;
  /** The commit whose tree was released. */
  commit: string;
  /** File in `migrations/` to the SHA-256 of its content; those of earlier releases are listed there. */
  migrations: Record<string, string>;
  /**
   * What its code no longer used and its database still had: `table`, `table.column` or `table.index`; and jobs that
   * nothing writes any more, though their handlers stand: `job name`.
   */
  unused: string[];
}

/** The content of `releases.json`. */
export interface Releases {
  /** The same for this tree: what the migrations after the next release may drop. */
  unused: string[];
  /** Newest last. */
  releases: Release[];
}

const fileIn = (folder: string) => path.join(folder, 'releases.json');

/** @param folder the repository or a copy of it */
export function readReleases(folder = root): Releases {
  return JSON.parse(fs.readFileSync(fileIn(folder), 'utf8')) as Releases;
}

/** Files of migrations, in their order. */
export function migrationFiles(folder = root): string[] {
  return fs
    .readdirSync(path.join(folder, 'migrations'))
    .filter((name) => /^\d{4}-.*\.ts$/.test(name))
    .sort();
}

/** SHA-256 of a migration's file. */
export function hashOfMigration(name: string, folder = root): string {
  return createHash('sha256')
    .update(fs.readFileSync(path.join(folder, 'migrations', name)))
    .digest('hex');
}

/** JSON schemas of what processes tell each other through the outbox and Redis, by `job <name>` and `channel <name>`. */
export type Messages = Record<string, unknown>;

const messagesOf = (which: 'golden' | 'released') =>
  path.join(root, `tests/architecture/messages.${which}.json`);

/** @param which this tree's (tests/architecture/messages.spec.ts), or those of the last release */
export function readMessages(which: 'golden' | 'released'): Messages {
  return JSON.parse(fs.readFileSync(messagesOf(which), 'utf8')) as Messages;
}

/**
 * Writes the entry of a release into `releases.json`: the commit that is checked out, and the migrations it adds; and
 * keeps its messages beside those of the tree. The entry of the same version is written anew.
 *
 * @throws Error when what is checked out has changes: the commit would not have what the entry says
 */
export async function writeRelease(version: string): Promise<Release> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version} is no version; 0.1.0 would be one`);
  const changed = await git('status', '--porcelain', '--', '.', ':!releases.json', ':!*.released.json');
  if (changed !== '') throw new Error(`Commit first what is to be released:\n${changed}`);
  const { unused, releases } = readReleases();
  const earlier = releases.filter((release) => release.version !== version);
  const known = new Set(earlier.flatMap(({ migrations }) => Object.keys(migrations)));
  const added = migrationFiles().filter((name) => !known.has(name));
  const release = {
    version,
    commit: await git('rev-parse', 'HEAD'),
    migrations: Object.fromEntries(added.map((name) => [name, hashOfMigration(name)])),
    unused,
  };
  const content: Releases = { unused, releases: [...earlier, release] };
  fs.writeFileSync(fileIn(root), `${JSON.stringify(content, undefined, 2)}\n`);
  fs.copyFileSync(messagesOf('golden'), messagesOf('released'));
  return release;
}

async function git(...args: string[]): Promise<string> {
  const { code, printed } = await runProcess('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${printed}`);
  return printed;
}
