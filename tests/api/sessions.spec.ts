import mysql from 'mysql2/promise';
import type { Session } from '../../packages/contract/src/accounts/calls/sessions.ts';
import {
  activate,
  activationToken,
  logIn,
  refusal,
  signUp,
  whoAmI,
  becomeMember,
} from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { changePassword } from '../support/members/credential-calls.ts';
import { untilLocked } from '../support/database/locks.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { memberPassword } from '../support/members/draft.ts';

const alpha = 'alpha.localhost';
const beta = 'beta.localhost';
const day = 24 * 3_600_000;
const done = { status: 200, json: { done: true } };

let app: TestApp;
beforeAll(async () => {
  app = await newBrands();
});

const on = (host: string): Browser => new Browser(app, host);

async function member(email: string, host = beta): Promise<Browser> {
  const browser = on(host);
  await becomeMember(browser, email);
  return browser;
}

async function sessionsOf(browser: Browser): Promise<Session[]> {
  return ((await browser.get('/api/sessions')).json as { sessions: Session[] }).sessions;
}

async function logInAs(userAgent: string, email: string): Promise<Browser> {
  const browser = on(beta);
  await browser.request({
    method: 'POST',
    path: '/api/user.php',
    body: { email, password: memberPassword },
    headers: { 'user-agent': userAgent },
  });
  return browser;
}

describe('the sessions of a member', () => {
  test('are listed newest first, with what the browser says of itself and the one that asks', async () => {
    await member('list@example.test');
    app.clock.advance(1000);
    const laptop = await logInAs(`Laptop ${'x'.repeat(300)}`, 'list@example.test');
    app.clock.advance(1000);
    const phone = await logInAs('Phone', 'list@example.test');
    const now = app.clock.now();
    const list = await sessionsOf(phone);
    expect(list.map((session) => session.user_agent.slice(0, 6))).toEqual(['Phone', 'Laptop', 'lightM']);
    expect(list[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      user_agent: 'Phone',
      opened_by: 'password',
      country: 'US',
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 30 * day).toISOString(),
      current: true,
    });
    expect(list[1]?.user_agent).toHaveLength(160);
    expect((await sessionsOf(laptop)).map((session) => session.current)).toEqual([false, true, false]);
    // Nothing in the list opens a session.
    for (const secret of Object.values(phone.cookies)) expect(JSON.stringify(list)).not.toContain(secret);
  });

  test('end one by one: another’s browser, then one’s own like a logout', async () => {
    const phone = await member('end@example.test');
    app.clock.advance(1000);
    const laptop = await logInAs('Laptop', 'end@example.test');
    const [ofLaptop, ofPhone] = await sessionsOf(phone);
    expect(await phone.delete(`/api/sessions/${ofLaptop?.id}`)).toMatchObject(done);
    expect(await whoAmI(laptop)).toBeNull();
    expect(refusal(await phone.delete(`/api/sessions/${ofLaptop?.id}`))).toMatchObject({ code: 'not_found' });
    const answer = await phone.delete(`/api/sessions/${ofPhone?.id}`);
    expect(answer).toMatchObject(done);
    expect(Object.keys(phone.cookies)).not.toContain('kindling_member');
    expect(await whoAmI(phone)).toBeNull();
  });

  test('end all but the one that asks', async () => {
    const phone = await member('others@example.test');
    const [laptop, tablet] = [
      await logInAs('Laptop', 'others@example.test'),
      await logInAs('Tablet', 'others@example.test'),
    ];
    expect(await tablet.delete('/api/sessions')).toMatchObject(done);
    expect([await whoAmI(phone), await whoAmI(laptop)]).toEqual([null, null]);
    expect(await sessionsOf(tablet)).toHaveLength(1);
  });

  test('are nobody else’s to see or end, on this brand or another', async () => {
    const [one, other, elsewhere] = [
      await member('one@example.test'),
      await member('other@example.test'),
      await member('one@example.test', alpha),
    ];
    const [own] = await sessionsOf(one);
    expect(await sessionsOf(other)).toHaveLength(1);
    for (const thief of [other, elsewhere]) {
      const answer = await thief.delete(`/api/sessions/${own?.id}`);
      const unknown = await thief.delete(`/api/sessions/${'0'.repeat(24)}`);
      expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
      expect(answer.status).toBe(404);
    }
    expect(await whoAmI(one)).not.toBeNull();
    expect(refusal(await on(beta).get('/api/sessions')).code).toBe('authentication_required');
    expect(refusal(await on(beta).delete('/api/sessions')).code).toBe('authentication_required');
  });

  test('are new after each login and password change, and gone after 30 days', async () => {
    const phone = await member('rotate@example.test');
    const tokens = [phone.cookies.kindling_member];
    await logIn(phone, 'rotate@example.test');
    tokens.push(phone.cookies.kindling_member);
    await changePassword(phone, memberPassword);
    tokens.push(phone.cookies.kindling_member);
    expect(new Set(tokens).size).toBe(3);
    expect(await sessionsOf(phone)).toHaveLength(1);
    app.clock.advance(30 * day);
    expect(await whoAmI(phone)).toBeNull();
  });
});

describe('a login whose password is changed while it is checked', () => {
  let other: mysql.Connection;
  beforeAll(async () => {
    other = await mysql.createConnection(app.environment.DATABASE_URL);
  });
  // What it holds open would keep the schema from being dropped.
  afterAll(() => other.end());

  test('starts no session: nothing is stored, no cookie is set', async () => {
    await member('race@example.test');
    const stored = async () => {
      const [rows] = await other.query('SELECT token_hash FROM session');
      return rows;
    };
    const before = await stored();
    await other.query('START TRANSACTION');
    await other.query(
      "UPDATE account SET password_hash = CONCAT(password_hash, 'x') WHERE email = 'race@example.test'",
    );
    const login = logIn(on(beta), 'race@example.test');
    await untilLocked(other);
    await other.query('COMMIT');
    const answer = await login;
    expect(refusal(answer)).toMatchObject({ status: 401, code: 'login_failed' });
    expect(answer.cookies).toEqual({});
    expect(await stored()).toEqual(before);
  });
});

describe('a session whose member becomes more than they were', () => {
  const tokenOf = (browser: Browser): string => browser.cookies.kindling_member ?? '';
  /** Another tab of a browser, as it was before. */
  const tabOf = (browser: Browser): Browser => {
    const tab = on(browser.host);
    Object.assign(tab.cookies, browser.cookies);
    return tab;
  };

  test('has another token from the activation on; the old one holds for a minute', async () => {
    const browser = on(beta);
    await signUp(browser, 'rises@example.test');
    const tab = tabOf(browser);
    const before = tokenOf(browser);
    await activate(browser, await activationToken(app, beta, 'rises@example.test'));
    expect(tokenOf(browser)).not.toBe(before);
    expect((await whoAmI(browser))?.status).toBe('active');
    expect(await sessionsOf(browser)).toHaveLength(1);

    app.clock.advance(59_000);
    expect(await whoAmI(tab)).not.toBeNull();
    expect(tokenOf(tab)).toBe(before);
    app.clock.advance(1000);
    expect(await whoAmI(tab)).toBeNull();
    expect(await whoAmI(browser)).not.toBeNull();
  });

  test('has another with the next request after the first purchase, once, in each browser', async () => {
    const phone = await member('buys@example.test');
    const laptop = await logInAs('Laptop', 'buys@example.test');
    const payments = paymentsOf(app, 'beta');
    const buy = async () => {
      const { reference } = await payments.start({ id: '', cookies: phone.cookies });
      expect((await payments.tell(reference, 'completed')).status).toBe(200);
    };
    const [ofPhone, ofLaptop] = [tokenOf(phone), tokenOf(laptop)];
    await buy();
    // Two tabs at the same time: one of them brings the new token, neither is logged out.
    const tabs = [tabOf(phone), tabOf(phone)];
    expect(await Promise.all(tabs.map(whoAmI))).toEqual([
      expect.objectContaining({ paid_user: true }),
      expect.objectContaining({ paid_user: true }),
    ]);
    const renewed = tabs.filter((tab) => tokenOf(tab) !== ofPhone);
    expect(renewed).toHaveLength(1);
    expect(await whoAmI(renewed[0] ?? phone)).not.toBeNull();
    expect(await whoAmI(laptop)).not.toBeNull();
    expect(tokenOf(laptop)).not.toBe(ofLaptop);
    app.clock.advance(60_000);
    expect(await whoAmI(phone)).toBeNull();

    phone.cookies.kindling_member = tokenOf(renewed[0] ?? phone);
    const kept = tokenOf(phone);
    await buy();
    expect(await whoAmI(phone)).not.toBeNull();
    expect(tokenOf(phone)).toBe(kept);
  });

  test('is not over where the answer with its new token is lost, however often', async () => {
    const browser = await member('loses@example.test');
    const before = tokenOf(browser);
    const payments = paymentsOf(app, 'beta');
    const { reference } = await payments.start({ id: '', cookies: browser.cookies });
    await payments.tell(reference, 'completed');
    const lost: Browser[] = [];
    for (let round = 0; round < 3; round++) {
      const answered = tabOf(browser);
      expect(await whoAmI(answered)).toMatchObject({ paid_user: true });
      expect(tokenOf(answered)).not.toBe(before);
      lost.push(answered);
      // One at a time: what else is asked in this minute brings none that would take the place of the one on its way.
      const meanwhile = tabOf(browser);
      expect(await whoAmI(meanwhile)).not.toBeNull();
      expect(tokenOf(meanwhile)).toBe(before);
      app.clock.advance(60_000);
    }
    const arrived = tabOf(browser);
    await whoAmI(arrived);
    expect(await whoAmI(arrived)).not.toBeNull();
    // A token that never arrived opens nothing once another did, and the first holds for a minute more.
    for (const browserOfLost of lost) expect(await whoAmI(browserOfLost)).toBeNull();
    expect(await whoAmI(tabOf(browser))).not.toBeNull();
    app.clock.advance(60_000);
    expect(await whoAmI(tabOf(browser))).toBeNull();
    expect(await whoAmI(arrived)).not.toBeNull();
    expect(await sessionsOf(arrived)).toHaveLength(1);
  });

  test('is over by a logout before its new token arrived, and that one with it', async () => {
    const browser = await member('lost-and-left@example.test');
    const payments = paymentsOf(app, 'beta');
    const { reference } = await payments.start({ id: '', cookies: browser.cookies });
    await payments.tell(reference, 'completed');
    const stolen = tabOf(browser);
    await whoAmI(stolen);
    await browser.get('/api/logout.php');
    expect(await whoAmI(stolen)).toBeNull();
  });

  test('ends with the token that it had before', async () => {
    const browser = on(beta);
    await signUp(browser, 'leaves@example.test');
    const tab = tabOf(browser);
    await activate(browser, await activationToken(app, beta, 'leaves@example.test'));
    await browser.get('/api/logout.php');
    expect(await whoAmI(tab)).toBeNull();
  });
});
