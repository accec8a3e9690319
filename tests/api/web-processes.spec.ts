import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import mysql from 'mysql2/promise';
import { isAlive } from '../../scripts/services/process-table.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { spawnTied } from '../../scripts/services/tied-process.ts';
import { startApp, type App, type AppOptions } from '../support/app/app-process.ts';
import { requestOnce, type HttpAnswer } from '../support/app/http.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { startMs, until } from '../support/app/until.ts';
import { closePages, hears, openPageOn, type LivePage } from '../support/live/pages.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { buyCredits } from '../support/members/profiles.ts';

const host = 'alpha.localhost';
const processes = 2;

describe('several web processes behind one port', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindling-processes-'));
  let app: TestApp;
  let database: mysql.Connection;
  let server: App;
  let options: AppOptions;
  let privatePort: number;
  let redisPort: number;
  let redis: ChildProcess;
  let sender: TestMember;
  let receiver: TestMember;

  beforeAll(async () => {
    redisPort = await freePort();
    await startRedis();
    app = await startTestApp({ env: { REDIS_URL: `redis://127.0.0.1:${redisPort}` } });
    // The servers of this test live in the real time.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    [sender, receiver] = [await joinConfirmed(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    await buyCredits(app, 'alpha', sender.id, 1000);
    privatePort = await freePort();
    options = {
      databaseUrl: app.environment.DATABASE_URL,
      redisUrl: app.environment.REDIS_URL,
      worker: false,
      env: {
        KINDLING_DATA_DIR: dataDir,
        PRIVATE_PORT: String(privatePort),
        WEB_PROCESSES: String(processes),
        DRAIN_SECONDS: '2',
      },
    };
    const later = "INSERT INTO migration (timestamp, name) VALUES (1799000000000, 'Later1799000000000')";
    database = await mysql.createConnection(app.environment.DATABASE_URL);
    await database.query(later);
    server = await startApp(options);
    await until('both processes', () => serving().length === processes, startMs);
  });
  afterAll(async () => {
    closePages();
    await server.kill9();
    await database.end();
    redis.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const startRedis = async (): Promise<void> => {
    const args = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    redis = spawnTied('redis-server', [...args, '--dir', dataDir], { stdio: 'ignore' });
    await until(
      'Redis',
      () =>
        new Promise<boolean>((resolve) => {
          const socket = net.connect(redisPort, '127.0.0.1');
          socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
          socket.once('connect', () => socket.destroy());
        }),
    );
  };
  /** What the processes logged under this text. */
  const logged = (text: string) =>
    server
      .logs()
      .split('\n')
      .filter((line) => line.includes(`"${text}"`))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  /** Those that have begun to listen and run still. */
  const serving = () =>
    logged('listening')
      .map(({ pid }) => Number(pid))
      .filter(isAlive);
  /** On a connection of its own, which another process may get than the one before. */
  const ask = (path: string, member?: TestMember, body?: unknown): Promise<HttpAnswer> =>
    requestOnce(server.port, host, {
      method: body === undefined ? 'GET' : 'POST',
      path,
      headers: {
        connection: 'close',
        'x-request-type': 'client',
        'sec-fetch-site': 'same-origin',
        ...(member ? { cookie: cookieOf(member) } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const cookieOf = ({ cookies }: TestMember) =>
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  /** Asks a port as a balancer or Prometheus does, without a brand's host. */
  const probe = (port: number, path: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        })
        .once('error', reject);
    });

  it('do not start on a database that lacks a migration, and name it', async () => {
    const { databaseUrl, ...rest } = options;
    const lastOfAll = 'Figures1796000015000';
    await database.query(`UPDATE migration SET name = 'Hidden' WHERE name = '${lastOfAll}'`);
    try {
      const refused = await startApp({ ...rest, databaseUrl, env: { ...rest.env, PRIVATE_PORT: '0' } }).catch(
        (error: unknown) => String(error),
      );
      expect(refused).toContain(`The database lacks migrations of this build: ${lastOfAll}.`);
      expect(refused).toContain('kindling migrate');
      expect(refused).toContain('web processes do not start');
    } finally {
      await database.query(`UPDATE migration SET name = '${lastOfAll}' WHERE name = 'Hidden'`);
    }
  });

  it('start beside a newer schema, and say so once each', () => {
    expect(logged('the database is newer than this build')).toMatchObject(
      Array.from({ length: processes }, () => ({ level: 40, migrations: ['Later1799000000000'] })),
    );
  });

  it('answer together on the private port', async () => {
    expect(await probe(privatePort, '/health/live')).toEqual({ status: 200, text: '{"live":true}' });
    expect(await probe(privatePort, '/health/ready')).toEqual({ status: 200, text: '{"ready":true}' });
    const certificateOf = async (name: string) =>
      (await probe(privatePort, `/health/host?domain=${name}`)).status;
    expect([await certificateOf(host), await certificateOf('foreign.example')]).toEqual([200, 404]);
    const { text } = await probe(privatePort, '/metrics');
    const valueOf = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    expect(valueOf('kindling_processes')).toBe(processes);
    expect(text).toContain('kindling_http_requests_total{');
    expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(processes * 50_000_000);
  });

  it('count limits together', async () => {
    // As many as one network may open complaints in an hour, and some more.
    const asked = Array.from({ length: 70 }, () =>
      ask('/api/complaints/ABCD-EFGH/opening', undefined, { token: 'none' }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(new Set(statuses).size).toBe(2);
  });

  it('reach all pages of a member, go on when one is killed, and replace it', async () => {
    const before = serving();
    const pages: LivePage[] = [];
    for (let count = 0; count < 6; count++)
      pages.push(await openPageOn(server.port, { cookies: receiver.cookies }));
    const message = { client_id: randomUUID(), profile_id: receiver.id, text: 'Hello there' };
    expect((await ask('/api/messages', sender, message)).status).toBe(200);
    for (const page of pages) await hears(page, 'message');

    process.kill(before[0] ?? -1, 'SIGKILL');
    await until('the killed process’s pages are closed', () => pages.some((page) => !page.isOpen()));
    // Some pages were its own and some were not: the message had reached both processes.
    expect(pages.some((page) => page.isOpen())).toBe(true);

    const statuses: number[] = [];
    const replaced = async () => {
      statuses.push((await ask('/api/settings.php')).status);
      return serving().length === processes;
    };
    await until('another process', replaced, startMs);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(serving()).toContain(before[1]);
    expect(logged('a web process ended by itself')).toMatchObject([{ ended: before[0], signal: 'SIGKILL' }]);
    expect((await probe(privatePort, '/health/ready')).status).toBe(200);
  });

  it('let pages poll while Redis is away, as a socket would hear only its own process', async () => {
    const open = () => openPageOn(server.port, { cookies: receiver.cookies });
    const page = await open();
    redis.kill('SIGKILL');
    await page.ended();
    await until('no more sockets', async () => {
      const another = await open().catch(() => undefined);
      another?.close();
      return another === undefined;
    });
    const message = { client_id: randomUUID(), profile_id: receiver.id, text: 'Are you there' };
    expect((await ask('/api/messages', sender, message)).status).toBe(200);
    const read = await ask(`/api/chat.php?profile_id=${sender.id}`, receiver);
    expect(read.body.toString()).toContain('Are you there');
    expect((await probe(privatePort, '/health/ready')).status).toBe(200);

    await startRedis();
    await until('sockets again', () =>
      open().then(
        () => true,
        () => false,
      ),
    );
  });

  it('say that they are not ready before they end, serve until then, and all end well', async () => {
    const all = serving();
    let page: LivePage | undefined;
    await until('a page', async () => {
      page = await openPageOn(server.port, { cookies: receiver.cookies }).catch(() => undefined);
      return page !== undefined;
    });
    const stopped = server.stop();
    await until('not ready', async () => (await probe(privatePort, '/health/ready')).status === 503);
    expect((await probe(server.port, '/health/ready')).status).toBe(503);
    expect(await ask('/api/settings.php')).toMatchObject({ status: 200, headers: { connection: 'close' } });
    expect((await probe(privatePort, '/health/live')).status).toBe(200);
    expect(page?.isOpen()).toBe(true);
    await page?.ended();
    expect((await ask('/api/settings.php')).status).toBe(200);
    await stopped;
    expect(all.filter(isAlive)).toEqual([]);
  });
});
