import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mysql from 'mysql2/promise';
import sharp from 'sharp';
import { startMariaDb } from '../../scripts/services/mariadb.ts';
import type { Service } from '../../scripts/services/service.ts';
import { installPrograms } from '../../scripts/system/install-programs.ts';
import { faketime, findExecutable } from '../../scripts/system/programs.ts';
import { prepareDatabase, startApp, type App } from '../support/app/app-process.ts';
import { requestOnce, type HttpAnswer } from '../support/app/http.ts';
import { until } from '../support/app/until.ts';
import { uploadPath } from '../support/photos/upload-path.ts';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { noteFigure } from '../support/environment/proof.ts';
import { MemberClient } from '../support/members/member-client.ts';

const HOST = 'vonk.localhost';
const command = 'npm run proof -- drills drills/disk-and-clock.spec';

jest.setTimeout(600_000);

/** The database and the pictures each on a small disk of their own, and a clock that can be moved. */
describe('a server whose disk is full, or whose clock jumps', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kindling-full-'));
  const clockFile = path.join(folder, 'clock');
  const disks = { database: path.join(folder, 'database'), files: path.join(folder, 'files') };
  let mariaDb: Service | undefined;
  let database: mysql.Connection | undefined;
  let app: App | undefined;
  let sender: MemberClient;
  let receiver: string;
  let count = 0;

  beforeAll(async () => {
    await installPrograms([faketime]);
    mount(disks.database, '256m');
    mount(disks.files, '4m');
    setClock('+0');
    mariaDb = await startMariaDb({ dataDir: disks.database, durable: true, schema: 'kindling' });
    const options = { databaseUrl: mariaDb.url, redisUrl: await testRedisUrl() };
    const env = {
      KINDLING_DATA_DIR: disks.files,
      LOG_LEVEL: 'warn',
      LD_PRELOAD: fakeTimeLibrary(),
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    await prepareDatabase({ ...options, seed: false });
    database = await mysql.createConnection(mariaDb.url);
    app = await startApp({ ...options, env });
    sender = new MemberClient(app.port, HOST);
    await sender.signUp('sender@example.test');
    receiver = await new MemberClient(app.port, HOST).signUp('receiver@example.test');
    await database.query(
      "UPDATE account SET status = 'active', claimed_email = email, confirmed_at = NOW(3)",
    );
    await database.query("UPDATE profile SET status = 'active', unconfirmed = 0, listed = 1");
    await sender.buy('seizoen');
    await until(
      'credits',
      async () => (await number("SELECT COUNT(*) FROM payment WHERE status = 'completed'")) === 1,
    );
  });

  afterAll(async () => {
    await app?.kill9();
    await database?.end();
    await mariaDb?.stop();
    for (const disk of Object.values(disks)) execFileSync('umount', [disk]);
    rmSync(folder, { recursive: true, force: true });
  });

  /** By `faketime`: an offset like `+2h`. */
  function setClock(offset: string): void {
    writeFileSync(clockFile, `${offset}\n`);
  }
  const connected = (): mysql.Connection => {
    if (!database) throw new Error('not connected');
    return database;
  };
  const number = async (sql: string, values: unknown[] = []): Promise<number> => {
    const [rows] = await connected().query(sql, values);
    return Number(Object.values((rows as Record<string, unknown>[])[0] ?? {})[0]);
  };
  const ask = (method: string, path: string, body: Buffer | object, type: string): Promise<HttpAnswer> =>
    requestOnce(app?.port ?? 0, HOST, {
      method,
      path,
      body: Buffer.isBuffer(body) ? body : JSON.stringify(body),
      headers: {
        'x-request-type': 'client',
        'sec-fetch-site': 'same-origin',
        'content-type': type,
        cookie: sender.session,
      },
    });
  const post = (path: string, body: object) => ask('POST', path, body, 'application/json');
  const send = () => sender.send(receiver, `message ${++count}`);
  const stored = (ids: readonly string[]) => number('SELECT COUNT(*) FROM message WHERE id IN (?)', [ids]);

  it('keeps no picture while their disk is full, says so, and takes the next one', async () => {
    const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#a43' } })
      .jpeg()
      .toBuffer();
    const upload = () => ask('POST', uploadPath(), picture, 'image/jpeg');
    const photos = () => number("SELECT COUNT(*) FROM photo WHERE status <> 'removed'");
    const ballast = fill(disks.files);
    const refused = await upload();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, expect.any(String)]);
    expect(await photos()).toBe(0);
    expect(await stored([await send()])).toBe(1);
    rmSync(ballast);
    expect((await upload()).status).toBe(200);
    expect(await photos()).toBe(1);
    noteFigure({
      test: 'T6',
      what: 'disk of the pictures full',
      figure: 'chat works, an upload answers 503, the next one is kept',
      command,
    });
  });

  it('acknowledges nothing that its full database did not store, and goes on when there is room', async () => {
    const acknowledged: string[] = [await send()];
    const ballast = fill(disks.database);
    const answers: number[] = [];
    const text = 'x'.repeat(150);
    for (let turn = 0; turn < 3000 && !answers.includes(503); turn++) {
      const answer = await post('/api/messages', {
        client_id: crypto.randomUUID(),
        profile_id: receiver,
        text: `${turn} ${text}`,
      });
      answers.push(answer.status);
      if (answer.status === 200)
        acknowledged.push((JSON.parse(answer.body.toString()) as Acknowledged).message.id);
    }
    const refused = answers.filter((status) => status !== 200);
    process.stderr.write(`full database: ${acknowledged.length} taken, then ${refused.join(' ')}\n`);
    expect(refused.filter((status) => ![429, 503].includes(status))).toEqual([]);
    rmSync(ballast);
    acknowledged.push(await send());
    expect(await stored(acknowledged)).toBe(acknowledged.length);
    noteFigure({
      test: 'T6',
      what: 'disk of the database full',
      figure: `${acknowledged.length} messages acknowledged and stored, ${refused.length} refused; writes go on once there is room`,
      command,
    });
  });

  it('keeps sessions, order and mails whichever way its clock jumps', async () => {
    const sent = [await send()];
    const jumps = ['+2h', '+0', '-2h', '+0'];
    for (const jump of jumps) {
      setClock(jump);
      sent.push(await send(), await send());
      await new MemberClient(app?.port ?? 0, HOST).signUp(`member${sent.length}@example.test`);
    }
    const [rows] = await connected().query('SELECT id FROM message WHERE id IN (?) ORDER BY seq', [sent]);
    expect((rows as { id: string }[]).map(({ id }) => id)).toEqual(sent);
    await until(
      'an empty outbox',
      async () =>
        (await number("SELECT COUNT(*) FROM outbox WHERE state = 'open' AND run_at <= NOW(3)")) === 0,
    );
    expect(await number("SELECT COUNT(*) FROM outbox WHERE state = 'failed'")).toBe(0);
    noteFigure({
      test: 'T6',
      what: `clock moved by ${jumps.join(', ')}`,
      figure: `${sent.length} of ${sent.length} messages in their order, sessions and limits hold, the outbox drains`,
      command,
    });
  });
});

interface Acknowledged {
  message: { id: string };
}

function mount(disk: string, size: string): void {
  mkdirSync(disk, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
}

/** Leaves no room on a disk. @returns the file that takes it */
function fill(disk: string): string {
  const file = path.join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(file, Buffer.alloc(bavail * bsize));
  return file;
}

function fakeTimeLibrary(): string {
  const program = findExecutable('faketime') ?? 'faketime';
  return execFileSync(program, ['-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' }).trim();
}
