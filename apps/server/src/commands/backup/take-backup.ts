import { createHash } from 'node:crypto';
import { createZstdCompress } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import mysql from 'mysql2/promise';
import type { Environment } from '../../kernel/config/environment.js';
import type { PhotoStorage } from '../../ports/photo-storage.js';
import { PhotoCopies } from './copy-photos.js';
import { DumpFacts } from './dump-facts.js';
import { isAtOrBefore } from './binlog/binlog-files.js';
import {
  backupIds,
  readManifest,
  secretsOf,
  writeManifest,
  type Manifest,
  type StoredFile,
} from './manifest.js';
import { only, type Place } from './place.js';
import { connectionTo, through } from './programs.js';

const dumpOptions = [
  // One transaction: what is written meanwhile neither waits nor is in it.
  '--single-transaction',
  '--quick',
  '--skip-lock-tables',
  '--skip-triggers',
  // Its column names and its rows, one a line, are what DumpFacts reads.
  '--complete-insert',
  '--hex-blob',
  '--default-character-set=utf8mb4',
];
/** With the place in the binary log at which this transaction began. */
const withBinlog = ['--master-data=2', '--gtid'];

/**
 * Takes a backup: first the database, then the photos, so that all that a row names are in it, and at last the manifest,
 * without which it is none.
 *
 * @throws Error when something could not be read or written; what is there is no backup then
 */
export async function takeBackup(
  environment: Environment,
  storage: PhotoStorage,
  place: Place,
  now: Date,
): Promise<{ manifest: Manifest; copies: PhotoCopies; copied: number }> {
  const id = now.toISOString().replaceAll(':', '-').replace(/\.\d+/, '');
  const copies = await PhotoCopies.of(place);
  const before = await namesOf(storage);
  const facts = new DumpFacts();
  const connection = connectionTo(environment.DATABASE_URL);
  const args = [
    ...connection.args,
    ...dumpOptions,
    ...((await hasBinlog(environment.DATABASE_URL)) ? withBinlog : []),
    connection.name,
  ];
  const dump = facts.watch(through('mariadb-dump', args, { env: connection.env }));
  const file = await writeHashed(place, `backups/${id}/database.sql.zst`, compressed(dump));

  await requireSameServer(place, facts);

  const { copied, names } = await copies.copyFrom(storage);
  const there = names.filter((name) => copies.all.has(name));
  const present = new Set(there);
  const list = there.map((name) => copies.all.get(name)).join('\n');
  const manifest: Manifest = {
    format: 1,
    id,
    takenAt: now.toISOString(),
    migration: facts.migration,
    database: { name: connection.name, file, binlog: facts.binlog, rows: facts.rows },
    ledger: facts.ledger,
    auditHead: facts.auditHead,
    photos: {
      list: await writeList(place, `backups/${id}/photos.txt`, list),
      count: there.length,
      goneMeanwhile: before.filter((name) => !present.has(name)),
    },
    encryptedTo: place.recipient ?? null,
    secrets: secretsOf(environment),
  };
  await writeManifest(place.store, environment.KINDLING_SECRET, manifest);
  return { manifest, copies, copied };
}

async function* compressed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const compress = createZstdCompress();
  // Its error is thrown where the compressed bytes are read.
  pipeline(bytes, compress).catch(() => undefined);
  yield* compress as AsyncIterable<Buffer>;
}

/** Writes a file, and hashes what passes before it is encrypted. */
async function writeHashed(
  place: Place,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  const file = place.fileName(name);
  let count = 0;
  const watched = async function* () {
    for await (const piece of bytes) {
      hash.update(piece);
      count += piece.length;
      yield piece;
    }
  };
  await place.write(file, watched());
  return { name: file, bytes: count, sha256: hash.digest('hex') };
}

/** Never encrypted: names of photos are random, and whoever takes backups reads it again to tell what is no longer needed. */
async function writeList(place: Place, name: string, list: string): Promise<StoredFile> {
  await place.store.write(name, only(list));
  const bytes = Buffer.from(list);
  return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** A new server counts its binary logs from the beginning: mixed with another's they would be replayed on the wrong rows. */
async function requireSameServer(place: Place, facts: DumpFacts): Promise<void> {
  const last = (await backupIds(place.store)).at(-1);
  const earlier = last === undefined ? null : (await readManifest(place.store, last)).database.binlog;
  if (!earlier || !facts.binlog || isAtOrBefore(earlier, facts.binlog)) return;
  throw new Error(
    `This place has backups of another server, whose binary log was at ${earlier.file} already: name an empty place`,
  );
}

async function namesOf(storage: PhotoStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.names()) names.push(name);
  return names;
}

/** Whether the server writes a binary log. */
export async function hasBinlog(databaseUrl: string): Promise<boolean> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const [rows] = await connection.query('SELECT 1 AS found FROM DUAL WHERE @@log_bin = 1');
    return (rows as unknown[]).length > 0;
  } finally {
    await connection.end();
  }
}
