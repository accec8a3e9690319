import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type mysql from 'mysql2/promise';
import { everyFileBelow, hashOf } from '../builds/inputs.ts';
import { root } from '../root.ts';
import { dim, say } from '../terminal.ts';
import { connectTo, dumpRows, filledTables, insertRows } from './demo-rows.ts';

/** What decides about a prepared database and the demo in it. */
export const demoInputs = [
  'migrations',
  'config/companies',
  'config/tenants',
  'themes',
  'places',
  'apps/server/src',
  'apps/seed/src',
  'packages/contract/src',
  'packages/demo/src',
  'scripts/demo',
  'scripts/places',
  'package-lock.json',
];

/** Outside of .data, so that it is still there when that is removed. */
const shelf = 'node_modules/.cache/kindling';
const prefix = 'demo-';

/** Written last: a folder without it is not whole. */
interface Manifest {
  madeAt: string;
  /** What the folder has to hold; see `describe`. */
  content: string;
}

/**
 * Fills an empty database with the demo as it was kept, moved in time to now; what was never kept of these inputs is
 * seeded and then kept. Does nothing of that where somebody is there already, or where photos are not on this disk.
 *
 * @param env of the server
 * @param seed adds what is missing of the demo; is run in any case
 * @param sources the repository that the server was built from
 */
export async function withKeptDemo(
  env: NodeJS.ProcessEnv,
  seed: () => Promise<void>,
  sources = root,
): Promise<void> {
  const { DATABASE_URL, KINDLING_DATA_DIR, S3_URL } = env;
  if (!DATABASE_URL || !KINDLING_DATA_DIR || S3_URL) return seed();
  const connection = await connectTo(DATABASE_URL);
  try {
    const prepared = await filledTables(connection);
    if (['account', 'profile', 'staff'].some((table) => prepared.has(table))) return await seed();
    const folder = path.join(sources, shelf, prefix + hashOf(sources, demoInputs).slice(0, 16));
    const place = { connection, folder, dataDir: KINDLING_DATA_DIR };
    const isRestored = await attempt('use', () => restoreDemo(place, new Date()));
    await seed();
    if (isRestored !== true) await attempt('keep', () => keepDemo(place, prepared, new Date()));
  } finally {
    await connection.end();
  }
}

/** The demo can be had without its copy, so a failure is reported and goes no further. */
async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    say(
      dim(`  could not ${what} the demo's copy: ${error instanceof Error ? error.message : String(error)}`),
    );
    return undefined;
  }
}

export interface DemoPlace {
  connection: mysql.Connection;
  /** Of the copy. */
  folder: string;
  /** Of the server's files. */
  dataDir: string;
}

/**
 * Copies the demo from a database and its files. Of all copies beside each other this one stays.
 *
 * @param prepared tables whose rows were there before the demo
 */
export async function keepDemo(
  { connection, folder, dataDir }: DemoPlace,
  prepared: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const draft = `${folder}.${process.pid}.new`;
  fs.mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    fs.writeFileSync(rowsIn(draft), await dumpRows(connection, prepared));
    fs.cpSync(photosIn(dataDir), photosIn(draft), { recursive: true });
    const manifest: Manifest = { madeAt: now.toISOString(), content: describe(draft) };
    fs.writeFileSync(manifestIn(draft), JSON.stringify(manifest));
    removeOthers(draft);
    fs.renameSync(draft, folder);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Puts the copy into a database without people.
 *
 * @returns whether there was one
 * @throws Error when it is damaged or does not fit; then the database is as it was
 */
export async function restoreDemo({ connection, folder, dataDir }: DemoPlace, now: Date): Promise<boolean> {
  if (!fs.existsSync(folder)) return false;
  const manifest = JSON.parse(fs.readFileSync(manifestIn(folder), 'utf8')) as Manifest;
  if (describe(folder) !== manifest.content) throw new Error('it is damaged');
  // Before the rows: no row names a file that is not there.
  fs.cpSync(photosIn(folder), photosIn(dataDir), { recursive: true });
  const dump = fs.readFileSync(rowsIn(folder), 'utf8');
  await insertRows(connection, dump, { from: new Date(manifest.madeAt), to: now });
  return true;
}

const rowsIn = (folder: string) => path.join(folder, 'rows.sql');
const photosIn = (folder: string) => path.join(folder, 'photos');
const manifestIn = (folder: string) => path.join(folder, 'demo.json');

/** A hash of the rows, and the names and sizes of the photos. */
function describe(folder: string): string {
  const hash = createHash('sha256').update(fs.readFileSync(rowsIn(folder)));
  for (const file of everyFileBelow(photosIn(folder)).sort())
    hash.update(`${path.relative(folder, file)} ${fs.statSync(file).size}\n`);
  return hash.digest('hex');
}

function removeOthers(draft: string): void {
  const beside = path.dirname(draft);
  for (const name of fs.readdirSync(beside))
    if (name.startsWith(prefix) && name !== path.basename(draft))
      fs.rmSync(path.join(beside, name), { recursive: true, force: true });
}
