import { AppModule } from '../../apps/server/src/app.module.ts';
import { readEnvironment } from '../../apps/server/src/kernel/config/environment.ts';
import { createLog } from '../../apps/server/src/kernel/ground/log.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { StaffApi } from '../../apps/server/src/modules/console/staff/staff.api.ts';
import { DevTotpModule } from '../../apps/server/src/modules/console/staff/login/second-factor/dev-totp.module.ts';
import { codeOf, stepOf } from '../../apps/server/src/modules/console/staff/login/second-factor/totp.ts';
import type { StaffRow } from '../../packages/contract/src/console/calls/staff.ts';
import { refusal } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import {
  beginLogin,
  consoleHost,
  createStaff,
  listPath,
  logInStaff,
  nextCode,
  openConsole,
  staffPassword,
} from '../support/app/console.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';

const minute = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const on = () => new Browser(app, consoleHost);
const isIn = async (browser: Browser) => (await browser.get('/admin-api/session')).status === 200;

async function enterCode(browser: Browser, email: string, code: string): Promise<TestAnswer> {
  const { ticket } = await beginLogin(browser, email);
  return browser.post('/admin-api/session/code', { ticket, code });
}

/** Somebody who set their second factor up. @returns the browser they did it with, and their recovery codes */
async function enrolled(email: string): Promise<{ id: string; browser: Browser; codes: string[] }> {
  const id = await createStaff(app, email, 'support', ['alpha']);
  const browser = on();
  const answer = await logInStaff(browser, email);
  return { id, browser, codes: (answer.json as { recovery_codes: string[] }).recovery_codes };
}

const rows = <Row>(sql: string, parameters: Record<string, unknown>) =>
  acrossTenants('a test reads what the console keeps', () => app.database.select<Row>(sql, parameters));

describe('the first login', () => {
  it('sets the second factor up by its first code, whatever the role', async () => {
    for (const role of ['owner', 'operator', 'moderator', 'support'] as const) {
      const email = `new-${role}@staff.test`;
      await createStaff(app, email, role);
      const browser = on();
      const begun = await beginLogin(browser, email);
      if (begun.next !== 'enrolment') throw new Error('nothing is to be set up');
      expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(new URL(begun.uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
      expect(new URL(begun.uri).searchParams.get('secret')).toBe(begun.secret);

      const wrong = await browser.post('/admin-api/session/enrolment', {
        ticket: begun.ticket,
        code: '000000',
      });
      expect([wrong.status, refusal(wrong).code, await isIn(browser)]).toEqual([
        401,
        'second_factor_failed',
        false,
      ]);
      const answer = await browser.post('/admin-api/session/enrolment', {
        ticket: begun.ticket,
        code: nextCode(app, email, begun.secret).replace(/^.../, '$& '),
      });
      const { recovery_codes: codes } = answer.json as { recovery_codes: string[] };
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
      expect(await isIn(browser)).toBe(true);
    }
  });

  it('keeps neither secret nor codes as they are', async () => {
    const { id, codes } = await enrolled('kept@staff.test');
    const [staff] = await rows<{ totp_secret: string }>('SELECT totp_secret FROM staff WHERE id = :id', {
      id,
    });
    expect(staff?.totp_secret).toMatch(/^[\w-]{80,}$/);
    const kept = await rows<{ code_hash: string }>(
      'SELECT code_hash FROM staff_recovery_code WHERE staff_id = :id',
      { id },
    );
    expect(kept).toHaveLength(10);
    for (const { code_hash: hash } of kept) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(kept)).not.toContain(codes[0]?.slice(0, 5));
  });

  it('is done once: a second app, begun beside the first, is refused', async () => {
    const email = 'twice@staff.test';
    await createStaff(app, email, 'support');
    const [one, other] = [await beginLogin(on(), email), await beginLogin(on(), email)];
    if (one.next !== 'enrolment' || other.next !== 'enrolment') throw new Error('nothing is to be set up');
    expect(one.secret).not.toBe(other.secret);
    const set = ({ ticket, secret }: typeof one) =>
      on().post('/admin-api/session/enrolment', { ticket, code: codeOf(secret, stepOf(app.clock.now())) });
    const answers = await Promise.all([set(one), set(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });
});

describe('a login', () => {
  it('takes a code once, and none that is older', async () => {
    const email = 'replay@staff.test';
    const { browser } = await enrolled(email);
    const code = nextCode(app, email);
    const tickets = await Promise.all([1, 2, 3].map(() => beginLogin(on(), email)));
    const answers = await Promise.all(
      tickets.map(({ ticket }) => on().post('/admin-api/session/code', { ticket, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(refusal(await enterCode(browser, email, code)).code).toBe('second_factor_failed');
  });

  it('takes codes of half a minute before and after, and no others', async () => {
    const email = 'clock@staff.test';
    await createStaff(app, email, 'support');
    const begun = await beginLogin(on(), email);
    if (begun.next !== 'enrolment') throw new Error('nothing is to be set up');
    const { ticket, secret } = begun;
    const at = (steps: number) => codeOf(secret, stepOf(app.clock.now()) + steps);
    const enrol = (code: string) => on().post('/admin-api/session/enrolment', { ticket, code });
    expect((await enrol(at(-2))).status).toBe(401);
    expect((await enrol(at(2))).status).toBe(401);
    expect((await enrol(at(-1))).status).toBe(200);
    expect((await enterCode(on(), email, at(1))).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed, and tells how many are left', async () => {
    const email = 'lost@staff.test';
    const { codes } = await enrolled(email);
    const [first = '', second = ''] = codes;
    const answer = await enterCode(on(), email, ` ${first.toUpperCase().replace('-', ' ')} `);
    expect(answer).toMatchObject({ status: 200, json: { recovery_codes_left: 9 } });
    expect((await enterCode(on(), email, first)).status).toBe(401);
    expect((await enterCode(on(), email, second)).json).toMatchObject({ recovery_codes_left: 8 });
    const { codes: others } = await enrolled('other@staff.test');
    expect((await enterCode(on(), email, others[0] ?? '')).status).toBe(401);
  });

  it('goes on for a quarter of an hour, with a ticket as it was given', async () => {
    const email = 'slow@staff.test';
    await enrolled(email);
    const { ticket } = await beginLogin(on(), email);
    const send = (given: string) => on().post('/admin-api/session/code', { ticket: given, code: '000000' });
    app.clock.advance(15 * minute - 1);
    expect(refusal(await send(ticket)).code).toBe('second_factor_failed');
    // A letter may be an A by chance: what stands there afterwards is another in any case.
    const changed = (place: number) =>
      ticket.slice(0, place) + (ticket[place] === 'A' ? 'B' : 'A') + ticket.slice(place + 1);
    for (const forged of [changed(0), changed(60), '', 'x', ticket.slice(0, 20), 'é'.repeat(40)])
      expect(refusal(await send(forged)).code).toBe('login_expired');
    app.clock.advance(1);
    expect(refusal(await send(ticket))).toMatchObject({ status: 410, code: 'login_expired' });
  });

  it('has five codes, then a block of 15 minutes, which a known device is no part of', async () => {
    const email = 'guessed@staff.test';
    const { browser } = await enrolled(email);
    const guesser = on();
    for (let guess = 0; guess < 5; guess++)
      expect((await enterCode(guesser, email, `00000${guess}`)).status).toBe(401);
    const blocked = await enterCode(guesser, email, nextCode(app, email));
    expect(refusal(blocked)).toMatchObject({ code: 'account_locked', params: { minutes: 15 } });
    expect((await enterCode(browser, email, nextCode(app, email))).status).toBe(200);
    // Five of its own block it alone.
    for (let guess = 0; guess < 5; guess++) await enterCode(browser, email, `00000${guess}`);
    expect(refusal(await enterCode(browser, email, nextCode(app, email))).code).toBe('account_locked');
  });
});

describe('a browser that somebody logged in with', () => {
  it('lets them in while others’ guesses block the address, and knows nobody else', async () => {
    const email = 'known@staff.test';
    const { browser } = await enrolled(email);
    await enrolled('beside@staff.test');
    await browser.delete('/admin-api/session');
    for (const blocked of [email, 'beside@staff.test']) {
      for (let guess = 0; guess < 5; guess++)
        await on().post('/admin-api/session', { email: blocked, password: 'wrong' });
      const fresh = await on().post('/admin-api/session', { email: blocked, password: staffPassword });
      expect(refusal(fresh).code).toBe('account_locked');
    }
    expect((await logInStaff(browser, email)).status).toBe(200);
    await expect(beginLogin(browser, 'beside@staff.test')).rejects.toThrow('429');
    const still = await on().post('/admin-api/session', { email, password: staffPassword });
    expect(refusal(still).code).toBe('account_locked');
  });

  it('has five guesses of its own', async () => {
    const email = 'clumsy@staff.test';
    const { browser } = await enrolled(email);
    for (let guess = 0; guess < 5; guess++)
      expect((await browser.post('/admin-api/session', { email, password: 'mistyped' })).status).toBe(401);
    await expect(beginLogin(browser, email)).rejects.toThrow('429');
    expect((await beginLogin(on(), email)).next).toBe('code');
  });

  it('is let in by a cookie that no other site’s page sends', async () => {
    const email = 'strict@staff.test';
    await createStaff(app, email, 'support');
    const cookies = (await logInStaff(on(), email)).headers['set-cookie'] as string[];
    expect(cookies.map((cookie) => /^\w+/.exec(cookie)?.[0]).sort()).toEqual([
      'kindling_device',
      'kindling_staff',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/; SameSite=Strict; HttpOnly$/);
  });
});

describe('a second factor that was lost', () => {
  let owner: Browser;
  let ownerId: string;
  beforeAll(async () => {
    ownerId = await createStaff(app, 'owner@staff.test', 'owner');
    owner = await openConsole(app, 'owner@staff.test');
  });

  const reset = (browser: Browser, id: string) => browser.delete(`/admin-api/staff/${id}/second-factor`);
  const entries = (subject: string) =>
    rows<{ staff_id: string; changes: string }>(
      `SELECT staff_id, CAST(changes AS CHAR) AS changes FROM audit_entry
        WHERE action = 'staff.second_factor_reset' AND JSON_CONTAINS(subjects, :subject)`,
      { subject: JSON.stringify(subject) },
    );

  it('is taken back by another owner: sessions end, codes and begun logins are void, a new one is set up', async () => {
    const email = 'reset@staff.test';
    const { id, browser, codes } = await enrolled(email);
    const begun = await beginLogin(on(), email);
    expect((await reset(owner, id)).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
    for (const code of [nextCode(app, email), codes[0] ?? ''])
      expect(refusal(await on().post('/admin-api/session/code', { ticket: begun.ticket, code })).code).toBe(
        'login_expired',
      );
    expect(await entries(id)).toEqual([{ staff_id: ownerId, changes: '[]' }]);
    expect((await logInStaff(browser, email)).json).toMatchObject({
      recovery_codes: expect.any(Array) as string[],
    });
    expect(await isIn(browser)).toBe(true);
  });

  it('is taken back by no one else, and by nobody their own', async () => {
    const { id, browser } = await enrolled('mine@staff.test');
    expect([(await reset(browser, ownerId)).status, (await reset(on(), id)).status]).toEqual([403, 403]);
    expect((await reset(owner, ownerId)).status).toBe(403);
    expect((await reset(owner, 'x'.repeat(24))).status).toBe(404);
    expect(await entries(ownerId)).toEqual([]);
    expect((await browser.get(listPath('staff'))).status).toBe(403);
  });

  it('is taken back from the command line, with an entry of its own', async () => {
    const { id, browser } = await enrolled('shell@staff.test');
    const api = app.nest.get(StaffApi, { strict: false });
    await api.resetSecondFactor('Shell@staff.test');
    expect(await isIn(browser)).toBe(false);
    expect(await entries(id)).toEqual([{ staff_id: id, changes: '["command_line"]' }]);
    await expect(api.resetSecondFactor('nobody@staff.test')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is seen in the list of staff, which owners have', async () => {
    await createStaff(app, 'aaa@staff.test', 'moderator', ['alpha']);
    const list = await owner.get(listPath('staff', { sort: ['email', 'ASC'], limit: 1 }));
    expect(list.json as StaffRow[]).toMatchObject([
      {
        email: 'aaa@staff.test',
        role: 'moderator',
        tenants: ['alpha'],
        second_factor: false,
        recovery_codes: 0,
      },
    ]);
    expect(list.headers['content-range']).toMatch(/^staff 0-0\/\d+$/);
    const all = (await owner.get(listPath('staff', { limit: 100 }))).json as StaffRow[];
    expect(all.find(({ id }) => id === ownerId)).toMatchObject({
      ...{ tenants: null, second_factor: true, recovery_codes: 10 },
    });
  });
});

describe('GET /dev/totp', () => {
  const ask = (email: string, host = consoleHost) =>
    app.request(host, { path: `/dev/totp?email=${encodeURIComponent(email)}` });

  it('tells the code that logs the demo’s staff in, and then the next one', async () => {
    const email = 'somebody@demo.test';
    await createStaff(app, email, 'support');
    expect((await ask(email)).status).toBe(404);
    await app.nest.get(StaffApi, { strict: false }).giveSecondFactor(email);
    const told: string[] = [];
    for (let login = 0; login < 2; login++) {
      const browser = on();
      const begun = await beginLogin(browser, email);
      expect(begun).toMatchObject({ next: 'code', code_is_told: true });
      const { code } = (await ask(email)).json as { code: string };
      told.push(code);
      expect((await browser.post('/admin-api/session/code', { ticket: begun.ticket, code })).status).toBe(
        200,
      );
    }
    expect(new Set(told).size).toBe(2);
  });

  it('tells nobody else’s, and on no brand’s host', async () => {
    const email = 'not-demo@staff.test';
    await enrolled(email);
    expect(await beginLogin(on(), email)).toMatchObject({ code_is_told: false });
    for (const address of [email, 'nobody@demo.test', '']) expect((await ask(address)).status).toBe(404);
    expect((await app.request(consoleHost, { path: '/dev/totp' })).status).toBe(404);
    expect((await ask('somebody@demo.test', 'alpha.localhost')).status).toBe(404);
  });

  it('is no part of the application in production', () => {
    const importsIn = (NODE_ENV: string): unknown[] => {
      const environment = readEnvironment({
        NODE_ENV,
        DATABASE_URL: app.environment.DATABASE_URL,
        REDIS_URL: app.environment.REDIS_URL,
        KINDLING_SECRET: app.environment.KINDLING_SECRET,
        SMTP_URL: 'smtp://127.0.0.1:25',
        LOG_LEVEL: 'silent',
      });
      return AppModule.forRoot({ environment, log: createLog(environment) }).imports ?? [];
    };
    expect(importsIn('development')).toContain(DevTotpModule);
    expect(importsIn('production')).not.toContain(DevTotpModule);
  });
});
