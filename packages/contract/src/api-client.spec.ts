import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient, maxRetries } from './api-client.js';
import { siteEndpoints } from './site-endpoints.js';

interface Planned {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Ends the connection without an answer. */
  cut?: boolean;
}

const done: Planned = { status: 200, body: { done: true } };
const jam: Planned = { status: 503, body: { error: { code: 'unavailable', params: {} } } };
const refusal = (status: number, code: string, params = {}): Planned => ({
  status,
  body: { error: { code, params } },
});

/** A real server that answers as planned, in order, the last plan for ever. */
async function serve(plans: Planned[]) {
  const seen: { method: string; url: string; headers: http.IncomingHttpHeaders; body: string }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (bytes: Buffer) => (body += bytes.toString()));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const plan = plans[Math.min(seen.length, plans.length) - 1] ?? done;
      if (plan.cut) return void request.socket.destroy();
      response.writeHead(plan.status, { 'content-type': 'application/json', ...plan.headers });
      response.end(plan.body === undefined ? '<html>' : JSON.stringify(plan.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const waits: number[] = [];
  const loggedOut = jest.fn(() => Promise.resolve());
  const call = createApiClient(siteEndpoints, {
    fetch,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    wait: async (ms) => void waits.push(ms),
    random: () => 1,
    now: Date.now,
    onLoggedOut: loggedOut,
  });
  return { call, seen, waits, loggedOut, close: () => new Promise((resolve) => server.close(resolve)) };
}

let served: Awaited<ReturnType<typeof serve>>;
const start = async (...plans: Planned[]) => (served = await serve(plans));
afterEach(() => served.close());

describe('the API client', () => {
  it('sends method, path, query and the client header', async () => {
    const { call, seen } = await start({ status: 200, body: { results: [] } });
    await call('searchMembers', { query: { min_age: 30, gender: undefined } });
    await call('seeLiker', { params: { id: 'a/b' } });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/members?min_age=30',
      'POST /api/likes/a%2Fb/seen',
    ]);
    expect(seen[0]?.headers['x-request-type']).toBe('client');
  });

  it('hands over the answer', async () => {
    const { call } = await start({ status: 200, body: { user: null } });
    await expect(call('getUser')).resolves.toEqual({ user: null });
  });

  it.each([
    ['502', { status: 502 }],
    ['503', jam],
    ['504', { status: 504 }],
    ['429', refusal(429, 'rate_limited')],
    ['a cut connection', { status: 0, cut: true }],
  ])('tries again after %s', async (_, plan) => {
    const { call, seen } = await start(plan, plan, done);
    await expect(call('logout')).resolves.toEqual({ done: true });
    expect(seen).toHaveLength(3);
  });

  it('gives up after five repeats, each wait twice the one before', async () => {
    const { call, seen, waits } = await start(jam);
    await expect(call('getUser')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(seen).toHaveLength(1 + maxRetries);
    expect(waits).toEqual([300, 600, 1200, 2400, 4800]);
  });

  it('waits as long as the server asks, but not for ever', async () => {
    const patient = await start({ ...jam, headers: { 'retry-after': '7' } }, done);
    await patient.call('getUser');
    expect(patient.waits).toEqual([7000]);
    await patient.close();
    const impatient = await start({ ...jam, headers: { 'retry-after': '3600' } });
    await expect(impatient.call('getUser')).rejects.toMatchObject({ code: 'unavailable' });
    expect(impatient.seen).toHaveLength(1);
  });

  it.each([
    ['400', refusal(400, 'validation_failed')],
    ['404', refusal(404, 'not_found')],
    ['500', { status: 500 }],
    ['a locked account, though it is a 429', refusal(429, 'account_locked', { minutes: 15 })],
    ['used up likes, though they are a 429', refusal(429, 'like_limit_reached')],
  ])('never tries again after %s', async (_, plan) => {
    const { call, seen } = await start(plan);
    await expect(call('login', { body: { email: 'a@b.test', password: 'x' } })).rejects.toThrow();
    expect(seen).toHaveLength(1);
  });

  it('repeats a write only when its repeat is the same write', async () => {
    const { call, seen } = await start(jam);
    const signup = { email: 'a@b.test', name: 'Ada', date_of_birth: '1990-01-01', password: 'x' };
    await expect(call('signup', { body: signup })).rejects.toThrow();
    expect(seen).toHaveLength(1);
    const message = { client_id: crypto.randomUUID(), profile_id: 'p', text: 'Hi' };
    await expect(call('sendMessage', { body: message })).rejects.toThrow();
    expect(seen).toHaveLength(2 + maxRetries);
    expect(new Set(seen.slice(1).map(({ body }) => body))).toEqual(new Set([JSON.stringify(message)]));
  });

  it('tells what was wrong with which field', async () => {
    const fields = { password: 'password_common' };
    const { call } = await start({
      status: 400,
      body: { error: { code: 'validation_failed', params: {}, fields } },
    });
    const body = { email: 'a@b.test', name: 'Ada', date_of_birth: '1990-01-01', password: 'x' };
    await expect(call('signup', { body })).rejects.toMatchObject({ code: 'validation_failed', fields });
  });

  it('logs out where nobody is logged in any more, but not for user.php', async () => {
    const { call, loggedOut } = await start(refusal(403, 'authentication_required'));
    await expect(call('updateUser', { body: { language: 'nl' } })).rejects.toMatchObject({
      code: 'authentication_required',
    });
    expect(loggedOut).not.toHaveBeenCalled();
    await expect(call('getChats')).rejects.toMatchObject({ code: 'authentication_required' });
    expect(loggedOut).toHaveBeenCalledTimes(1);
  });

  it('tells the page nothing while it is being left', async () => {
    const { call, loggedOut } = await start(refusal(403, 'authentication_required'));
    const told = jest.fn();
    await new Promise<void>((resolve) => {
      loggedOut.mockImplementation(() => {
        resolve();
        return new Promise<never>(() => undefined);
      });
      call('getChats').then(told, told);
    });
    // Whatever was to be told would be told by now.
    await new Promise(setImmediate);
    expect(told).not.toHaveBeenCalled();
  });

  it('does not log out for another refusal with the same status', async () => {
    const { call, loggedOut } = await start(refusal(403, 'premium_required'));
    await expect(call('getChats')).rejects.toMatchObject({ code: 'premium_required' });
    expect(loggedOut).not.toHaveBeenCalled();
  });
});
