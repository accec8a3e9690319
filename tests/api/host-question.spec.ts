import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Health } from '../../apps/server/src/kernel/entrance/operations/health.ts';
import { openPrivatePort } from '../../apps/server/src/kernel/entrance/operations/private-port.ts';
import type { TenantRecord } from '../../packages/contract/src/brands/calls/tenants.ts';
import { freePort } from '../../scripts/services/ports.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { workMeter } from '../support/app/work.ts';

let app: TestApp;
let owner: Browser;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1,10.1.0.0/16' } });
  await createStaff(app, 'owner@staff.test', 'owner');
  owner = await openConsole(app, 'owner@staff.test');
});

const pathOf = (name: string) => `/health/host?domain=${encodeURIComponent(name)}`;
const ask = async (name: string, target = app): Promise<number> => {
  const { status, text } = await target.request('127.0.0.1:3000', { path: pathOf(name) });
  expect([name, text]).toEqual([name, JSON.stringify({ host: status === 200 })]);
  return status;
};
const record = async (id: string) => (await owner.get(`/admin-api/tenants/${id}`)).json as TenantRecord;
const setHosts = async (id: string, hosts: string[]): Promise<void> => {
  const answer = await owner.put(`/admin-api/tenants/${id}/hosts`, {
    version: (await record(id)).version,
    hosts,
  });
  expect(answer).toMatchObject({ status: 200 });
};
/** Whether the server serves anything under a `Host` over HTTPS. */
const serves = async (host: string): Promise<boolean> => {
  const { status, text } = await app.request(host, {
    path: '/robots.txt',
    headers: { 'x-forwarded-proto': 'https' },
  });
  return !(status === 404 && text === 'Not found\n');
};

describe('whether a name may have a certificate', () => {
  it('is yes for each host that is served, in each spelling, and for no other', async () => {
    // Typed as people write it, stored as browsers send it.
    await setHosts('beta', ['beta.localhost', 'Bücher.localhost']);
    const names = [
      ...[
        'alpha.localhost',
        'ALPHA.localhost',
        'alpha.localhost.',
        'alpha.localhost:443',
        'alpha.localhost:3000',
      ],
      ...['beta.localhost', 'xn--bcher-kva.localhost', 'XN--Bcher-KVA.localhost.'],
      ...['console.localhost', 'Console.Localhost.', 'alpha.console.localhost', 'beta.console.localhost'],
      ...[
        'alpha.localhost..',
        'alpha.localhost:81',
        'alpha.localhost:',
        'alpha',
        '.alpha.localhost',
        ' alpha.localhost',
      ],
      ...['x.alpha.localhost', 'nobody.console.localhost', 'x.alpha.console.localhost', '.console.localhost'],
      ...['', '.', 'localhost', 'foreign.example', '127.0.0.1', '[::1]', '*.localhost', 'alpha.localhost/x'],
      ...[
        'http://alpha.localhost',
        'alpha.localhost,beta.localhost',
        'alpha.localhost\0',
        'user@alpha.localhost',
      ],
      ...['a'.repeat(254), `${'a.'.repeat(400)}localhost`],
    ];
    const answers = [];
    for (const name of names) answers.push([name, await ask(name)]);
    const served = [];
    for (const name of names) served.push([name, (await serves(name)) ? 200 : 404]);
    // A preview's host says of any key whether a token opens it, also of one that no brand has.
    expect(answers).toEqual(served);
    expect(answers.filter(([, status]) => status === 200)).toHaveLength(12);
  });

  it('is the same for letters of any language as for their ASCII', async () => {
    for (const name of [
      'bücher.localhost',
      'BÜCHER.localhost',
      'bu\u0308cher.localhost',
      'bücher.localhost.',
    ])
      expect([name, await ask(name)]).toEqual([name, 200]);
    for (const name of [
      'bücher.example',
      'https://bücher.localhost',
      'bücher.localhost/x',
      'bücher.localhost:443',
    ])
      expect([name, await ask(name)]).toEqual([name, 404]);
  });

  it('is yes for a draft, whose certificate is checked before it is public, and for a closed brand', async () => {
    const draft = {
      ...{ client_id: randomUUID(), id: 'delta', host: 'delta.localhost', name: 'Delta', niche: 1 },
      ...{ theme: 'ember', domain_language: 'nl', locales: ['nl'], countries: ['NL'] },
      ...{ support_email: 'help@delta.example', company_id: 'lantaarn', new_company: null },
    };
    expect(await ask('delta.localhost')).toBe(404);
    expect(await owner.post('/admin-api/tenants', draft)).toMatchObject({ status: 200 });
    expect([await ask('delta.localhost'), await ask('delta.console.localhost')]).toEqual([200, 200]);
    const { version } = await record('beta');
    const closed = await owner.put('/admin-api/tenants/beta/state', { version, state: 'closed' });
    expect(closed).toMatchObject({ status: 200 });
    expect(await ask('beta.localhost')).toBe(200);
  });

  it('is answered to this machine and to proxies, where no host of ours is named', async () => {
    const from = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (
        await app.nest.inject({
          ...{ method: 'GET', url: pathOf('alpha.localhost'), remoteAddress },
          headers: { host: 'balancer.internal', ...headers },
        })
      ).statusCode;
    expect([await from('127.0.0.1'), await from('10.1.2.3')]).toEqual([200, 200]);
    expect([await from('10.2.0.1'), await from('203.0.113.5')]).toEqual([404, 404]);
    // A visitor through the proxy, who writes a line of their own besides.
    expect(await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).toBe(404);
    expect(await from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.5' })).toBe(404);
    for (const host of ['alpha.localhost', 'console.localhost', 'alpha.console.localhost'])
      expect([host, await from('127.0.0.1', { host })]).not.toEqual([host, 200]);
  });

  it('is answered on the private port', async () => {
    const port = await freePort();
    const environment = { PRIVATE_PORT: port, PRIVATE_HOST: '127.0.0.1' };
    await openPrivatePort(
      environment,
      { contentType: '', metrics: () => Promise.resolve('') },
      app.nest.get(Health),
    );
    const privately = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).status;
    expect(await privately(pathOf('alpha.localhost'))).toBe(200);
    for (const path of [pathOf('foreign.example'), '/health/host?', '/health/host', '/health/host/x'])
      expect([path, await privately(path)]).toEqual([path, 404]);
  });

  it('costs neither statements nor memory, however many names nobody has', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const thousands = async (from: number): Promise<void> => {
      for (let at = from; at < from + 10_000; at += 50)
        await Promise.all(
          Array.from({ length: 50 }, (_, index) => {
            const label = `unknown-${at + index}`;
            const name = `${label.padEnd(60, 'x')}.${'y'.repeat(60)}.${index % 2 ? 'console.localhost' : 'ünknown.example'}`;
            return ask(name).then((status) => status === 404 || Promise.reject(new Error(name)));
          }),
        );
    };
    await thousands(0);
    const measure = workMeter(app);
    collect();
    const before = process.memoryUsage().heapUsed;
    const { work } = await measure(() => thousands(10_000));
    collect();
    const grown = process.memoryUsage().heapUsed - before;
    expect(work.statements).toEqual([]);
    // Kept names alone would take more.
    expect(grown).toBeLessThan(1_000_000);
  });
});
