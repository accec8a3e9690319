import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Gate } from '../../scripts/services/gate.ts';
import { prepareDatabase, startApp, type App } from '../support/app/app-process.ts';
import { requestOnce } from '../support/app/http.ts';
import { until } from '../support/app/until.ts';
import { MemberClient } from '../support/members/member-client.ts';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { createSchema, type TestSchema } from '../support/database/schema.ts';

const HOST = 'vonk.localhost';

describe('the built server while its database is away', () => {
  let schema: TestSchema;
  let gate: Gate;
  let gatePort: number;
  let app: App;
  let session: string;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindling-away-'));

  beforeAll(async () => {
    schema = await createSchema();
    const url = new URL(schema.url);
    gate = new Gate(Number(url.port));
    gatePort = await gate.open();
    const env = { KINDLING_DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
    const redisUrl = await testRedisUrl();
    await prepareDatabase({ databaseUrl: schema.url, redisUrl, env, seed: false });
    url.port = String(gatePort);
    app = await startApp({ databaseUrl: url.href, redisUrl, env });
    const member = new MemberClient(app.port, HOST);
    await member.signUp('member@example.test');
    session = member.session;
  });
  afterAll(async () => {
    await app.stop();
    gate.close();
    await schema.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const get = (address: string) =>
    requestOnce(app.port, HOST, {
      path: address,
      headers: { accept: 'text/html,*/*;q=0.8', cookie: session },
    });
  const isReady = async () =>
    (await requestOnce(app.port, '127.0.0.1', { path: '/health/ready' })).status === 200;
  const paths = ['/', '/leden', '/berichten', '/instellingen', '/credits'];

  it('shows a calm page that comes back by itself, and answers calls 503; nothing is a failure of the server', async () => {
    const redirects = await Promise.all(paths.map(get));
    const shown = redirects.map(({ headers }, index) => String(headers.location ?? paths[index]));
    gate.close();
    await until('not ready', async () => !(await isReady()));
    for (const page of await Promise.all(shown.map(get))) {
      expect([page.status, page.headers['retry-after'], page.headers.refresh]).toEqual([503, '2', '2']);
      expect(page.body.toString()).toContain('vanzelf opnieuw');
    }
    const call = await get('/api/settings.php');
    expect([call.status, call.headers['retry-after']]).toEqual([503, '2']);
    // One line for each kind, none with a stack.
    const logs = app.logs();
    expect(logs).toContain('"msg":"the database failed"');
    expect(logs).not.toMatch(/request failed|could not be shown|"stack"/);
  });

  it('goes on by itself when it is back', async () => {
    gate = new Gate(Number(new URL(schema.url).port));
    await gate.open(gatePort);
    await until('ready', isReady);
    expect((await get('/leden')).status).toBeLessThan(400);
  });
});
