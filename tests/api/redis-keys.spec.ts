import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import mysql from 'mysql2/promise';
import { freePort } from '../../scripts/services/ports.ts';
import { prepareDatabase, startApp, type App } from '../support/app/app-process.ts';
import { requestOnce, type HttpAnswer } from '../support/app/http.ts';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { createSchema, type TestSchema } from '../support/database/schema.ts';
import { until } from '../support/app/until.ts';
import { signupDraft } from '../support/members/draft.ts';
import { provingSignup } from '../support/members/signup-proof.ts';

const host = 'vonk.localhost';

/** Keys without an end: one each, however long the server runs. */
const forEver: readonly RegExp[] = [
  // The queue's counter and its mark that it is paused or not.
  /^kindling:outbox:(id|meta-paused|meta)$/,
];

describe('what Redis holds after some work', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindling-redis-keys-'));
  let schema: TestSchema;
  let app: App;
  let redis: Redis;
  let database: mysql.Connection;
  let port: number;

  beforeAll(async () => {
    schema = await createSchema();
    const redisUrl = await testRedisUrl();
    port = await freePort();
    const options = {
      databaseUrl: schema.url,
      redisUrl,
      port,
      env: { KINDLING_DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    };
    await prepareDatabase({ ...options, seed: false });
    database = await mysql.createConnection(schema.url);
    redis = new Redis(redisUrl);
    app = await startApp(options);
  });

  afterAll(async () => {
    await app.kill9();
    redis.disconnect();
    await database.end();
    await schema.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = (path_: string, cookie = '', body?: object): Promise<HttpAnswer> =>
    requestOnce(port, host, {
      method: body ? 'POST' : 'GET',
      path: path_,
      headers: {
        'x-request-type': 'client',
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body && JSON.stringify(body),
    });

  it('ends by itself, but for a named few', async () => {
    for (const email of ['one@example.test', 'two@example.test', 'three@example.test']) {
      const answer = await provingSignup(
        (challenge) => ask('/api/signup', '', signupDraft(email, { challenge })),
        ({ body }) => JSON.parse(body.toString()) as unknown,
      );
      expect(answer.status).toBe(200);
      const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      for (const path_ of [
        '/api/user.php',
        '/api/members',
        '/api/chats.php',
        '/api/updates',
        '/',
        '/api/profile',
      ])
        await ask(path_, cookie);
      await ask('/api/user.php', '', { email, password: 'a wrong guess' });
      await ask('/api/password/reset', '', { email });
      await ask('/api/likes', cookie, { profile_id: 'nobody' });
    }
    await until('jobs that are done', async () => {
      const [rows] = await database.query("SELECT id FROM outbox WHERE state = 'open'");
      return (rows as unknown[]).length === 0;
    });
    let endless: string[] = [];
    await until('a queue that cleared what it did', async () => {
      endless = [];
      for (const key of await redis.keys('*'))
        if ((await redis.ttl(key)) === -1 && !forEver.some((known) => known.test(key))) endless.push(key);
      return endless.length === 0;
    }).catch(() => undefined);
    expect(endless).toEqual([]);
    const keys = await redis.keys('*');
    expect(keys.filter((key) => key.startsWith('limit:')).length).toBeGreaterThan(5);
    expect(keys).toContain('kindling:outbox:id');
  });
});
