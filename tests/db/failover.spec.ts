import type mysql from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';
import { Gate } from '../../scripts/services/gate.ts';
import { DatabaseFailure } from '../../apps/server/src/kernel/database/writer/failures.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { testSchema } from '../support/database/schema.ts';

/** What happens when a client sends a gate the next text like this. */
let trap: { text: string; spring: (gate: Gate) => void } | undefined;
let gates: Gate[];
let app: TestApp;
let direct: mysql.Connection;

beforeAll(async () => {
  const url = new URL((await testSchema()).url);
  gates = [0, 1].map(() => {
    const gate: Gate = new Gate(Number(url.port), (bytes) => {
      if (!trap || !bytes.includes(trap.text)) return;
      const { spring } = trap;
      trap = undefined;
      spring(gate);
    });
    return gate;
  });
  const ports = await Promise.all(gates.map((gate) => gate.open()));
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join();
  const env = { DATABASE_URL: url.href.replace(url.host, hosts), LOG_LEVEL: 'silent' };
  app = await startTestApp({ env });
  direct = await createConnection(url.href);
  await direct.query('CREATE TABLE scratch (id INT PRIMARY KEY)');
});
beforeEach(async () => {
  trap = undefined;
  await direct.query('DELETE FROM scratch');
});
afterAll(async () => {
  await direct.end();
  for (const gate of gates) gate.close();
});

const cutAll = () => gates.forEach((one) => one.cut());
const springs = (text: string, spring: (gate: Gate) => void) => (trap = { text, spring });
const insert = (id: number) => app.database.write('INSERT INTO scratch VALUES (:id)', { id });
const stored = async () => {
  const [rows] = await direct.query<mysql.RowDataPacket[]>('SELECT id FROM scratch ORDER BY id');
  return rows.map(({ id }) => Number(id));
};
const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

describe('a connection that is lost', () => {
  it('before the COMMIT: the whole is done again', async () => {
    let attempts = 0;
    await app.database.inTransaction(async () => {
      attempts += 1;
      await insert(1);
      if (attempts === 1) cutAll();
      await insert(2);
    });
    expect([attempts, await stored()]).toEqual([2, [1, 2]]);
  });

  it('that the server killed: the same', async () => {
    let attempts = 0;
    await app.database.inTransaction(async () => {
      attempts += 1;
      await insert(1);
      const [row] = await app.database.select<{ id: number }>('SELECT CONNECTION_ID() AS id');
      if (attempts === 1) await direct.query('KILL ?', [row?.id]);
      await insert(2);
    });
    expect([attempts, await stored()]).toEqual([2, [1, 2]]);
  });

  it('at the COMMIT: nobody knows, so nothing is done again', async () => {
    let attempts = 0;
    const failure = await failureOf(
      app.database.inTransaction(async () => {
        attempts += 1;
        await insert(1);
        springs('COMMIT', cutAll);
      }),
    );
    expect(failure).toBeInstanceOf(DatabaseFailure);
    expect([attempts, (failure as DatabaseFailure).kind]).toEqual([1, 'unknown']);
  });

  it('at a write on its own: the same', async () => {
    springs('INSERT INTO scratch', cutAll);
    expect(await failureOf(insert(1))).toMatchObject({ name: 'DatabaseFailure', kind: 'unknown' });
  });

  it('at a read: it is asked again, once', async () => {
    springs('SELECT 7', cutAll);
    expect(await app.database.number('SELECT 7')).toBe(7);
    const again = () => springs('SELECT 8', cutAll);
    springs('SELECT 8', () => {
      cutAll();
      again();
    });
    expect(await failureOf(app.database.number('SELECT 8'))).toMatchObject({ kind: 'lost' });
  });
});

describe('a writer that goes silent', () => {
  it('holds nobody up for 5 s: the next address takes over, and what was open is done again there', async () => {
    const used: Gate[] = [];
    const work = (text: string) =>
      app.database.inTransaction(async () => {
        springs(text, (gate) => {
          used.push(gate);
          if (used.length === 1) gate.silence();
        });
        await app.database.select(text);
        await insert(1);
      });
    const started = performance.now();
    await work('SELECT 9');
    const took = performance.now() - started;
    await app.database.number('SELECT 10');
    expect(took).toBeLessThan(5000);
    expect(await stored()).toEqual([1]);
    expect(new Set(used).size).toBe(2);
    used[0]?.pass();
  });
});

describe('a database that is away', () => {
  beforeAll(() => gates.forEach((one) => one.close()));

  it('is answered 503 with a time to come back', async () => {
    const text = JSON.stringify({ error: { code: 'unavailable', params: { retry_after: 2 } } });
    const unavailable = { status: 503, text };
    const login = { method: 'POST', path: '/api/login', body: { email: 'a@b.test', password: 'x' } } as const;
    expect(await app.request('alpha.localhost', login)).toMatchObject(unavailable);
    const session = { kindling_session: 'x'.repeat(43) };
    const page = await app.request('alpha.localhost', { path: '/api/members', cookies: session });
    expect(page).toMatchObject(unavailable);
    expect(await app.request('alpha.localhost', { path: '/health/ready' })).toMatchObject({ status: 503 });
  });
});
