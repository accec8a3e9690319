import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import mysql from 'mysql2/promise';
import { freePort } from '../../scripts/services/ports.ts';
import { prepareDatabase, startApp, type App, type AppOptions } from '../support/app/app-process.ts';
import { requestOnce, type HttpAnswer } from '../support/app/http.ts';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { createSchema, type TestSchema } from '../support/database/schema.ts';
import { until } from '../support/app/until.ts';
import { signupDraft } from '../support/members/draft.ts';
import { provingSignup } from '../support/members/signup-proof.ts';

const HOST = 'vonk.localhost';
/** What a process logs that did not wait for everything. */
const gaveUp = 'ended before everything was finished';

describe('a server that is told to end', () => {
  let schema: TestSchema;
  let options: AppOptions & { port: number };
  let app: App;
  let database: mysql.Connection;
  /** Holds tables, so that whoever asks for them is at work for as long as a test wants. */
  let holder: mysql.Connection;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindling-shutdown-'));

  beforeAll(async () => {
    schema = await createSchema();
    options = {
      databaseUrl: schema.url,
      redisUrl: await testRedisUrl(),
      port: await freePort(),
      env: { KINDLING_DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    };
    await prepareDatabase({ ...options, seed: false });
    database = await mysql.createConnection(schema.url);
    holder = await mysql.createConnection(schema.url);
  });

  beforeEach(async () => {
    app = await startApp(options);
  });

  afterEach(async () => {
    await holder.query('UNLOCK TABLES');
    await app.kill9();
  });

  afterAll(async () => {
    await holder.end();
    await database.end();
    await schema.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const rows = async (sql: string): Promise<Record<string, unknown>[]> => {
    const [found] = await database.query(sql);
    return found as Record<string, unknown>[];
  };
  const waitsFor = (table: string) =>
    until(`a statement that waits for ${table}`, async () => {
      const waiting = await rows(
        `SELECT id FROM information_schema.processlist
          WHERE db = '${schema.name}' AND state LIKE 'Waiting%' AND info LIKE '%${table}%' AND id <> CONNECTION_ID()`,
      );
      return waiting.length > 0;
    });
  const jobs = async () => (await rows('SELECT state FROM outbox')).map(({ state }) => state);
  const refusesConnections = () =>
    until('a closed listener', () => {
      const socket = net.connect(options.port, '127.0.0.1');
      return new Promise<boolean>((resolve) => {
        socket.once('connect', () => resolve(false));
        socket.once('error', () => resolve(true));
      }).finally(() => socket.destroy());
    });

  const ask = (path: string, cookie = '', body?: object): Promise<HttpAnswer> =>
    requestOnce(options.port, HOST, {
      method: body ? 'POST' : 'GET',
      path,
      headers: {
        'x-request-type': 'client',
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body && JSON.stringify(body),
    });
  const signUp = async (email: string): Promise<string> => {
    const answer = await provingSignup(
      (challenge) => ask('/api/signup', '', signupDraft(email, { challenge })),
      ({ body }) => JSON.parse(body.toString()) as unknown,
    );
    expect(answer.status).toBe(200);
    return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  };

  it('answers what it was asked, takes nothing new, finishes its jobs and ends well', async () => {
    const cookie = await signUp('asks@example.test');
    await until('a mail that is sent', async () => (await jobs()).every((state) => state === 'done'));

    await holder.query('LOCK TABLES session WRITE, mailed_link WRITE');
    await database.query(
      "UPDATE outbox SET state = 'open', attempts = 0, leased_until = NULL, run_at = '2020-01-01'",
    );
    const asked = ask('/api/user.php', cookie);
    await waitsFor('session');
    await waitsFor('mailed_link');

    const stopped = app.stop();
    await refusesConnections();
    await holder.query('UNLOCK TABLES');

    const answer = await asked;
    expect(answer).toMatchObject({ status: 200, headers: { connection: 'close' } });
    expect(JSON.parse(answer.body.toString())).toMatchObject({ user: { email: 'asks@example.test' } });
    await stopped;
    expect(app.logs()).not.toContain(gaveUp);
    expect(await jobs()).toEqual(['done']);
  });

  it('adds the visits that it counted to those that are stored', async () => {
    const arrive = () =>
      requestOnce(options.port, HOST, {
        method: 'GET',
        path: '/?network=north&ref=r1&sub1=a',
        headers: {
          'sec-fetch-site': 'cross-site',
          'sec-fetch-dest': 'document',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        },
      });
    for (let visit = 0; visit < 3; visit++) expect((await arrive()).status).toBe(200);
    await app.stop();
    const counted = 'SELECT page, network, ref, sub, CAST(SUM(visits) AS CHAR) visits FROM visit_tally';
    expect(await rows(`${counted} GROUP BY page, network, ref, sub`)).toEqual([
      { page: 'index', network: 'north', ref: 'r1', sub: 'a', visits: '3' },
    ]);
  });

  it('leaves what does not end in time: it stays for the next worker, and nobody holds the process', async () => {
    await signUp('waits@example.test');
    await until('a mail that is sent', async () => (await jobs()).every((state) => state === 'done'));
    await holder.query('LOCK TABLES mailed_link WRITE');
    await database.query(
      "UPDATE outbox SET state = 'open', attempts = 0, leased_until = NULL, run_at = '2020-01-01'",
    );
    await waitsFor('mailed_link');
    const slow = net.connect(options.port, '127.0.0.1');
    slow.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      slow.write(`POST /api/signup HTTP/1.1\r\nhost: ${HOST}\r\ncontent-length: 100\r\n\r\n{`, () =>
        resolve(),
      );
    });

    await app.stop();
    slow.destroy();
    expect(app.logs().split(gaveUp)).toHaveLength(3);
    expect(new Set(await jobs())).toEqual(new Set(['open']));

    // The next worker takes it when its lease is over, though the queue still says that the one before has it.
    await holder.query('UNLOCK TABLES');
    await database.query('UPDATE outbox SET leased_until = NOW(3) - INTERVAL 1 SECOND');
    app = await startApp(options);
    await until('the left job', async () => (await jobs()).every((state) => state === 'done'));
  });
});
