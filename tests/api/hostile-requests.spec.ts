import type { Server } from 'node:http';
import { userOf } from '../support/members/account-calls.ts';
import { consoleHost, createStaff, staffPassword } from '../support/app/console.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp, TestRequest } from '../support/app/test-app.ts';
import { challengeOfAMinuteAgo } from '../support/members/signup-patience.ts';
import { signupDraft } from '../support/members/draft.ts';

const host = 'alpha.localhost';
const crossSite = { 'sec-fetch-site': 'cross-site' };
const credentials = { email: 'somebody@example.test', password: 'a window seat please' };

describe('requests that no page of ours sends', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands();
  });

  const codeOf = async (name: string, request: TestRequest) => {
    const { status, json } = await app.request(name, request);
    return [status, (json as { error?: { code: string } } | undefined)?.error?.code];
  };

  it('are refused from another site however their path is spelled', async () => {
    const headers = crossSite;
    const logins = [
      '/api/user.php',
      '/%61pi/user.php',
      '/api/user%2Ephp',
      'http://alpha.localhost/%61pi/user.php',
    ];
    for (const path of logins)
      expect(await codeOf(host, { method: 'POST', path, body: credentials, headers })).toEqual([
        403,
        'cross_site_request',
      ]);
    for (const path of ['/api/logout.php', '/api/logout%2Ephp', '/%61pi/logout.php?x=1'])
      expect(await codeOf(host, { path, headers })).toEqual([403, 'cross_site_request']);
    expect(
      await codeOf(consoleHost, { method: 'POST', path: '/%61dmin-api/session', body: credentials, headers }),
    ).toEqual([403, 'cross_site_request']);
  });

  it('are told from those of our own pages whichever way a proxy writes the host', async () => {
    const hide = (written: string, origin: string) =>
      app.nest.inject({
        method: 'POST',
        url: '/api/page-hidden.php',
        headers: { host: written, origin, 'content-type': 'application/json' },
        payload: '{}',
      });
    const name = app.hostOf(host);
    for (const written of [name, `${name}:80`, name.toUpperCase(), `${name}.`])
      expect([written, (await hide(written, `http://${name}`)).statusCode]).toEqual([written, 200]);
    for (const origin of [`https://${name}`, `http://${name}:8080`, 'http://elsewhere.example', 'null'])
      expect([origin, (await hide(name, origin)).statusCode]).toEqual([origin, 403]);
  });

  it('end no session by a link that an old browser follows, which says neither whence nor by whom', async () => {
    const logOut = (headers: Record<string, string>) =>
      app.nest.inject({
        method: 'GET',
        url: '/api/logout.php',
        headers: { host: app.hostOf(host), ...headers },
      });
    expect((await logOut({})).statusCode).toBe(403);
    expect((await logOut({ 'sec-fetch-site': 'none' })).statusCode).toBe(403);
    expect((await logOut({ 'x-request-type': 'client' })).statusCode).toBe(200);
  });

  it('may not take for ever to arrive', () => {
    const server = app.nest.getHttpServer() as Server;
    expect(server.requestTimeout).toBeGreaterThan(0);
    expect(server.headersTimeout).toBeGreaterThan(0);
    expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout);
  });

  it('need the client’s header however their path is spelled', async () => {
    const headers = { 'x-request-type': '' };
    for (const path of ['/api/user.php', '/%61pi/user.php', '/api/user%2Ephp'])
      expect((await codeOf(host, { path, headers }))[1]).toBe('client_header_required');
  });

  it('reach neither the console on a brand’s host nor a brand on the console’s', async () => {
    await createStaff(app, 'olive@staff.test', 'owner');
    const body = { email: 'olive@staff.test', password: staffPassword };
    for (const path of ['/admin-api/session', '/%61dmin-api/session', '/admin%2Dapi/session']) {
      const answer = await app.request(host, { method: 'POST', path, body });
      expect([answer.status, answer.text, answer.cookies]).toEqual([404, 'Not found\n', {}]);
    }
    for (const path of [
      '/api/settings.php',
      '/%61pi/settings.php',
      '/dev/mailbox',
      '/dev/mailbox.json',
      '/dev/mailbox/x',
    ])
      expect(await codeOf(consoleHost, { path })).toEqual([404, 'not_found']);
  });

  it('name no brand with a port that cannot be', async () => {
    const path = '/api/settings.php';
    expect((await app.request(`${host}:3000`, { path })).status).toBe(200);
    expect(await app.request(`${host}:65535`, { path })).toMatchObject({ status: 404, text: 'Not found\n' });
    expect(await app.request(`${host}:65536`, { path })).toMatchObject({ status: 404, text: 'Not found\n' });
  });

  it('have fields that are called like methods of every object refused like any other', async () => {
    for (const name of ['toString', 'constructor', 'hasOwnProperty', '__proto__'])
      expect(await codeOf(host, { path: `/api/settings.php?${name}=1` })).toEqual([400, 'validation_failed']);
    const answer = await app.request(host, {
      method: 'POST',
      path: '/api/user.php',
      body: { ...credentials, constructor: 1, valueOf: 1 },
    });
    expect([answer.status, answer.json]).toEqual([
      400,
      {
        error: {
          code: 'validation_failed',
          params: {},
          fields: { constructor: 'unknown_field', valueOf: 'unknown_field' },
        },
      },
    ]);
  });

  it('may come from addresses that a common pattern would refuse, and are answered', async () => {
    for (const email of ['josé@example.test', 'a&b@example.test', 'o’brien#1@example.test']) {
      const challenge = await challengeOfAMinuteAgo(app, 'alpha');
      const body = signupDraft(email, { challenge });
      const signup = await app.request(host, { method: 'POST', path: '/api/signup', body });
      expect([signup.status, userOf(signup)?.email]).toEqual([200, email]);
      const user = await app.request(host, { path: '/api/user.php', cookies: signup.cookies });
      expect(userOf(user)?.email).toBe(email);
    }
  });
});
