import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chain, logPart, numberOf, type LogPart } from './binlog-files.js';
import type { Manifest } from '../manifest.js';
import { folderFor, type Place } from '../place.js';
import { connectionTo, into, through } from '../programs.js';

/**
 * Replays what was written after a backup.
 *
 * @param until the state at this time, to the second; undefined: to the end
 * @returns up to where
 * @throws Error without a log of that backup, and when a part of it is not what it was
 */
export async function replayBinlog(
  place: Place,
  databaseUrl: string,
  { database, encryptedTo }: Manifest,
  until: Date | undefined,
): Promise<string> {
  const { binlog } = database;
  if (!binlog) throw new Error('This backup has no place in a binary log: its server wrote none');
  const connection = connectionTo(databaseUrl);
  if (connection.name !== database.name)
    throw new Error(
      `The binary log is of the database ${database.name}: restore into one of the same name, not ${connection.name}`,
    );
  const logs = await logsFrom(place, encryptedTo ?? undefined, binlog.file);
  const last = logs.at(-1);
  if (!last) throw new Error(`The place has no binary log ${binlog.file}, which goes on from this backup`);
  const end = last.parts.at(-1)?.to ?? 0;
  if (logs.length === 1 && end < binlog.position)
    throw new Error(`The binary log is kept up to ${last.log}:${end} only, before this backup ends`);

  const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-binlog-'));
  try {
    for (const { log, parts } of logs)
      for (const part of parts)
        await writeFile(path.join(folder, log), await place.readKept(part), { flag: 'a', mode: 0o600 });
    const statements = through(
      'mariadb-binlog',
      [
        '--no-defaults',
        '--verify-binlog-checksum',
        `--database=${database.name}`,
        `--start-position=${binlog.position}`,
        ...(until ? [`--stop-datetime=${until.toISOString().slice(0, 19).replace('T', ' ')}`] : []),
        ...logs.map(({ log }) => path.join(folder, log)),
      ],
      // It reads times as they are here.
      { env: { TZ: 'UTC' } },
    );
    const { args, env } = connection;
    await into('mariadb', [...args, '--binary-mode', connection.name], { input: statements, env });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return `${last.log}:${end}`;
}

/** The kept logs from one on, as far as none is missing. */
async function logsFrom(
  place: Place,
  recipient: string | undefined,
  first: string,
): Promise<{ log: string; parts: LogPart[] }[]> {
  const all = (await place.kept(folderFor('binlog', recipient))).flatMap((kept) => logPart(kept) ?? []);
  const byLog = Map.groupBy(all, ({ log }) => log);
  const logs = [...byLog.keys()].toSorted((a, b) => numberOf(a) - numberOf(b));
  const begin = logs.indexOf(first);
  if (begin < 0) return [];
  const usable: { log: string; parts: LogPart[] }[] = [];
  for (const log of logs.slice(begin)) {
    const previous = usable.at(-1);
    if (previous && numberOf(log) !== numberOf(previous.log) + 1) break;
    const parts = chain(byLog.get(log) ?? []);
    if (parts.length === 0) break;
    usable.push({ log, parts });
  }
  return usable;
}
