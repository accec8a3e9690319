import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { PhotoStorage } from '../../../ports/photo-storage.js';
import { chain, logPart, numberOf, partName, wholeEvents, type LogPart } from './binlog-files.js';
import { PhotoCopies } from '../copy-photos.js';
import { backupIds, readManifest } from '../manifest.js';
import type { Place } from '../place.js';
import { connectionTo } from '../programs.js';

/** What may be lost is at most what was written since it looked last. */
const lookMs = 250;
/** Files of the binary log end with six digits or more. */
const logName = /\.\d{6,}$/;

/**
 * Keeps what the server writes to its binary log, and new photos, until it is told to end: so a restore reaches the last
 * second. Reads the log as a replica does, into a private folder that goes with it.
 */
export class ArchiveBinlog {
  private readonly parts = new Map<string, LogPart[]>();

  constructor(
    private readonly place: Place,
    private readonly databaseUrl: string,
    private readonly storage: PhotoStorage,
  ) {}

  /**
   * @param signal ends it, once what came until then is kept
   * @throws Error without a backup that the log goes on from, when the server ends the connection or no longer has the
   *   log, and when the place has the log of another server
   */
  async run({ photosEveryMs, signal }: { photosEveryMs: number; signal: AbortSignal }): Promise<void> {
    for (const kept of await this.place.kept(this.place.folder('binlog'))) {
      const part = logPart(kept);
      if (part) this.parts.set(part.log, [...(this.parts.get(part.log) ?? []), part]);
    }
    const first = await this.firstLog();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-binlog-'));
    const failed = new AbortController();
    const ends = AbortSignal.any([signal, failed.signal]);
    try {
      const work = [
        this.fetch(folder, first, ends),
        this.keepLogs(folder, ends),
        this.keepPhotos(photosEveryMs, ends),
      ];
      // One that fails ends the others.
      await Promise.all(
        work.map((each) =>
          each.catch((error: unknown) => {
            failed.abort();
            throw error;
          }),
        ),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The log to begin with: the last that is kept, or that of the newest backup where it is later. */
  private async firstLog(): Promise<string> {
    const newest = (await backupIds(this.place.store)).at(-1);
    const binlog =
      newest === undefined ? null : (await readManifest(this.place.store, newest)).database.binlog;
    if (!binlog)
      throw new Error('Take a backup first, of a server that writes a binary log: the log goes on from it');
    const kept = [...this.parts.keys()].filter((log) => numberOf(log) >= numberOf(binlog.file));
    return kept.toSorted((a, b) => numberOf(b) - numberOf(a))[0] ?? binlog.file;
  }

  private async fetch(folder: string, first: string, ends: AbortSignal): Promise<void> {
    const { args, env } = connectionTo(this.databaseUrl);
    const child = spawn(
      'mariadb-binlog',
      [...args, '--read-from-remote-server', '--raw', '--stop-never', `--result-file=${folder}/`, first],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const stop = () => child.kill();
    ends.addEventListener('abort', stop);
    const [said, [code]] = await Promise.all([
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    if (!ends.aborted) throw new Error(`mariadb-binlog ended with ${code}: ${said.trim()}`);
  }

  private async keepLogs(folder: string, ends: AbortSignal): Promise<void> {
    for (let isLast = false; !isLast;) {
      isLast = ends.aborted;
      const logs = (await readdir(folder)).filter((name) => logName.test(name)).sort();
      for (const [at, log] of logs.entries()) await this.keepLog(folder, log, at < logs.length - 1);
      if (!isLast) await pause(lookMs, undefined, { signal: ends }).catch(() => undefined);
    }
  }

  /** @param isWhole nothing more is written to it: it is kept as one part, and its local copy goes */
  private async keepLog(folder: string, log: string, isWhole: boolean): Promise<void> {
    const file = path.join(folder, log);
    const parts = this.parts.get(log) ?? [];
    const [last] = chain(parts).slice(-1);
    const from = last?.to ?? 0;
    const { size } = await stat(file);
    // After a start it is read again from its beginning.
    if (size < from && !isWhole) return;
    if (parts.length > 0 && !this.compared.has(log)) await this.requireSame(file, log, parts);
    const begin = isWhole ? 0 : from;
    if (size === begin) return;
    const piece = await readPiece(file, begin, size);
    const length = wholeEvents(piece, begin);
    if (length === 0) return;
    const name = partName(log, begin, begin + length);
    const bytes = piece.subarray(0, length);
    const added = parts.find((part) => part.name === name) ?? {
      name,
      file: await this.place.keep(this.place.folder('binlog'), name, bytes),
      hash: this.place.hashOf(bytes),
      log,
      from: begin,
      to: begin + length,
    };
    this.compared.add(log);
    if (!isWhole) {
      this.parts.set(log, [...parts, added]);
      return;
    }
    for (const part of parts) if (part.name !== name) await this.place.store.remove(part.file);
    this.parts.set(log, [added]);
    await rm(file);
  }

  /** Logs whose parts are known to be of this server. */
  private readonly compared = new Set<string>();

  private async requireSame(file: string, log: string, parts: readonly LogPart[]): Promise<void> {
    for (const { from, to, hash } of parts)
      if (this.place.hashOf(await readPiece(file, from, to)) !== hash)
        throw new Error(
          `This place has the binary log ${log} of another server: take backups to an empty place`,
        );
    this.compared.add(log);
  }

  private async keepPhotos(everyMs: number, ends: AbortSignal): Promise<void> {
    const copies = await PhotoCopies.of(this.place);
    for (let isLast = false; !isLast;) {
      isLast = ends.aborted;
      await copies.copyFrom(this.storage);
      if (!isLast) await pause(everyMs, undefined, { signal: ends }).catch(() => undefined);
    }
  }
}

async function readPiece(file: string, from: number, to: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const bytes = Buffer.alloc(to - from);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
