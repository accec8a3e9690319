import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import mysql from 'mysql2/promise';
import { root } from '../../scripts/root.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { findExecutable } from '../../scripts/system/programs.ts';
import { startPrometheus, type PrometheusServer } from '../support/alarms/prometheus.ts';
import { prepareDatabase, startApp, type App } from '../support/app/app-process.ts';
import { requestOnce } from '../support/app/http.ts';
import { until } from '../support/app/until.ts';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { createSchema, type TestSchema } from '../support/database/schema.ts';
import { noteFigure } from '../support/environment/proof.ts';
import { signupDraft } from '../support/members/draft.ts';
import { someId } from '../support/members/profiles.ts';
import { provingSignup } from '../support/members/signup-proof.ts';

const HOST = 'vonk.localhost';
const TENANT = 'vonk';
const ADDRESS = 'alarmed@example.test';
const scrapeMostMs = 250;

describe('the rules for Prometheus', () => {
  const promtool = (...args: string[]) =>
    promisify(execFile)(findExecutable('promtool') ?? 'promtool', args, { cwd: path.join(root, 'ops') });

  it('are sound, as their configuration is, and pass their tests', async () => {
    await promtool('check', 'config', 'prometheus.yml');
    await promtool('check', 'rules', 'alerts.yml');
    const { stdout } = await promtool('test', 'rules', 'alerts.test.yml');
    expect(stdout).toContain('SUCCESS');
  });
});

describe('Prometheus beside a running installation', () => {
  let schema: TestSchema;
  let app: App;
  let database: mysql.Connection;
  let prometheus: PrometheusServer;
  let web: number;
  let worker: number;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindling-alarms-'));

  beforeAll(async () => {
    schema = await createSchema();
    web = await freePort();
    worker = await freePort();
    const options = {
      databaseUrl: schema.url,
      redisUrl: await testRedisUrl(),
      env: {
        KINDLING_DATA_DIR: dataDir,
        LOG_LEVEL: 'debug',
        PRIVATE_PORT: `${web}`,
        // Where no mail server is.
        SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      },
      workerEnv: { PRIVATE_PORT: `${worker}` },
    };
    await prepareDatabase({ ...options, seed: false });
    database = await mysql.createConnection(schema.url);
    app = await startApp(options);
    prometheus = await startPrometheus({ web, worker, heartbeatSeconds: 5 });
  });

  afterAll(async () => {
    await prometheus.stop();
    process.kill(app.workerPid ?? 0, 'SIGCONT');
    await app.kill9();
    await database.end();
    await schema.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const rows = async (sql: string): Promise<Record<string, unknown>[]> =>
    (await database.query(sql))[0] as Record<string, unknown>[];
  const alarms = async () => (await prometheus.firing()).map(({ labels }) => labels['alertname']);
  const rings = async (name: string, fault: string): Promise<void> => {
    const begun = performance.now();
    await until(`${name} is firing`, async () => (await alarms()).includes(name));
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    noteFigure({
      test: 'alarms',
      what: fault,
      figure: `${name} fires after ${seconds} s, scraped each second, without its waiting time`,
      command: 'npm run proof -- drills drills/alarms.spec',
    });
  };
  const ends = (name: string) => until(`${name} ends`, async () => !(await alarms()).includes(name));

  it('hears both processes, and no alarm', async () => {
    await until('both answer', async () => (await prometheus.value('sum(up)')) === 2);
    await until('the figures of the database', async () => {
      const differences = await prometheus.value('sum(kindling_books_open_differences)');
      return differences === 0;
    });
    await until('quiet', async () => (await alarms()).length === 0);
  });

  it('is answered within milliseconds, and learns nothing about anybody', async () => {
    const times: number[] = [];
    for (let scrape = 0; scrape < 20; scrape++) {
      const begun = performance.now();
      const { body } = await requestOnce(web, '127.0.0.1', { path: '/metrics' });
      times.push(performance.now() - begun);
      expect(body.toString()).not.toContain(TENANT);
    }
    const median = times.toSorted((one, other) => one - other)[10] ?? Infinity;
    noteFigure({
      test: 'alarms',
      what: 'a scrape of a web process',
      figure: `${median.toFixed(1)} ms, median of 20`,
      command: 'npm run proof -- drills drills/alarms.spec',
    });
    expect(median).toBeLessThan(scrapeMostMs);
  });

  it('fires when a job is given up', async () => {
    const signedUp = await provingSignup(
      (challenge) =>
        requestOnce(app.port, HOST, {
          method: 'POST',
          path: '/api/signup',
          headers: {
            'x-request-type': 'client',
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/json',
          },
          body: JSON.stringify(signupDraft(ADDRESS, { challenge })),
        }),
      ({ body }) => JSON.parse(body.toString()) as unknown,
    );
    expect(signedUp.status).toBe(200);
    await until('a first attempt', async () => {
      const tried = await rows('SELECT id FROM outbox WHERE attempts > 0');
      return tried.length > 0;
    });
    const retried = 'sum(kindling_job_runs_total{outcome="retried"})';
    await until('it is counted', async () => ((await prometheus.value(retried)) ?? 0) > 0);
    expect(await alarms()).not.toContain('KindlingJobGivenUp');
    // The eleventh has failed as well.
    await database.query('UPDATE outbox SET attempts = 11, run_at = UTC_TIMESTAMP(3) WHERE attempts > 0');
    await rings('KindlingJobGivenUp', 'a mail that no server takes');
    await until(
      'the row waits for a person',
      async () => (await prometheus.value('kindling_outbox_failed_rows')) === 1,
    );
  });

  it('fires when the worker hangs, and ends when it goes on', async () => {
    process.kill(app.workerPid ?? 0, 'SIGSTOP');
    await rings('KindlingWorkerDown', 'a worker that is stopped (SIGSTOP)');
    process.kill(app.workerPid ?? 0, 'SIGCONT');
    await ends('KindlingWorkerDown');
  });

  it('fires when the worker answers and its loop does not turn', async () => {
    const holder = await mysql.createConnection(schema.url);
    await holder.query('LOCK TABLES outbox WRITE');
    await rings('KindlingWorkerStuck', 'a worker whose statement never comes back');
    await holder.end();
    await ends('KindlingWorkerStuck');
  });

  it('fires when a balance was changed by hand', async () => {
    await database.query("UPDATE ledger_account SET balance = balance + 7 WHERE kind = 'member' LIMIT 1");
    await database.query(
      `INSERT INTO outbox (tenant_id, id, job, payload, state, attempts, created_at, run_at)
       VALUES ('${TENANT}', '${someId()}', 'books.check', '{}', 'open', 0, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))`,
    );
    await rings('KindlingBooksDiffer', 'a balance that was changed in SQL, from the check on');
  });
});
