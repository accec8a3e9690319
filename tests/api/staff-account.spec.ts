import type { StaffAccount } from '../../packages/contract/src/console/calls/staff-account.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { refusal } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import {
  beginLogin,
  consoleHost,
  createStaff,
  logInStaff,
  nextCode,
  openConsole,
  staffPassword,
} from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

const minute = 60_000;
const done = { status: 200, json: { done: true } };
const another = 'another long sentence';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const on = () => new Browser(app, consoleHost);
const account = async (browser: Browser) => (await browser.get('/admin-api/account')).json as StaffAccount;
const isIn = async (browser: Browser) => (await browser.get('/admin-api/session')).status === 200;

async function somebody(email: string): Promise<Browser> {
  await createStaff(app, email, 'support', ['alpha']);
  return openConsole(app, email);
}

const renew = (browser: Browser, proof: { password: string; code: string }) =>
  browser.post('/admin-api/account/recovery-codes', proof);
const change = (browser: Browser, body: { password: string; code: string; new_password: string }) =>
  browser.request({ method: 'PUT', path: '/admin-api/account/password', body });

async function actions(email: string): Promise<string[]> {
  const entries = await acrossTenants('a test reads the audit log', () =>
    app.database.select<{ action: string }>(
      `SELECT action FROM audit_entry JOIN staff ON staff.id = audit_entry.staff_id
        WHERE staff.email = :email`,
      { email },
    ),
  );
  return entries.map(({ action }) => action);
}

describe('the browsers of somebody of the staff', () => {
  it('are told with what they say of themselves, where they are and when they were used, the newest first', async () => {
    const email = 'seen@staff.test';
    const first = await somebody(email);
    app.clock.advance(10 * minute);
    const second = on();
    const { ticket } = await beginLogin(second, email);
    const answer = await second.request({
      method: 'POST',
      path: '/admin-api/session/code',
      body: { ticket, code: nextCode(app, email) },
      headers: { 'user-agent': `Laptop ${'x'.repeat(300)}` },
    });
    expect(answer.status).toBe(200);
    const { sessions, recovery_codes: left } = await account(first);
    expect(left).toBe(10);
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
    expect(sessions[0]?.user_agent).toBe(`Laptop ${'x'.repeat(153)}`);
    const [newer, older] = sessions;
    expect(Date.parse(newer?.created_at ?? '')).toBeGreaterThan(Date.parse(older?.created_at ?? ''));
    // Asked within five minutes, the time stays; after them it is written anew.
    const used = newer?.last_used_at;
    await second.get('/admin-api/session');
    expect((await account(first)).sessions[0]?.last_used_at).toBe(used);
    app.clock.advance(5 * minute);
    await second.get('/admin-api/session');
    const later = (await account(first)).sessions[0]?.last_used_at;
    expect(Date.parse(later ?? '') - Date.parse(used ?? '')).toBeGreaterThanOrEqual(5 * minute);
    expect(JSON.stringify(sessions)).not.toMatch(/127\.0\.0\.1|token|hash/);
  });

  it('are logged out one by one or all at once, never the one that asks and never somebody else’s', async () => {
    const email = 'ends@staff.test';
    const mine = await somebody(email);
    const [lost, other] = [await openConsole(app, email), await openConsole(app, email)];
    const stranger = await somebody('stranger@staff.test');
    const { sessions } = await account(mine);
    const own = sessions.find(({ current }) => current)?.id ?? '';
    const strangers = (await account(stranger)).sessions[0]?.id ?? '';
    for (const id of [own, strangers, '0'.repeat(24)])
      expect(refusal(await mine.delete(`/admin-api/account/sessions/${id}`)).status).toBe(404);

    const lostId = (await account(lost)).sessions.find(({ current }) => current)?.id ?? '';
    expect(await mine.delete(`/admin-api/account/sessions/${lostId}`)).toMatchObject(done);
    expect([await isIn(lost), await isIn(other), await isIn(mine)]).toEqual([false, true, true]);
    expect(await mine.delete('/admin-api/account/sessions')).toMatchObject(done);
    expect([await isIn(other), await isIn(mine), await isIn(stranger)]).toEqual([false, true, true]);
    expect((await actions(email)).filter((action) => action === 'staff.sessions_ended')).toHaveLength(2);
  });
});

describe('new recovery codes', () => {
  it('take the place of all earlier ones, for who shows both factors', async () => {
    const email = 'codes@staff.test';
    await createStaff(app, email, 'support', ['alpha']);
    const browser = on();
    const first = (await logInStaff(browser, email)).json as { recovery_codes: string[] };
    expect(refusal(await renew(browser, { password: 'wrong', code: '000000' }))).toMatchObject({
      code: 'validation_failed',
      fields: { password: 'old_password_wrong' },
    });
    expect(refusal(await renew(browser, { password: staffPassword, code: '000000' })).code).toBe(
      'second_factor_failed',
    );
    expect((await account(browser)).recovery_codes).toBe(10);

    const answer = await renew(browser, { password: staffPassword, code: nextCode(app, email) });
    const { recovery_codes: codes } = answer.json as { recovery_codes: string[] };
    expect(new Set([...codes, ...first.recovery_codes]).size).toBe(20);
    expect((await account(browser)).recovery_codes).toBe(10);
    const enter = async (code: string) => {
      const { ticket } = await beginLogin(on(), email);
      return (await on().post('/admin-api/session/code', { ticket, code })).status;
    };
    expect([await enter(first.recovery_codes[0] ?? ''), await enter(codes[0] ?? '')]).toEqual([401, 200]);
    expect((await account(browser)).recovery_codes).toBe(9);
    expect(await actions(email)).toContain('staff.recovery_codes_renewed');
  });

  it('of two who ask at once, the codes of one hold', async () => {
    const email = 'race@staff.test';
    const browser = await somebody(email);
    const codes = [nextCode(app, email), nextCode(app, email)];
    await Promise.all(codes.map((code) => renew(browser, { password: staffPassword, code })));
    expect((await account(browser)).recovery_codes).toBe(10);
  });
});

describe('a new password', () => {
  it('holds from then on, and logs every other browser out', async () => {
    const email = 'changes@staff.test';
    const browser = await somebody(email);
    const other = await openConsole(app, email);
    const before = browser.cookies['kindling_staff'];
    const { ticket } = await beginLogin(on(), email);
    const answer = await change(browser, {
      ...{ password: staffPassword, code: nextCode(app, email) },
      new_password: another,
    });
    expect(answer).toMatchObject(done);
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
    expect(browser.cookies['kindling_staff']).not.toBe(before);
    const late = await on().post('/admin-api/session/code', { ticket, code: nextCode(app, email) });
    expect(refusal(late).code).toBe('login_expired');
    await expect(beginLogin(on(), email)).rejects.toThrow('401');
    expect((await logInStaff(on(), email, another)).status).toBe(200);
    expect(await actions(email)).toContain('staff.password_changed');
  });

  it.each([
    ['short', 'password_too_short'],
    ['password', 'password_common'],
    ['KindlingKindling', 'password_common'],
    ['weak@staff.test', 'password_common'],
    ['', 'required'],
  ])('%j is refused before anything is counted', async (newPassword, problem) => {
    const browser = (weak ??= await somebody('weak@staff.test'));
    const answer = await change(browser, { password: 'wrong', code: '000000', new_password: newPassword });
    expect(refusal(answer)).toMatchObject({ fields: { new_password: problem } });
  });
  let weak: Browser | undefined;

  it('is guessed at five times, and then not even the right one is looked at', async () => {
    const email = 'guessed@staff.test';
    const browser = await somebody(email);
    const guess = (password: string) => change(browser, { password, code: '000000', new_password: another });
    for (let tried = 0; tried < 5; tried++)
      expect(refusal(await guess('wrong')).fields).toEqual({ password: 'old_password_wrong' });
    expect(refusal(await guess(staffPassword)).code).toBe('account_locked');
    // Others' logins to the address are not held up by it.
    expect((await beginLogin(on(), email)).next).toBe('code');
  });
});
