import { createHash } from 'node:crypto';
import { createZstdDecompress } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { makePhotoStorage } from '../../adapters/photo-storage/make-photo-storage.js';
import type { Environment } from '../../kernel/config/environment.js';
import { VerifyAuditLog } from '../../modules/console/staff/staff.api.js';
import { CreditsApi } from '../../modules/credits/credits.api.js';
import type { PhotoStorage } from '../../ports/photo-storage.js';
import type { Command, CommandContext } from '../command.js';
import { say } from '../say.js';
import { eachOf, nameInStorage } from './copy-photos.js';
import { backupIds, readManifest, type Manifest, type StoredFile } from './manifest.js';
import { folderFor, openStore, Place, whole } from './place.js';
import { connectionTo, into } from './programs.js';
import { replayBinlog } from './binlog/replay-binlog.js';
import { differences, keyIn, missingPhotos, tablesOf, withConnection } from './restored-facts.js';

const usage =
  'restore [<folder or bucket>] [--backup <id>] [--until <time>|end] [--identity <file of the key of age>]';

/** Restores a backup, the newest by default, into an empty database and an empty photo storage, and proves what came of it. */
export const restore: Command = {
  usage,
  summary: 'restores a backup into an empty place, and proves it',
  async run(context, args) {
    const { environment } = context;
    const options = read(args, environment);
    if (!options) {
      say(`usage: ${usage}`);
      return 2;
    }
    const { KINDLING_SECRET: secret, DATABASE_URL: databaseUrl } = environment;
    const place = new Place(await openStore(options.from), secret, undefined, options.identity);
    const id = options.backup ?? (await backupIds(place.store)).at(-1);
    if (id === undefined) throw new Error('There is no whole backup at this place');
    const manifest = await readManifest(place.store, id, secret);
    const storage = await makePhotoStorage(environment);
    await requireEmpty(databaseUrl, storage);
    // All is proved before anything is written.
    await requireUnchanged(place, manifest.database.file);
    await requireUnchanged(place, manifest.photos.list);

    say(`backup ${id} of ${manifest.takenAt}`);
    await load(place, databaseUrl, manifest.database.file);
    const findings = await withConnection(databaseUrl, (connection) => differences(connection, manifest));
    say(
      `database: ${Object.keys(manifest.database.rows).length} tables, ${findings.length} differences to the manifest`,
    );
    if (options.until !== undefined) {
      const until = options.until === 'end' ? undefined : options.until;
      const end = await replayBinlog(place, databaseUrl, manifest, until);
      say(`binary log: replayed to ${until?.toISOString() ?? `its end, ${end}`}`);
    }
    findings.push(...(await restorePhotos(place, storage, manifest, options.until !== undefined)));
    findings.push(...(await proved(context, storage, manifest)));
    for (const finding of findings) say(`finding: ${finding}`);
    say(findings.length === 0 ? 'restored, and proved' : `restored, with ${findings.length} findings`);
    return findings.length === 0 ? 0 : 1;
  },
};

interface Options {
  from: string;
  backup: string | undefined;
  until: Date | 'end' | undefined;
  identity: string | undefined;
}

/** @returns undefined for what cannot be understood */
function read(args: readonly string[], environment: Environment): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        backup: { type: 'string' },
        until: { type: 'string' },
        identity: { type: 'string' },
      },
    });
    const [from = environment.BACKUP_TO, ...rest] = positionals;
    if (from === undefined || rest.length > 0) return undefined;
    const { backup, identity, until: time } = values;
    const until = time === undefined || time === 'end' ? time : new Date(time);
    if (until instanceof Date && Number.isNaN(until.getTime())) return undefined;
    return { from, backup, identity, until };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** @throws Error for a database with tables and for a storage with photos: nothing is ever overwritten */
async function requireEmpty(databaseUrl: string, storage: PhotoStorage): Promise<void> {
  const [table] = await withConnection(databaseUrl, tablesOf);
  if (table !== undefined) throw new Error(`The database has tables (${table} …): restore into an empty one`);
  const { done: isEmpty } = await storage.names()[Symbol.asyncIterator]().next();
  if (!isEmpty) throw new Error('The photo storage has files: restore into an empty one');
}

async function requireUnchanged(place: Place, { name, bytes, sha256 }: StoredFile): Promise<void> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const piece of place.read(name)) {
    hash.update(piece);
    count += piece.length;
  }
  if (count !== bytes || hash.digest('hex') !== sha256)
    throw new Error(`${name} is not what it was when the backup was made; nothing was restored`);
}

async function load(place: Place, databaseUrl: string, { name }: StoredFile): Promise<void> {
  const { args, env, name: database } = connectionTo(databaseUrl);
  const plain = createZstdDecompress();
  // Its error is thrown where the plain bytes are read.
  pipeline(place.read(name), plain).catch(() => undefined);
  await into('mariadb', [...args, '--binary-mode', database], {
    input: plain as AsyncIterable<Buffer>,
    env,
  });
}

/**
 * @param withLater also the photos that came after the backup
 * @returns what is missing or changed
 */
async function restorePhotos(
  place: Place,
  storage: PhotoStorage,
  { photos, encryptedTo }: Manifest,
  withLater: boolean,
): Promise<string[]> {
  const kept = await place.kept(folderFor('photos', encryptedTo ?? undefined));
  const there = new Map(kept.map((each) => [each.file, each]));
  const listed = (await whole(place.store.read(photos.list.name))).toString().split('\n').filter(Boolean);
  const findings = listed.filter((file) => !there.has(file)).map((file) => `photo missing: ${file}`);
  const wanted = withLater ? kept : listed.flatMap((file) => there.get(file) ?? []);
  await eachOf(wanted, async (each) => {
    try {
      await storage.put(nameInStorage(each.name), await place.readKept(each));
    } catch (error) {
      findings.push(`photo: ${(error as Error).message}`);
    }
  });
  say(`photos: ${wanted.length} files, ${findings.length} missing or changed`);
  return findings;
}

/** What an auditor finds: books, audit log since the backup's seal, photos that rows name. */
async function proved(
  { environment, app }: CommandContext,
  storage: PhotoStorage,
  { auditHead, photos }: Manifest,
): Promise<string[]> {
  const nest = await app();
  const books = await nest.get(CreditsApi, { strict: false }).verifyLedger();
  say(`books: ${books.accounts} accounts, ${books.postings} postings, ${books.findings.length} findings`);
  const audit = await nest.get(VerifyAuditLog, { strict: false }).verify(auditHead ?? undefined);
  say(`audit log: ${audit.seals} sealed entries, ${audit.findings.length} findings`);
  const missing = await withConnection(environment.DATABASE_URL, (connection) =>
    missingPhotos(connection, storage),
  );
  const gone = new Set(photos.goneMeanwhile.map(keyIn));
  const expected = missing.filter((each) => gone.has(each.slice(each.indexOf(' ') + 1)));
  say(
    `photos that rows name: ${missing.length} missing, ${expected.length} of them removed while the backup was made`,
  );
  return [
    ...books.findings.map((finding) => `books: ${JSON.stringify(finding)}`),
    ...audit.findings.map((finding) => `audit log: ${JSON.stringify(finding)}`),
    ...missing.filter((each) => !expected.includes(each)).map((each) => `photo of a row missing: ${each}`),
  ];
}
