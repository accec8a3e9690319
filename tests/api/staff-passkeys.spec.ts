import type { StaffPasskey } from '../../packages/contract/src/console/calls/staff-passkeys.ts';
import type { PasskeyInvitation } from '../../packages/contract/src/accounts/passkeys.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { refusal } from '../support/members/account-calls.ts';
import {
  addPasskey,
  deviceOf,
  type Authenticator,
  type Deviation,
} from '../support/members/authenticator.ts';
import { becomeMember } from '../support/members/account-calls.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, nextCode, openConsole, staffPassword } from '../support/app/console.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../support/app/test-app.ts';

const minute = 60_000;
const refused = { status: 401, code: 'passkey_refused' };

let app: TestApp;
let owner: Browser;
beforeAll(async () => {
  app = await startTestApp();
  await createStaff(app, 'owner@staff.test', 'owner');
  owner = await openConsole(app, 'owner@staff.test');
});

const on = () => new Browser(app, consoleHost);
const whoIs = async (browser: Browser) =>
  ((await browser.get('/admin-api/session')).json as { staff?: { email: string; rights: string[] } }).staff;
const listOf = async (browser: Browser) =>
  ((await browser.get('/admin-api/account/passkeys')).json as { passkeys: StaffPasskey[] }).passkeys;

interface Somebody {
  id: string;
  email: string;
  browser: Browser;
}

async function somebody(email: string): Promise<Somebody> {
  const id = await createStaff(app, email, 'support', ['alpha']);
  return { id, email, browser: await openConsole(app, email) };
}

const begin = (of: Somebody, password = staffPassword) =>
  of.browser.post('/admin-api/account/passkeys/invitation', { password, code: nextCode(app, of.email) });

async function add(
  of: Somebody,
  device = deviceOf(of.browser),
): Promise<{ id: string; device: Authenticator }> {
  const made = device.make((await begin(of)).json as PasskeyInvitation);
  const answer = await of.browser.post('/admin-api/account/passkeys', { made, name: 'Key ring' });
  if (answer.status !== 200) throw new Error(`The passkey was not added: ${answer.text}`);
  return { id: (answer.json as StaffPasskey).id, device };
}

async function enter(
  browser: Browser,
  device: Authenticator,
  deviation: Deviation = {},
): Promise<TestAnswer> {
  const given = (await browser.get('/admin-api/session/passkey')).json as { challenge: string; host: string };
  return browser.post('/admin-api/session/passkey', device.answer(given, deviation));
}

async function actions(email: string): Promise<string[]> {
  const entries = await acrossTenants('a test reads the audit log', () =>
    app.database.select<{ entry: string }>(
      `SELECT CONCAT(action, ' ', changes) AS entry FROM audit_entry JOIN staff ON staff.id = audit_entry.staff_id
        WHERE staff.email = :email ORDER BY audit_entry.at`,
      { email },
    ),
  );
  return entries.map(({ entry }) => entry);
}

describe('a passkey of staff', () => {
  it('takes the place of password and code, with the rights of its role, and is noted', async () => {
    const ann = await somebody('ann@staff.test');
    const { id, device } = await add(ann);
    expect(await listOf(ann.browser)).toMatchObject([{ id, name: 'Key ring', last_used_at: null }]);
    const laptop = on();
    expect((await enter(laptop, device)).json).toMatchObject({
      staff: { email: ann.email, role: 'support' },
    });
    expect(await whoIs(laptop)).toEqual(await whoIs(ann.browser));
    expect((await laptop.get('/admin-api/staff')).status).toBe(403);
    expect((await listOf(laptop))[0]?.last_used_at).toBe(app.clock.now().toISOString());
    expect((await laptop.delete(`/admin-api/account/passkeys/${id}`)).status).toBe(200);
    expect(refusal(await enter(on(), device))).toMatchObject(refused);
    const noted = await actions(ann.email);
    for (const [action, change] of [
      ['staff.passkey_added', ''],
      ['staff.logged_in', 'passkey'],
      ['staff.passkey_removed', ''],
    ] as const)
      expect(noted.some((entry) => entry.startsWith(action) && entry.includes(change))).toBe(true);
  });

  it('is added only after both factors, for the challenge of its person', async () => {
    const ben = await somebody('ben@staff.test');
    const other = await somebody('bea@staff.test');
    expect(refusal(await begin(ben, 'not it')).fields).toEqual({ password: 'old_password_wrong' });
    const wrong = { password: staffPassword, code: '000000' };
    expect(refusal(await ben.browser.post('/admin-api/account/passkeys/invitation', wrong)).code).toBe(
      'second_factor_failed',
    );
    const invitation = (await begin(other)).json as PasskeyInvitation;
    const body = { made: deviceOf(ben.browser).make(invitation), name: 'Stolen' };
    expect(refusal(await ben.browser.post('/admin-api/account/passkeys', body))).toMatchObject(refused);
    expect(await listOf(ben.browser)).toEqual([]);
  });

  it('is nobody else’s to remove', async () => {
    const { id } = await add(await somebody('cas@staff.test'));
    expect(refusal(await owner.delete(`/admin-api/account/passkeys/${id}`)).code).toBe('not_found');
    expect(refusal(await on().delete(`/admin-api/account/passkeys/${id}`)).code).toBe(
      'authentication_required',
    );
  });

  it('opens nothing by another page, without its user, or twice', async () => {
    const { device } = await add(await somebody('dan@staff.test'));
    for (const deviation of [
      { origin: 'http://alpha.localhost' },
      { unverified: true },
      { host: 'alpha.localhost' },
    ])
      expect(refusal(await enter(on(), device, deviation))).toMatchObject(refused);
    const given = (await on().get('/admin-api/session/passkey')).json as { challenge: string; host: string };
    const answer = device.answer(given);
    expect((await on().post('/admin-api/session/passkey', answer)).status).toBe(200);
    expect(refusal(await on().post('/admin-api/session/passkey', answer))).toMatchObject(refused);
    const late = (await on().get('/admin-api/session/passkey')).json as { challenge: string; host: string };
    app.clock.advance(5 * minute + 1);
    expect(refusal(await on().post('/admin-api/session/passkey', device.answer(late)))).toMatchObject(
      refused,
    );
  });

  it('is no member’s, and a member’s opens no console', async () => {
    const member = new Browser(app, 'alpha.localhost');
    await becomeMember(member, 'member@example.test');
    const { device } = await addPasskey(member);
    const origin = `http://${consoleHost}`;
    expect(refusal(await enter(on(), device, { origin }))).toMatchObject(refused);
  });

  it('ends with the second factor that an owner resets, and with its person’s leaving', async () => {
    const [eva, finn] = [await somebody('eva@staff.test'), await somebody('finn@staff.test')];
    const [ofEva, ofFinn] = [await add(eva), await add(finn)];
    expect((await owner.delete(`/admin-api/staff/${eva.id}/second-factor`)).status).toBe(200);
    expect((await owner.post(`/admin-api/staff/${finn.id}/end`, undefined)).status).toBe(200);
    for (const { device } of [ofEva, ofFinn])
      expect(refusal(await enter(on(), device))).toMatchObject(refused);
    const left = await acrossTenants('a test counts', () =>
      app.database.number('SELECT COUNT(*) FROM staff_passkey WHERE staff_id IN (:ids)', {
        ids: [eva.id, finn.id],
      }),
    );
    expect(left).toBe(0);
  });
});
