import { parseArgs } from 'node:util';
import { SystemClock } from '../../adapters/clock/system-clock.js';
import { makePhotoStorage } from '../../adapters/photo-storage/make-photo-storage.js';
import type { Environment } from '../../kernel/config/environment.js';
import type { Command } from '../command.js';
import { say } from '../say.js';
import { ArchiveBinlog } from './binlog/archive-binlog.js';
import { openStore, Place } from './place.js';
import { prune } from './prune.js';
import { takeBackup } from './take-backup.js';

const usage = `backup [<folder or bucket>] [--encrypt-to <age1…>] [--keep <days>]
       backup --binlog [<folder or bucket>] [--encrypt-to <age1…>] [--photos-every <seconds>]`;

/**
 * Takes a backup of the database and the photos; with `--binlog` it goes on keeping what is written since, until it is ended.
 * The place and whom to encrypt for may stand in BACKUP_TO and BACKUP_ENCRYPT_TO.
 */
export const backup: Command = {
  usage,
  summary: 'backs up database and photos; --binlog keeps up with every change since',
  async run({ environment }, args) {
    const options = read(args, environment);
    if (!options) {
      say(`usage: ${usage}`);
      return 2;
    }
    const place = new Place(await openStore(options.to), environment.KINDLING_SECRET, options.encryptTo);
    const storage = await makePhotoStorage(environment);
    if (options.binlog) {
      const ends = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ends.abort());
      say('keeping the binary log and new photos');
      await new ArchiveBinlog(place, environment.DATABASE_URL, storage).run({
        photosEveryMs: options.photosEvery * 1000,
        signal: ends.signal,
      });
      return 0;
    }
    const { manifest, copies, copied } = await takeBackup(
      environment,
      storage,
      place,
      new SystemClock().now(),
    );
    const { database, photos } = manifest;
    const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
    say(`backup ${manifest.id}: ${rows} rows, ${megabytes(database.file.bytes)} MB compressed`);
    say(`${photos.count} files of photos, ${copied} of them new`);
    say(
      database.binlog
        ? `the binary log goes on from it at ${database.binlog.file}:${database.binlog.position}`
        : 'the server writes no binary log: what is written from now on is in no backup until the next',
    );
    if (manifest.encryptedTo === null) say('not encrypted');
    say(`not in it, and needed again: ${manifest.secrets.join(', ')}`);
    if (options.keep !== undefined) {
      const removed = await prune(place, { days: options.keep, newest: manifest, copies });
      say(`${removed} backups deleted that were older than ${options.keep} days`);
    }
    return 0;
  },
};

interface Options {
  to: string;
  encryptTo: string | undefined;
  binlog: boolean;
  keep: number | undefined;
  photosEvery: number;
}

/** @returns undefined for what cannot be understood */
function read(args: readonly string[], environment: Environment): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'encrypt-to': { type: 'string' },
        binlog: { type: 'boolean', default: false },
        keep: { type: 'string' },
        'photos-every': { type: 'string', default: '60' },
      },
    });
    const [to = environment.BACKUP_TO, ...rest] = positionals;
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    const photosEvery = Number(values['photos-every']);
    if (to === undefined || rest.length > 0) return undefined;
    if ((keep !== undefined && !(keep >= 1)) || !(photosEvery > 0)) return undefined;
    const encryptTo = values['encrypt-to'] ?? environment.BACKUP_ENCRYPT_TO;
    return { to, encryptTo, binlog: values.binlog, keep, photosEvery };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
