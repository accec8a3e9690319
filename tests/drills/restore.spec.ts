import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mysql from 'mysql2/promise';
import { startMariaDb } from '../../scripts/services/mariadb.ts';
import type { Service } from '../../scripts/services/service.ts';
import { installPrograms } from '../../scripts/system/install-programs.ts';
import { age, mariaDbClient } from '../../scripts/system/programs.ts';
import {
  prepareDatabase,
  runCommand,
  startApp,
  startCommand,
  type App,
  type AppOptions,
  type RunningCommand,
} from '../support/app/app-process.ts';
import { until } from '../support/app/until.ts';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { isProof, noteFigure } from '../support/environment/proof.ts';
import { memberPassword } from '../support/members/draft.ts';
import { MemberClient } from '../support/members/member-client.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { startS3Server, type S3Server } from '../support/photos/s3-server.ts';

const host = 'vonk.localhost';
const command = 'npm run proof -- drills drills/restore.spec';
const demoLogin = ['free@demo.test', 'Kindling-demo-1'] as const;
const probes = isProof ? 40 : 10;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

jest.setTimeout(900_000);

/** An installation: a server with a binary log, a folder of files. */
interface Installation {
  database: Service;
  options: AppOptions;
}

let scratch: string;
let source: Installation;
let restoredPlace: Installation;
let app: App | undefined;
let s3: S3Server;
let place: string;
const services: Service[] = [];
let archive: RunningCommand | undefined;

async function newInstallation(name: string): Promise<Installation> {
  const dataDir = path.join(scratch, name, 'mariadb');
  const database = await startMariaDb({ dataDir, durable: true, schema: 'kindling', binlog: true });
  services.push(database);
  const env = { KINDLING_DATA_DIR: path.join(scratch, name, 'files'), LOG_LEVEL: 'error' };
  return { database, options: { databaseUrl: database.url, redisUrl: await testRedisUrl(), env } };
}

/** A further empty place on a server that is there: another database, another folder. */
async function emptyPlace({ database, options }: Installation, name: string): Promise<AppOptions> {
  const root = new URL(database.url);
  root.username = 'root';
  await rowsOf(root.href, `CREATE DATABASE ${name}`);
  root.pathname = `/${name}`;
  const env = { ...options.env, KINDLING_DATA_DIR: path.join(scratch, name) };
  return { ...options, databaseUrl: root.href, env };
}

async function rowsOf(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const connection = await mysql.createConnection(url);
  try {
    return (await connection.query(sql))[0] as Record<string, unknown>[];
  } finally {
    await connection.end();
  }
}

/** @throws Error with what it printed, when it failed */
async function succeeds(options: AppOptions, ...args: string[]): Promise<string> {
  const { code, printed } = await runCommand(options, ...args);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${printed}`);
  return printed;
}

/** The database's own hash over the rows of each table. */
async function hashesOf({ databaseUrl }: AppOptions): Promise<Record<string, unknown>> {
  const tables = (await rowsOf(databaseUrl, 'SHOW TABLES')).map((row) => String(Object.values(row)[0]));
  const rows = await rowsOf(databaseUrl, `CHECKSUM TABLE ${tables.join(', ')}`);
  return Object.fromEntries(rows.map(({ Table, Checksum }) => [String(Table).split('.')[1], Checksum]));
}

const filesBelow = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

function bytesBelow(folder: string): number {
  return filesBelow(folder).reduce((sum, file) => sum + fs.statSync(file).size, 0);
}

const photosOf = ({ env }: AppOptions) => filesBelow(path.join(env?.['KINDLING_DATA_DIR'] ?? '', 'photos'));

/** Of each log the byte up to which the place has it, read from the names of its parts. */
function archived(log: string): number {
  const ends = filesBelow(path.join(place, 'binlog', log)).map((file) =>
    Number(/-(\d{12})~/.exec(file)?.[1] ?? 0),
  );
  return Math.max(0, ...ends);
}

async function writtenUpTo(): Promise<{ log: string; position: number }> {
  const [status] = await rowsOf(source.options.databaseUrl, 'SHOW MASTER STATUS');
  return { log: String(status?.['File']), position: Number(status?.['Position']) };
}

const flipOneByte = (file: string) => {
  const bytes = fs.readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  fs.writeFileSync(file, bytes);
};

beforeAll(async () => {
  await installPrograms([mariaDbClient, age]);
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-restore-'));
  place = path.join(scratch, 'backups');
  s3 = await startS3Server();
  source = await newInstallation('source');
  await prepareDatabase({ ...source.options, seed: true });
  // So that the purchases of an hour pay for all messages.
  const cheap = "UPDATE tenant SET settings = JSON_SET(settings, '$.message_credits', 1)";
  await rowsOf(source.options.databaseUrl, cheap);
  app = await startApp(source.options);
});

afterAll(async () => {
  archive?.kill('SIGKILL');
  await app?.kill9();
  await Promise.all(services.map((service) => service.stop()));
  await s3.stop();
  fs.rmSync(scratch, { recursive: true, force: true });
});

/** Messages, purchases and uploads until they are ended. */
async function startTraffic(port: number) {
  const member = new MemberClient(port, host);
  const receiver = await new MemberClient(port, host).signUp('receiver@example.test');
  await member.signUp('sender@example.test');
  const { databaseUrl } = source.options;
  await rowsOf(
    databaseUrl,
    `UPDATE account SET status = 'active', claimed_email = email, confirmed_at = NOW(3)
      WHERE email LIKE '%@example.test'`,
  );
  await rowsOf(
    databaseUrl,
    "UPDATE profile SET status = 'active', unconfirmed = 0, listed = 1 WHERE unconfirmed = 1",
  );
  await member.buy('seizoen');
  await until('the first credits', async () => {
    const paid = await rowsOf(
      databaseUrl,
      "SELECT 1 FROM ledger_posting WHERE cause = 'purchase' AND amount = 1500",
    );
    return paid.length > 0;
  });
  const picture = await noise(300, 400).jpeg().toBuffer();
  const upload = async () => (await member.upload(picture)).map(({ filename }) => filename);
  let photos = await upload();
  const counts = { messages: 0, purchases: 1, photos: 1 };
  let running = true;
  const work = Promise.all([
    (async () => {
      while (running) {
        await member.send(receiver, `message ${counts.messages}`);
        counts.messages++;
      }
    })(),
    (async () => {
      // An hour allows 30.
      while (running && counts.purchases < 25) {
        await member.buy('seizoen');
        counts.purchases++;
      }
    })(),
    (async () => {
      while (running && counts.photos < 6) {
        photos = await upload();
        counts.photos++;
      }
    })(),
  ]);
  return {
    counts,
    member,
    photos: () => photos,
    async stop() {
      running = false;
      await work;
    },
  };
}

describe('T16: a backup under traffic', () => {
  it('with its binary log is restored to the last second, row by row, and served', async () => {
    if (!app) throw new Error('no server');
    const traffic = await startTraffic(app.port);
    const started = performance.now();
    await succeeds(source.options, 'backup', place);
    const tookMs = performance.now() - started;

    archive = startCommand(source.options, ['backup', '--binlog', place, '--photos-every', '1']);
    const first = await writtenUpTo();
    await until('the archive', () => archived(first.log) >= first.position);
    // How long what was written is only on the server: its loss is what a disaster costs at most.
    const lags: number[] = [];
    for (let probe = 0; probe < probes; probe++) {
      if (probe === probes / 2) {
        const root = Object.assign(new URL(source.database.url), { username: 'root' });
        await rowsOf(root.href, 'FLUSH BINARY LOGS');
      }
      const before = traffic.counts.messages;
      await until('another message', () => traffic.counts.messages > before);
      const { log, position } = await writtenUpTo();
      const writtenAt = performance.now();
      await until('its log', () => archived(log) >= position);
      lags.push(performance.now() - writtenAt);
    }
    const most = Math.max(...lags);

    await traffic.stop();
    const [photo = ''] = traffic.photos();
    const picture = await traffic.member.file(photo);
    await app.kill9();
    app = undefined;
    const end = await writtenUpTo();
    await until('the end of the log', () => archived(end.log) >= end.position);
    await until(
      'all photos',
      () => filesBelow(path.join(place, 'photos')).length >= photosOf(source.options).length,
    );
    const wanted = await hashesOf(source.options);
    const photos = photosOf(source.options)
      .map((file) => path.basename(file))
      .sort();
    // The disaster: nothing of the source is there any more.
    archive.kill('SIGKILL');
    await source.database.stop();
    fs.rmSync(path.join(scratch, 'source'), { recursive: true });

    const target = await newInstallation('target');
    restoredPlace = target;
    const before = performance.now();
    const restored = await succeeds(target.options, 'restore', place, '--until', 'end');
    const restoredMs = performance.now() - before;
    expect(restored).toContain('restored, and proved');
    expect(await hashesOf(target.options)).toEqual(wanted);
    expect(
      photosOf(target.options)
        .map((file) => path.basename(file))
        .sort(),
    ).toEqual(photos);

    app = await startApp({ ...target.options, port: undefined });
    const visitor = new MemberClient(app.port, host);
    await visitor.logIn(...demoLogin);
    expect(visitor.session).not.toBe('');
    // The member's session and the signed address of the photo hold on the restored server.
    const again = new MemberClient(app.port, host);
    await again.logIn('sender@example.test', memberPassword);
    expect((await again.file(photo)).equals(picture)).toBe(true);

    const figures = {
      ...traffic.counts,
      tables: Object.keys(wanted).length,
      files: photos.length,
      'backup took': seconds(tookMs),
      'restore took': seconds(restoredMs),
      'place holds': `${(bytesBelow(place) / 1e6).toFixed(1)} MB`,
      'recovery point at most': `${most.toFixed(0)} ms`,
    };
    process.stderr.write(`restore: ${JSON.stringify(figures)}\n`);
    expect(most).toBeLessThanOrEqual(1000);
    noteFigure({
      test: 'T16',
      what: `backup under traffic, ${probes} probes of the recovery point, restore into an empty place`,
      figure: `recovery point ${most.toFixed(0)} ms at most; row hashes of ${figures.tables} tables equal; ${photos.length} photo files; backup ${figures['backup took']}, restore ${figures['restore took']}`,
      command,
    });
  });

  it('encrypted in a bucket is restored by its key, and by no other', async () => {
    const target = await newInstallation('second');
    const [key, other] = ['key', 'other'].map((name) => path.join(scratch, name)) as [string, string];
    for (const file of [key, other]) execFileSync('age-keygen', ['-o', file], { stdio: 'ignore' });
    const recipient = execFileSync('age-keygen', ['-y', key], { encoding: 'utf8' }).trim();
    await app?.stop();
    app = undefined;
    const from = restoredPlace.options;
    await succeeds(from, 'backup', s3.url, '--encrypt-to', recipient);
    const plain = (await s3.keys()).filter((name) => !/\.age$|manifest\.json$|photos\.txt$/.test(name));
    expect(plain).toEqual([]);

    const refused = await runCommand(target.options, 'restore', s3.url, '--identity', other);
    expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('age ended with 1') });
    expect(await rowsOf(target.options.databaseUrl, 'SHOW TABLES')).toEqual([]);
    await succeeds(target.options, 'restore', s3.url, '--identity', key);
    expect(await hashesOf(target.options)).toEqual(await hashesOf(from));
  });
});

describe('a restore says what is wrong', () => {
  let target: Installation;
  let dump: string;
  let count = 0;
  /** Restores into a place that nothing was restored into. */
  const tried = async () => {
    const options = await emptyPlace(target, `empty${count++}`);
    return { options, ...(await runCommand(options, 'restore', place)) };
  };
  beforeAll(async () => {
    target = await newInstallation('third');
    const [folder = ''] = fs.readdirSync(path.join(place, 'backups'));
    dump = path.join(place, 'backups', folder, 'database.sql.zst');
  });

  it('of one byte of the database, and writes nothing', async () => {
    flipOneByte(dump);
    const { options, ...ended } = await tried();
    expect(ended).toMatchObject({ code: 1, printed: expect.stringContaining('is not what it was') });
    expect(await rowsOf(options.databaseUrl, 'SHOW TABLES')).toEqual([]);
    flipOneByte(dump);
  });

  it('of one digit of the manifest, and writes nothing', async () => {
    const file = path.join(path.dirname(dump), 'manifest.json');
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(
      file,
      text.replace(/"account": (\d+)/, (_, rows) => `"account": ${Number(rows) + 1}`),
    );
    const { options, ...ended } = await tried();
    expect(ended).toMatchObject({ code: 1, printed: expect.stringContaining('was changed') });
    expect(await rowsOf(options.databaseUrl, 'SHOW TABLES')).toEqual([]);
    fs.writeFileSync(file, text);
  });

  it('of a photo that is missing and of one that was changed', async () => {
    const list = fs.readFileSync(path.join(path.dirname(dump), 'photos.txt'), 'utf8').split('\n');
    const [missing = '', changed = ''] = list;
    fs.renameSync(path.join(place, missing), path.join(scratch, 'missing'));
    flipOneByte(path.join(place, changed));
    const { printed, code } = await tried();
    expect(code).toBe(1);
    expect(printed).toContain(`photo missing: ${missing}`);
    expect(printed).toContain(`photo: ${changed} is not what it was`);
    fs.renameSync(path.join(scratch, 'missing'), path.join(place, missing));
    flipOneByte(path.join(place, changed));
  });

  it('of a place that is not empty', async () => {
    const ended = await tried();
    expect(ended.code).toBe(0);
    const again = await runCommand(ended.options, 'restore', place);
    expect(again).toMatchObject({ code: 1, printed: expect.stringContaining('The database has tables') });
  });

  it('of backups that are too old: they and their photos are deleted, and no newer one’s', async () => {
    const options = await emptyPlace(target, 'pruned');
    await succeeds(options, 'restore', place);
    const own = path.join(scratch, 'own');
    await succeeds(options, 'backup', own);
    const [id = ''] = fs.readdirSync(path.join(own, 'backups'));
    const manifest = path.join(own, 'backups', id, 'manifest.json');
    const takenAt = new Date(Date.now() - 20 * 86_400_000).toISOString();
    fs.writeFileSync(
      manifest,
      fs.readFileSync(manifest, 'utf8').replace(/"takenAt": "[^"]+"/, `"takenAt": "${takenAt}"`),
    );
    const [removed = ''] = photosOf(options);
    fs.rmSync(removed);
    const kept = photosOf(options).length;
    await succeeds(options, 'backup', own, '--keep', '14');
    expect(fs.readdirSync(path.join(own, 'backups'))).toHaveLength(1);
    expect(filesBelow(path.join(own, 'photos'))).toHaveLength(kept);
  });
});
