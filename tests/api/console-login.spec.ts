import { StaffApi } from '../../apps/server/src/modules/console/staff/staff.api.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, logInStaff, openConsole, staffPassword } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';

const minute = 60_000;

describe('login on the console', () => {
  let app: TestApp;
  let ownerId: string;

  beforeAll(async () => {
    app = await startTestApp();
    ownerId = await createStaff(app, 'olive@staff.test', 'owner');
  });

  const logIn = (email: string, password: string) =>
    new Browser(app, consoleHost).post('/admin-api/session', { email, password });

  const audited = (staffId: string) =>
    acrossTenants('a test reads the audit log', () =>
      app.database.select<{ action: string }>(
        'SELECT action FROM audit_entry WHERE staff_id = :staffId ORDER BY at, action',
        { staffId },
      ),
    );

  it('opens a session in a cookie that scripts cannot read, whatever the case of the address', async () => {
    const browser = new Browser(app, consoleHost);
    const answer = await logInStaff(browser, ' Olive@Staff.test ');
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      staff: { id: ownerId, email: 'olive@staff.test', role: 'owner', tenants: null },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /kindling_staff=.+; Path=\/; Max-Age=43200; SameSite=Strict; HttpOnly/,
    );
    expect((await browser.get('/admin-api/session')).status).toBe(200);
  });

  it('opens none for a password alone', async () => {
    const browser = new Browser(app, consoleHost);
    const answer = await browser.post('/admin-api/session', {
      email: 'olive@staff.test',
      password: staffPassword,
    });
    expect([answer.status, answer.cookies]).toEqual([200, {}]);
    expect((await browser.get('/admin-api/session')).status).toBe(403);
  });

  it('knows nobody by an address that only looks like theirs: each spelling would have five tries of its own', async () => {
    for (const address of ['ólive@staff.test', 'olive@ståff.test']) {
      const answer = await logIn(address, staffPassword);
      expect([answer.status, answer.json]).toEqual([401, { error: { code: 'login_failed', params: {} } }]);
    }
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await createStaff(app, 'known@staff.test', 'support');
    const wrong = await logIn('known@staff.test', 'not this one');
    const unknown = await logIn('nobody@staff.test', 'not this one');
    expect(wrong.status).toBe(401);
    expect(wrong.text).toBe(unknown.text);
    expect(unknown.status).toBe(401);
  });

  it('ends with the logout, and with the twelfth hour', async () => {
    const browser = await openConsole(app, 'olive@staff.test');
    const stolen = { ...browser.cookies };
    expect((await browser.get('/admin-api/session')).status).toBe(200);
    expect((await browser.request({ method: 'DELETE', path: '/admin-api/session' })).status).toBe(200);
    const replayed = await app.request(consoleHost, { path: '/admin-api/session', cookies: stolen });
    expect(replayed).toMatchObject({ status: 403, json: { error: { code: 'authentication_required' } } });

    const another = await openConsole(app, 'olive@staff.test');
    app.clock.advance(12 * 60 * minute - 1);
    expect((await another.get('/admin-api/session')).status).toBe(200);
    app.clock.advance(1);
    expect((await another.get('/admin-api/session')).status).toBe(403);
  });

  it('blocks an address after five failures, known or not, for 15 minutes and then twice as long', async () => {
    await createStaff(app, 'locked@staff.test', 'support');
    for (const email of ['locked@staff.test', 'nobody-else@staff.test']) {
      const fail = async (times: number) => {
        for (let i = 0; i < times; i++) expect((await logIn(email, 'wrong')).status).toBe(401);
      };
      await fail(5);
      expect(await logIn(email, staffPassword)).toMatchObject({
        status: 429,
        json: { error: { code: 'account_locked', params: { minutes: 15 } } },
      });
      app.clock.advance(15 * minute);
      await fail(5);
      expect(await logIn(email, staffPassword)).toMatchObject({
        json: { error: { code: 'account_locked', params: { minutes: 30 } } },
      });
    }
  });

  it('counts no more what failed before somebody came in, and goes on counting after a password alone', async () => {
    const email = 'forgiven@staff.test';
    await createStaff(app, email, 'support');
    const fail = async (times: number) => {
      for (let i = 0; i < times; i++) expect((await logIn(email, 'wrong')).status).toBe(401);
    };
    await fail(4);
    await openConsole(app, email);
    await fail(4);
    expect((await logIn(email, staffPassword)).status).toBe(200);
    await fail(1);
    expect((await logIn(email, staffPassword)).status).toBe(429);
  });

  it('limits the tries of one network address over all staff', async () => {
    const browser = new Browser(app, consoleHost);
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      const answer = await browser.post('/admin-api/session', {
        email: `guess${i}@staff.test`,
        password: 'x',
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(401));
    expect(statuses[30]).toBe(429);
  });

  it('is a matter of the console’s host alone', async () => {
    const { cookies } = await openConsole(app, 'olive@staff.test');
    expect((await app.request('alpha.localhost', { path: '/admin-api/session', cookies })).status).toBe(404);
    expect((await app.request(consoleHost, { path: '/api/user.php', cookies })).status).toBe(404);
  });

  it('writes logins, refusals and logouts into the log', async () => {
    const id = await createStaff(app, 'audited@staff.test', 'support');
    await logIn('audited@staff.test', 'wrong');
    app.clock.advance(1);
    const browser = await openConsole(app, 'audited@staff.test');
    app.clock.advance(1);
    await browser.request({ method: 'DELETE', path: '/admin-api/session' });
    // Refusals are written beside the requests, in their own time.
    await until('the refusal in the log', async () => (await audited(id)).length === 5);
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      ...['staff.created', 'staff.login_refused', 'staff.logged_in', 'staff.second_factor_set'],
      'staff.logged_out',
    ]);
  });
});

describe('making staff', () => {
  it('refuses what could not log in or see anything, and an address twice', async () => {
    const app = await startTestApp();
    const api = app.nest.get(StaffApi, { strict: false });
    const good = {
      email: 'new@staff.test',
      name: 'New',
      role: 'support',
      password: staffPassword,
      tenants: ['alpha'],
    };
    await expect(
      api.createStaff({ email: 'new', name: ' ', role: 'king', password: 'short', tenants: ['nowhere'] }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      fields: {
        email: 'invalid_email',
        name: 'required',
        role: 'invalid',
        password: 'password_too_short',
        tenants: 'invalid',
      },
    });
    await api.createStaff(good);
    await expect(api.createStaff({ ...good, email: 'NEW@staff.test' })).rejects.toMatchObject({
      code: 'email_taken',
    });
  });
});
