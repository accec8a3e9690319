import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { io } from 'socket.io-client';
import { livePath } from '../../packages/contract/src/chats/live-path.ts';
import type { TenantRecord } from '../../packages/contract/src/brands/calls/tenants.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { startApp, type App } from '../support/app/app-process.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';
import { startCaddy, type Caddy, type CaddyPorts } from '../support/live/caddy.ts';
import { joinConfirmed } from '../support/members/members.ts';

jest.setTimeout(600_000);

/** From the console's answer to the first page over HTTPS: a certificate of the machine's own authority comes at once. */
const servedWithinMs = 5_000;
/** Where visitors come from: no log may have it. */
const visitor = '127.0.5.5';

describe('brands on domains of their own behind the documented Caddy', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-domain-'));
  const webs: App[] = [];
  const privatePorts: number[] = [];
  let ports: CaddyPorts;
  let app: TestApp;
  let owner: Browser;
  let caddy: Caddy | undefined;

  beforeAll(async () => {
    app = await startTestApp();
    // The servers of this test live in the real time.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await createStaff(app, 'owner@staff.test', 'owner');
    owner = await openConsole(app, 'owner@staff.test');
    ports = { http: await freePort(), https: await freePort() };
    for (let count = 0; count < 2; count++) {
      const privatePort = await freePort();
      privatePorts.push(privatePort);
      webs.push(
        await startApp({
          ...{
            databaseUrl: app.environment.DATABASE_URL,
            redisUrl: app.environment.REDIS_URL,
            worker: false,
          },
          env: {
            ...{ KINDLING_DATA_DIR: folder, LOG_LEVEL: 'warn', DRAIN_SECONDS: '3' },
            ...{ TRUSTED_PROXIES: '127.0.0.1', PRIVATE_PORT: String(privatePort) },
            ...{ PUBLIC_SCHEME: 'https', PUBLIC_PORT: String(ports.https) },
          },
        }),
      );
    }
    const [first, second] = webs;
    caddy = await startCaddy(folder, [first?.port ?? 0, second?.port ?? 0], ports);
  });
  afterAll(async () => {
    caddy?.stop();
    for (const web of webs) await web.kill9();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const running = (): Caddy => {
    if (!caddy) throw new Error('Caddy did not start');
    return caddy;
  };
  const setHosts = async (...hosts: string[]): Promise<void> => {
    const { version } = (await owner.get('/admin-api/tenants/alpha')).json as TenantRecord;
    expect(await owner.put('/admin-api/tenants/alpha/hosts', { version, hosts })).toMatchObject({
      status: 200,
    });
  };
  /** As a browser does that trusts the authority: the name is sent in the handshake and held against the certificate. */
  const get = (
    host: string,
    target = '/',
    method = 'GET',
  ): Promise<http.IncomingMessage & { text: string }> =>
    new Promise((resolve, reject) => {
      https
        .request(
          {
            ...{ host: '127.0.0.1', port: ports.https, servername: host, path: target, method, agent: false },
            ...{ ca: running().ca, localAddress: visitor, headers: { host: `${host}:${ports.https}` } },
          },
          (answer) => {
            let text = '';
            answer.setEncoding('utf8').on('data', (part: string) => (text += part));
            answer.once('error', reject);
            answer.once('end', () => resolve(Object.assign(answer, { text })));
          },
        )
        .once('error', reject)
        .end();
    });
  const statusOf = (host: string, target?: string) =>
    get(host, target).then(
      ({ statusCode }) => statusCode,
      (error: Error) => error.message,
    );
  /** Over HTTP, without TLS. */
  const plainly = (host: string, target: string): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port: ports.http, path: target, headers: { host } }, (answer) =>
          resolve(answer.resume()),
        )
        .once('error', reject);
    });

  it('serves a host over HTTPS seconds after the console stored it', async () => {
    expect(await statusOf('own.localhost')).toMatch(/alert|EPROTO|ECONNRESET|disconnected/);
    await setHosts('alpha.localhost', 'own.localhost');
    const stored = performance.now();
    const answers: unknown[] = [];
    await until('the host is served', async () => {
      answers.push(await statusOf('own.localhost', '/api/settings.php'));
      return answers.at(-1) === 200;
    });
    const ms = Math.round(performance.now() - stored);
    process.stderr.write(
      `own domain: served over HTTPS ${ms} ms after the console's answer, ${answers.length} tries\n`,
    );
    expect(ms).toBeLessThan(servedWithinMs);
    expect(await statusOf('console.localhost', '/')).toBe(200);
    expect(await statusOf('alpha.console.localhost', '/')).toBe(403);
    expect((await get('own.localhost', '/api/settings.php')).text).toContain('Alpha');
  });

  it('fetches no certificate for a name that nobody here has', async () => {
    for (const host of ['foreign.example', 'x.own.localhost', 'nobody.console.localhost', 'localhost'])
      expect([host, await statusOf(host)]).toEqual([
        host,
        expect.stringMatching(/alert|EPROTO|ECONNRESET|disconnected/),
      ]);
    expect(running().certified()).toEqual(['alpha.console.localhost', 'console.localhost', 'own.localhost']);
  });

  it('leads from HTTP to HTTPS', async () => {
    const answer = await plainly('own.localhost', '/x?token=a%2Bb');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      301,
      'https://own.localhost/x?token=a%2Bb',
    ]);
    const page = await get('own.localhost', '/');
    expect([page.statusCode, page.headers.server]).toEqual([200, undefined]);
  });

  it('asks the second machine for a file that the first does not have', async () => {
    const refused = async () =>
      Promise.all(
        privatePorts.map(async (port) => {
          const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
          return [...text.matchAll(/^kindling_http_requests_total\{[^}]*status="4xx"[^}]*\} (\d+)$/gm)]
            .map(([, count]) => Number(count))
            .reduce((sum, count) => sum + count, 0);
        }),
      );
    const before = await refused();
    expect(await statusOf('own.localhost', '/assets/of-another-build-0000.js')).toBe(404);
    expect(await refused()).toEqual(before.map((count) => count + 1));
  });

  it('carries sockets', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const cookie = Object.entries(member.cookies)
      .map(([name, value]) => `__Host-${name}=${value}`)
      .join('; ');
    const origin = `https://own.localhost:${ports.https}`;
    const lookup = (_host: string, _options: object, done: (error: null, address: object[]) => void) =>
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    const agent = new https.Agent({ ca: running().ca, lookup: lookup as never });
    const socket = io(origin, {
      ...{
        path: livePath,
        addTrailingSlash: false,
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
      },
      ...{ agent: agent as never, extraHeaders: { origin, cookie } },
    });
    const failures: string[] = [];
    socket.on('connect_error', ({ message }) => failures.push(message));
    try {
      await until('the socket', () => {
        if (failures.length > 0) throw new Error(failures.join());
        return socket.connected;
      });
    } finally {
      socket.disconnect();
    }
  });

  it('leads from a host that left to the primary one over HTTPS, also with a certificate that is fetched only then', async () => {
    await setHosts('alpha.localhost', 'own.localhost', 'late.localhost');
    await setHosts('alpha.localhost');
    for (const host of ['own.localhost', 'late.localhost']) {
      await until(`${host} left`, async () => (await statusOf(host)) === 302);
      const { headers } = await get(host, '/nl/activate?token=secret');
      expect(headers).toMatchObject({
        location: `https://alpha.localhost:${ports.https}/nl/activate?token=secret`,
        'clear-site-data': '"cache", "storage"',
        'strict-transport-security': 'max-age=0',
        'referrer-policy': 'no-referrer',
      });
      expect((await get(host, '/api/messages', 'POST')).statusCode).toBe(410);
    }
    expect(running().certified()).toContain('late.localhost');
  });

  it('fails no request while one machine drains and ends, and logs neither addresses nor visitors', async () => {
    const statuses: unknown[] = [];
    let isOver = false;
    const load = (async () => {
      while (!isOver) statuses.push(await statusOf('alpha.localhost', '/api/settings.php'));
    })();
    await until('requests', () => statuses.length > 10);
    await webs[0]?.stop();
    const ended = statuses.length;
    await until('requests after it', () => statuses.length > ended + 10);
    isOver = true;
    await load;
    process.stderr.write(`own domain: ${statuses.length} requests while one of two machines ended\n`);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    // Names may still have certificates.
    await setHosts('alpha.localhost', 'alone.localhost');
    await until(
      'a host with one machine',
      async () => (await statusOf('alone.localhost', '/api/settings.php')) === 200,
    );

    await webs[1]?.stop();
    expect(await statusOf('alpha.localhost', '/nl/activate?token=a-secret')).toBe(503);
    await until('Caddy says so', () => /"level":"error"/.test(running().logs()));
    expect(running().logs()).toContain('own.localhost');
    expect(running().logs()).not.toMatch(/a-secret|token=|activate/);
    expect(running().logs()).not.toContain(visitor);
  });
});
