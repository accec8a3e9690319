import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mysql from 'mysql2/promise';
import { freePort } from '../../scripts/services/ports.ts';
import { prepareDatabase, startApp, type App, type AppOptions } from '../support/app/app-process.ts';
import { MemberClient } from '../support/members/member-client.ts';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { createSchema, type TestSchema } from '../support/database/schema.ts';
import { isProof, noteFigure } from '../support/environment/proof.ts';

const HOST = 'vonk.localhost';
const KILLS = isProof ? 4 : 2;
const WRITERS = 6;
/** Of the demo brand's settings. */
const MESSAGE_CREDITS = 10;
const SIGNUP_CREDITS = 30;
const BUNDLE = { code: 'seizoen', credits: 1500 };

describe('a server that is killed while messages and payments run', () => {
  let schema: TestSchema;
  let options: AppOptions & { port: number };
  let app: App | undefined;
  let database: mysql.Connection | undefined;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindling-killed-'));

  beforeAll(async () => {
    schema = await createSchema();
    options = {
      databaseUrl: schema.url,
      redisUrl: await testRedisUrl(),
      port: await freePort(),
      env: { KINDLING_DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    };
    await prepareDatabase({ ...options, seed: false });
    app = await startApp(options);
    database = await mysql.createConnection(schema.url);
  });

  afterAll(async () => {
    await database?.end();
    await app?.stop();
    await schema.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const connected = (): mysql.Connection => {
    if (!database) throw new Error('not connected');
    return database;
  };
  const rows = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
    const [found] = await connected().query(sql, values);
    return found as Record<string, unknown>[];
  };
  const number = async (sql: string, values: unknown[] = []) =>
    Number(Object.values((await rows(sql, values))[0] ?? {})[0]);

  /** Waits for what the worker does in its own time. */
  const until = async (what: string, holds: () => Promise<boolean>) => {
    const deadline = Date.now() + 60_000;
    while (!(await holds())) {
      if (Date.now() > deadline) throw new Error(`${what} did not come to be\n${app?.logs()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('has lost nothing it acknowledged and charged nothing twice', async () => {
    const receiver = await new MemberClient(options.port, HOST).signUp('receiver@example.test');
    const sender = new MemberClient(options.port, HOST);
    const senderId = await sender.signUp('sender@example.test');
    await rows("UPDATE account SET status = 'active', claimed_email = email, confirmed_at = NOW(3)");
    await rows("UPDATE profile SET status = 'active', unconfirmed = 0, listed = 1");

    const first = await sender.buy(BUNDLE.code);
    const completed = (id: string) => async () =>
      (await number("SELECT COUNT(*) FROM payment WHERE id = ? AND status = 'completed'", [id])) === 1;
    await until('the first payment', completed(first));

    const acknowledged: string[] = [];
    const payments = [first];
    let running = true;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let count = 0; running && count < 20; count++) {
        acknowledged.push(await sender.send(receiver, `message ${writer}-${count}`));
      }
    });
    const payer = (async () => {
      while (running) payments.push(await sender.buy(BUNDLE.code));
    })();

    const clients = Promise.allSettled([...writers, payer]);
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        const before = acknowledged.length;
        await until('more messages', async () => Promise.resolve(acknowledged.length > before + 3));
        await app?.kill9();
        app = await startApp(options);
      }
    } finally {
      // Also when a server does not come back: what goes on asking for it would fail the specs after this one.
      running = false;
      await clients;
    }
    expect((await clients).filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const id of payments) await until(`payment ${id}`, completed(id));

    const stored = await rows('SELECT id FROM message WHERE sender_id = ?', [senderId]);
    const ids = stored.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(ids).toHaveLength(acknowledged.length);

    const balance = await number('SELECT balance FROM ledger_account WHERE member_id = ?', [senderId]);
    expect(balance).toBe(SIGNUP_CREDITS + payments.length * BUNDLE.credits - ids.length * MESSAGE_CREDITS);
    const purchases = await number("SELECT COUNT(*) FROM ledger_posting WHERE cause = 'purchase'");
    expect(purchases).toBe(payments.length);
    const orders = await rows('SELECT seq FROM message WHERE sender_id = ? ORDER BY seq', [senderId]);
    expect(orders.map(({ seq }) => seq)).toEqual(ids.map((_, index) => index + 1));
    noteFigure({
      test: 'T4',
      what: `web and worker killed ${KILLS} times under chat and purchases`,
      figure: `0 of ${ids.length} messages and ${payments.length} payments lost or doubled`,
      command: 'npm run proof -- api api/killed.spec',
    });
  });
});
