import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { SiteSettingsApi } from '../../apps/server/src/modules/brands/site-settings/site-settings.api.ts';
import type { PasskeyInvitation } from '../../packages/contract/src/accounts/passkeys.ts';
import type { TenantRecord } from '../../packages/contract/src/brands/calls/tenants.ts';
import type { TenantFile } from '../../packages/contract/src/brands/settings/tenant-file.ts';
import { root } from '../../scripts/root.ts';
import { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startBeside, startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';
import { becomeMember, logIn, newestMail, refusal } from '../support/members/account-calls.ts';
import { addPasskey, beginPasskey, deviceOf, logInWithPasskey } from '../support/members/authenticator.ts';
import { changePassword, newPassword } from '../support/members/credential-calls.ts';
import { memberPassword } from '../support/members/draft.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';

const dayMs = 86_400_000;
const https = { 'x-forwarded-proto': 'https' };

let app: TestApp;
let owner: Browser;
let tests = 0;
/** A host that no other test has. */
let old: string;
beforeAll(async () => {
  app = await startTestApp();
  await createStaff(app, 'owner@staff.test', 'owner');
  owner = await openConsole(app, 'owner@staff.test');
});
beforeEach(() => {
  app.clock.reset();
  old = `old${++tests}.localhost`;
});

const setHosts = async (id: string, ...hosts: string[]): Promise<void> => {
  const { version } = (await owner.get(`/admin-api/tenants/${id}`)).json as TenantRecord;
  expect(await owner.put(`/admin-api/tenants/${id}/hosts`, { version, hosts })).toMatchObject({
    status: 200,
  });
};
/** Alpha had another host for a while. */
const leave = async (): Promise<void> => {
  await setHosts('alpha', 'alpha.localhost', old);
  await setHosts('alpha', 'alpha.localhost');
};
const get = (target: string, headers: Record<string, string> = {}, host = old): Promise<TestAnswer> =>
  app.request(host, { path: target, headers });
const on = (host: string): Browser => new Browser(app, host);
const rows = () =>
  acrossTenants('a test reads former hosts', () =>
    app.database.select<{ tenant_id: string }>('SELECT tenant_id FROM former_host WHERE host = :old', {
      old,
    }),
  );

describe('a passkey of a brand with several hosts', () => {
  it('works on the first one alone; after that is another one it is listed, counted by no mail and opens nothing', async () => {
    const email = 'keys@example.test';
    const member = on('alpha.localhost');
    await becomeMember(member, email);
    const { device } = await addPasskey(member);
    await setHosts('alpha', 'alpha.localhost', old);
    const elsewhere = on(old);
    expect(refusal(await elsewhere.get('/api/passkeys/challenge'))).toMatchObject({
      code: 'passkeys_elsewhere',
      params: { host: 'alpha.localhost' },
    });
    expect((await logInWithPasskey(on('alpha.localhost'), device)).status).toBe(200);

    await setHosts('alpha', old, 'alpha.localhost');
    expect(refusal(await on('alpha.localhost').get('/api/passkeys/challenge'))).toMatchObject({
      code: 'passkeys_elsewhere',
      params: { host: old },
    });
    // No device offers it there; one that did would be refused.
    expect(refusal(await logInWithPasskey(elsewhere, device)).code).toBe('passkey_refused');
    expect((await logIn(elsewhere, email)).status).toBe(200);
    expect((await elsewhere.get('/api/passkeys')).json).toMatchObject({
      host: old,
      passkeys: [{ host: 'alpha.localhost' }],
    });
    expect((await changePassword(elsewhere, memberPassword)).status).toBe(200);
    const { text } = await newestMail(app, old, email, 'nieuw wachtwoord');
    expect(text).not.toContain('passkey');
    const added = deviceOf(elsewhere);
    const made = added.make((await beginPasskey(elsewhere, newPassword)).json as PasskeyInvitation);
    expect((await elsewhere.post('/api/passkeys', { made, name: 'New' })).status).toBe(200);
    expect((await logInWithPasskey(on(old), added)).status).toBe(200);

    await setHosts('alpha', 'alpha.localhost');
    expect((await logInWithPasskey(on('alpha.localhost'), device)).status).toBe(200);
  });
});

describe('a host that left its brand', () => {
  it('leads links to the same address on the primary host, for a while', async () => {
    await leave();
    const answer = await get('/nl/activate?token=a%2Bb&x=1', { ...https, 'sec-fetch-site': 'none' });
    expect(answer).toMatchObject({
      status: 302,
      text: '',
      headers: {
        location: 'http://alpha.localhost:3000/nl/activate?token=a%2Bb&x=1',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'clear-site-data': '"cache", "storage"',
        'strict-transport-security': 'max-age=0',
      },
    });
    expect((await get('/', {}, `${old.toUpperCase()}.:3000`)).headers.location).toBe(
      'http://alpha.localhost:3000/',
    );
    const head = await app.nest.inject({ method: 'HEAD', url: '/x', headers: { host: old } });
    expect([head.statusCode, head.headers.location]).toEqual([302, 'http://alpha.localhost:3000/x']);
    // Over HTTP nobody could trust what clears or upgrades.
    const { headers } = await get('/');
    expect([headers['clear-site-data'], headers['strict-transport-security']]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '/@evil.example',
    '@evil.example/',
    'http://evil.example/x?y=1',
    'http://alpha.localhost@evil.example/',
    '/%0d%0aset-cookie:x=1',
    '/..//evil.example',
    '/api/settings.php?host=evil.example',
  ])('leads nowhere else, whatever the address says: %j', async (target) => {
    await leave();
    const { headers } = await app.nest.inject({ method: 'GET', url: target, headers: { host: old } });
    const { origin, username } = new URL(String(headers.location));
    expect([origin, username]).toEqual(['http://alpha.localhost:3000', '']);
  });

  it('ends the cookies that it set, one by one, over HTTPS as over HTTP', async () => {
    await leave();
    const cookies = { '__Host-kindling_member': 'secret', kindling_texts: 'nl' };
    for (const [headers, secure] of [
      [https, true],
      [{}, false],
    ] as const) {
      const answer = await app.request(old, { path: '/', cookies, headers });
      expect(answer.headers['set-cookie']).toEqual(
        Object.keys(cookies).map(
          (name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`,
        ),
      );
    }
  });

  it('takes nothing that is written, but what machines post to addresses that they were given', async () => {
    await leave();
    const post = (target: string) => app.request(old, { method: 'POST', path: target, body: {} });
    for (const target of ['/api/login', '/api/messages', '/', '/api/user.php?push=1', '/admin-api/session'])
      expect([target, (await post(target)).status]).toEqual([
        target,
        target.startsWith('/admin') ? 404 : 410,
      ]);
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await app.request(old, { method, path: '/api/user.php', body: {} })).status).toBe(410);
    for (const target of ['/api/unsubscribe/no-token', '/api/payments/webhooks/sandbox']) {
      const [former, present] = [
        await post(target),
        await app.request('alpha.localhost', { method: 'POST', path: target, body: {} }),
      ];
      expect(former.json).toBeDefined();
      expect([target, former.status, former.json]).toEqual([target, present.status, present.json]);
    }
  });

  it('has certificates for as long as it answers', async () => {
    const ask = async () =>
      (await app.request('127.0.0.1', { path: `/health/host?domain=${old.toUpperCase()}.` })).status;
    expect(await ask()).toBe(404);
    await leave();
    expect(await ask()).toBe(200);
    app.clock.advance(365 * dayMs - 1);
    expect(await ask()).toBe(200);
    app.clock.advance(1);
    expect(await ask()).toBe(404);
  });

  it('is forgotten when a brand takes it, and every process knows', async () => {
    const other = await startBeside(app);
    await leave();
    const elsewhere = () => other.request(old, { path: '/api/settings.php' });
    await until('the other process', async () => (await elsewhere()).status === 302);
    await setHosts('beta', 'beta.localhost', old);
    expect(await rows()).toEqual([]);
    expect((await get('/api/settings.php')).json).toMatchObject({ name: 'Beta' });
    await until('the other process', async () => (await elsewhere()).status === 200);
    expect((await elsewhere()).json).toMatchObject({ name: 'Beta' });
    await setHosts('beta', 'beta.localhost');
    expect(await rows()).toEqual([{ tenant_id: 'beta' }]);
    expect((await get('/x')).headers.location).toBe('http://beta.localhost:3000/x');
    await setHosts('alpha', 'alpha.localhost', old);
    expect(await rows()).toEqual([]);
    expect((await get('/api/settings.php')).json).toMatchObject({ name: 'Alpha' });
  });

  it('leads to the host that is the primary one by now', async () => {
    await setHosts('alpha', 'next.localhost');
    expect((await get('/x', {}, 'alpha.localhost')).headers.location).toBe('http://next.localhost:3000/x');
    await setHosts('alpha', 'last.localhost', 'next.localhost');
    expect((await get('/x', {}, 'alpha.localhost')).headers.location).toBe('http://last.localhost:3000/x');
    expect((await get('/api/settings.php', {}, 'next.localhost')).status).toBe(200);
    await setHosts('alpha', 'alpha.localhost');
  });

  it('may have been left by the brand’s file', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-hosts-'));
    try {
      await mkdir(path.join(folder, 'config/tenants'), { recursive: true });
      for (const shared of ['config/companies', 'themes'])
        await symlink(path.join(root, shared), path.join(folder, shared));
      const file = JSON.parse(
        await readFile(path.join(root, 'config/tenants/vonk.json'), 'utf8'),
      ) as TenantFile;
      const importWith = async (...hosts: string[]) => {
        await writeFile(
          path.join(folder, 'config/tenants/gamma.json'),
          JSON.stringify({ ...file, id: 'gamma', hosts }),
        );
        return app.nest.get(SiteSettingsApi, { strict: false }).importFiles(folder);
      };
      expect(await importWith('gamma.localhost', old)).toMatchObject({ created: ['gamma'] });
      expect(await importWith('gamma.localhost')).toMatchObject({ updated: ['gamma'] });
      expect((await get('/x')).headers.location).toBe('http://gamma.localhost:3000/x');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('of a draft is forgotten: it served nobody', async () => {
    const draft = {
      ...{ client_id: randomUUID(), id: 'delta', host: old, name: 'Delta', niche: 1 },
      ...{ theme: 'ember', domain_language: 'nl', locales: ['nl'], countries: ['NL'] },
      ...{ support_email: 'help@delta.example', company_id: 'lantaarn', new_company: null },
    };
    expect(await owner.post('/admin-api/tenants', draft)).toMatchObject({ status: 200 });
    await setHosts('delta', 'delta.localhost');
    expect(await rows()).toEqual([]);
    expect(await get('/')).toMatchObject({ status: 404, text: 'Not found\n' });
  });
});

describe('push messages', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const subscribe = async (member: TestMember, host: string): Promise<void> => {
    const subscription = { endpoint: `https://push.example.org/${randomUUID()}`, expirationTime: null, keys };
    const { cookies } = member;
    const answer = await app.request(host, {
      ...{ method: 'POST', path: '/api/user.php?push=1', cookies, body: { subscription } },
    });
    expect(answer).toMatchObject({ status: 200, json: { done: true } });
  };
  const kept = async () =>
    (
      await app.inTenant('alpha', () =>
        app.database.select<{ host: string | null }>(
          'SELECT host FROM push_subscription WHERE tenant_id = :tenant ORDER BY host',
        ),
      )
    ).map(({ host }) => host);
  const counted = async ({ cookies }: TestMember) =>
    (
      (await app.request('alpha.localhost', { path: '/api/user.php', cookies })).json as {
        user: { push: { subscriptions: number } };
      }
    ).user.push.subscriptions;

  it('end for browsers that subscribed on a host that left, and for no others', async () => {
    await setHosts('alpha', 'alpha.localhost', old);
    const member = await joinConfirmed(app, 'alpha');
    for (const host of ['alpha.localhost', `${old.toUpperCase()}:3000`, `${old}.`])
      await subscribe(member, host);
    // One of the release before, which kept no host.
    await subscribe(member, 'alpha.localhost');
    await app.inTenant('alpha', () =>
      app.database.write(
        'UPDATE push_subscription SET host = NULL WHERE tenant_id = :tenant AND host = :host LIMIT 1',
        {
          host: 'alpha.localhost',
        },
      ),
    );
    expect([await counted(member), await kept()]).toEqual([4, [null, 'alpha.localhost', old, old]]);
    await setHosts('alpha', 'alpha.localhost');
    expect(await counted(member)).toBe(2);
    await app.nest.get(Housekeeping).runOnce();
    expect(await kept()).toEqual([null, 'alpha.localhost']);
  });
});

// Staff are logged out by then.
describe('a host that left long ago', () => {
  it('says after 90 days that the site has moved and names nobody, and after a year nothing', async () => {
    await leave();
    app.clock.advance(90 * dayMs - 1);
    expect((await get('/')).status).toBe(302);
    app.clock.advance(1);
    const gone = await get('/nl/chats?token=secret', https);
    expect(gone).toMatchObject({
      status: 410,
      headers: {
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
        'clear-site-data': '"cache", "storage"',
      },
    });
    expect(gone.text).toContain('Deze site is verhuisd');
    expect(gone.text).not.toMatch(/alpha|secret/i);
    expect(gone.headers.location).toBeUndefined();
    app.clock.advance(275 * dayMs - 1);
    expect((await get('/')).status).toBe(410);
    await app.nest.get(Housekeeping).runOnce();
    expect(await rows()).toHaveLength(1);
    app.clock.advance(1);
    expect(await get('/')).toMatchObject({ status: 404, text: 'Not found\n' });
    await app.nest.get(Housekeeping).runOnce();
    expect(await rows()).toEqual([]);
  });
});
