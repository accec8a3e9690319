import { once } from 'node:events';
import type { Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { crowdBounds } from '../../apps/server/src/kernel/entrance/crowds.ts';
import { Database } from '../../apps/server/src/kernel/database/database.ts';
import { sendRaw, type RawAnswer } from '../support/app/raw-http.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';

const settings = '/api/settings.php';
/** A proxy of ours, by an address of this machine that the tests do not use otherwise. */
const proxy = '127.0.0.7';

describe('what comes over the wire', () => {
  let app: TestApp;
  let port: number;
  let host: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { TRUSTED_PROXIES: proxy } });
    await app.nest.listen(0, '127.0.0.1');
    ({ port } = (app.nest.getHttpServer() as Server).address() as AddressInfo);
    host = `host: alpha.localhost:${port}`;
  });

  const get = (target: string, ...headers: string[]) => sendLines(`GET ${target} HTTP/1.1`, ...headers);
  const sendLines = (...lines: string[]) =>
    sendRaw(port, [...lines, 'connection: close', '', ''].join('\r\n'));
  const codeOf = (answer: RawAnswer | undefined) => {
    expect(answer?.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'cache-control': 'no-store',
    });
    const { error } = JSON.parse(answer?.body ?? '{}') as { error?: { code: string } };
    return [answer?.status, error?.code];
  };

  it('names one host', async () => {
    expect((await get(settings, host))?.status).toBe(200);
    for (const headers of [[host, host], [host, 'HOST: beta.localhost'], []])
      expect(codeOf(await get(settings, ...headers))).toEqual([400, 'malformed_request']);
    expect(codeOf(await get('/health/live', host, host))).toEqual([400, 'malformed_request']);
  });

  it('names a port at which we are', async () => {
    const answers = await Promise.all(
      ['', `:${port}`, ':3000', ':1', ':443', ':65535', ':65536', ':', ':x'].map(async (written) => {
        const answer = await get(settings, `host: alpha.localhost${written}`);
        expect(answer?.headers['x-frame-options']).toBe('DENY');
        return [written.replace(String(port), 'own'), answer?.status];
      }),
    );
    expect(answers).toEqual([
      ['', 200],
      [':own', 200],
      [':3000', 200],
      ...[':1', ':443', ':65535', ':65536', ':', ':x'].map((written) => [written, 404]),
    ]);
  });

  it('ends with the refusal of a large body, which is not read', async () => {
    for (const [path, type, code] of [
      ['/api/user.php', 'application/json', 'payload_too_large'],
      ['/api/user.php', 'application/x-www-form-urlencoded', 'unsupported_media_type'],
      ['/api/photos', 'image/jpeg', 'authentication_required'],
      ['/api/nothing', 'application/json', 'not_found'],
    ] as const) {
      const headers = [host, 'x-request-type: client', `content-type: ${type}`, 'content-length: 1000000'];
      // The body never comes: whoever waits for it does not answer.
      const answer = await sendRaw(port, [`POST ${path} HTTP/1.1`, ...headers, '', '{'].join('\r\n'));
      expect([codeOf(answer)[1], answer?.headers['connection']]).toEqual([code, 'close']);
    }
  });

  it('keeps a connection whose body is short, though it was refused', async () => {
    const short = ['content-type: text/plain', 'content-length: 5', 'x-request-type: client'];
    const refused = [`POST /api/user.php HTTP/1.1`, host, ...short, '', 'hello'].join('\r\n');
    const next = [`GET ${settings} HTTP/1.1`, host, 'connection: close', '', ''].join('\r\n');
    const answer = await sendRaw(port, refused + next);
    expect(answer?.headers['connection']).not.toBe('close');
    expect(answer?.body).toContain('HTTP/1.1 200');
  });

  it('has whole escapes and parameters that could name something', async () => {
    for (const target of ['/%', '/api/members/%E0%A4%A', '/%zz?x=1', '/api/%c3%28'])
      expect(codeOf(await get(target, host))).toEqual([400, 'malformed_request']);
    expect(codeOf(await get(`/api/members/${'x'.repeat(300)}`, host))).toEqual([404, 'not_found']);
    for (const target of ['*', 'nothing', 'http://', '//'])
      expect(codeOf(await get(target, host))[0]).toBeGreaterThanOrEqual(400);
  });

  it('is no longer than any address of ours', async () => {
    const keys = Array.from({ length: 2500 }, (_, index) => `k${index}`).join('&');
    for (const target of [
      `${settings}?${keys}`,
      `/likes?${'x'.repeat(8000)}`,
      `/${'x'.repeat(2000)}`,
      `/dev/mailbox?${'a=1&'.repeat(101)}`,
    ])
      expect(codeOf(await get(target, host))).toEqual([400, 'malformed_request']);
    expect(codeOf(await get(`${settings}?${'a=1&'.repeat(99)}`, host))).toEqual([400, 'validation_failed']);
  });

  it('is HTTP', async () => {
    for (const bytes of [
      'GET / HTTP/9.9\r\n\r\n',
      'nonsense\r\n\r\n',
      `GET / HTTP/1.1\r\n${host}\r\nx y\r\n\r\n`,
    ])
      expect(codeOf(await sendRaw(port, bytes))).toEqual([400, 'malformed_request']);
    expect(codeOf(await get('/', host, `x: ${'y'.repeat(20_000)}`))).toEqual([400, 'malformed_request']);
    expect(codeOf(await get(settings, host, 'expect: the-unexpected'))).toEqual([400, 'malformed_request']);
    for (const method of ['PROPFIND', 'PATCH', 'OPTIONS', 'TRACE', 'DELETE'])
      expect(codeOf(await sendLines(`${method} /api/nothing HTTP/1.1`, host))).toEqual([404, 'not_found']);
  });

  it('answers health checks that name neither a brand nor the console, and to visitors they are no page', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const question = path.slice('/health/'.length);
      for (const headers of [[], ['host: '], [`host: 127.0.0.1:${port}`], ['host: balancer.internal']])
        expect(await get(path, ...headers)).toMatchObject({ status: 200, body: `{"${question}":true}` });
      expect(await sendLines(`GET ${path} HTTP/1.0`)).toMatchObject({ status: 200 });
      for (const ours of [
        'alpha.localhost',
        'ALPHA.localhost.:1',
        'console.localhost',
        'alpha.console.localhost',
      ])
        expect([ours, (await get(path, `host: ${ours}`))?.status]).not.toEqual([ours, 200]);
      expect((await get(path, host))?.status).toBe(404);
    }
    for (const path of ['/health', '/health/', '/health/x', '/health/live/'])
      expect(codeOf(await get(path))).toEqual([400, 'malformed_request']);
    expect((await get('/health/x', 'host: balancer.internal'))?.status).toBe(404);
  });

  it('asks for the database’s health as often as it likes, the database is asked once a second', async () => {
    const asked = jest.spyOn(app.nest.get(Database), 'select');
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/health/ready')));
    expect(new Set(answers.map((answer) => `${answer?.status} ${answer?.body}`))).toEqual(
      new Set(['200 {"ready":true}']),
    );
    expect(asked.mock.calls.filter(([sql]) => sql === 'SELECT 1').length).toBeLessThanOrEqual(2);
    asked.mockRestore();
  });

  describe('by one network', () => {
    const open: net.Socket[] = [];
    const { connections, underWay } = crowdBounds;
    afterEach(async () => {
      for (const socket of open.splice(0)) socket.destroy();
      await until('all have left', async () => (await pending()) === 0);
    });
    const pending = () =>
      new Promise<number>((resolve) => {
        (app.nest.getHttpServer() as Server).getConnections((_error, count) => resolve(count));
      });
    /** Connects from an address and begins a request whose body never comes. */
    const hold = async (from: string, ...headers: string[]): Promise<net.Socket> => {
      const socket = net.connect({ port, host: '127.0.0.1', localAddress: from });
      open.push(socket);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(
        [
          'POST /api/user.php HTTP/1.1',
          host,
          'content-type: application/json',
          'x-request-type: client',
          'content-length: 9',
          ...headers,
          '',
          '',
        ].join('\r\n'),
      );
      return socket;
    };
    /** Whether the server says anything before it closes. */
    const isAnswered = (socket: net.Socket): Promise<boolean> =>
      new Promise((resolve) => {
        if (socket.closed) resolve(false);
        socket.once('data', () => resolve(true)).once('close', () => resolve(false));
      });

    it('is answered on so many connections, and the next is closed until one of them ends', async () => {
      const from = '127.0.0.8';
      const held: net.Socket[] = [];
      for (let count = 0; count < connections; count++) held.push(await hold(from));
      expect(await isAnswered(await hold(from))).toBe(false);
      // Who is elsewhere notices nothing.
      expect((await get(settings, host))?.status).toBe(200);
      held[0]?.destroy();
      await until('one may come', async () => {
        const socket = await hold(from);
        socket.write('123456789');
        return isAnswered(socket);
      });
    });

    it('is under way with so many requests that a proxy brings, while others go on through it', async () => {
      for (let count = 0; count < underWay; count++) await hold(proxy, 'x-forwarded-for: 203.0.113.7');
      await until('all have arrived', async () => (await pending()) >= underWay);
      const ask = async (address: string) => {
        const socket = await hold(proxy, `x-forwarded-for: ${address}`, 'connection: close');
        socket.write('123456789');
        const [answer] = (await once(socket, 'data')) as [Buffer];
        return answer.toString('latin1');
      };
      await until('the next is refused', async () => (await ask('203.0.113.7')).startsWith('HTTP/1.1 429 '));
      expect(await ask('203.0.113.7')).toMatch(/retry-after: 1\r\n/i);
      expect(await ask('203.0.113.8')).toMatch(/^HTTP\/1\.1 400 /);
    });
  });
});
