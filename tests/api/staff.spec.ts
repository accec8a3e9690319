import { SealAuditLog } from '../../apps/server/src/modules/console/staff/audit/seal-audit-log.ts';
import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import type { AuditEntryRow, getAuditSeal } from '../../packages/contract/src/console/calls/audit.ts';
import type {
  inviteStaff,
  StaffInvitation,
} from '../../packages/contract/src/console/calls/staff-invitations.ts';
import type { StaffRow } from '../../packages/contract/src/console/calls/staff.ts';
import type { Answer } from '../../packages/contract/src/route.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, listPath, logInStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { refusal } from '../support/members/account-calls.ts';

const day = 86_400_000;
const password = 'a long enough sentence';

let app: TestApp;
let owner: Browser;
let ownerId: string;
beforeAll(async () => {
  app = await startTestApp();
  ownerId = await createStaff(app, 'owner@staff.test', 'owner');
  owner = await openConsole(app, 'owner@staff.test');
});

const stranger = () => new Browser(app, consoleHost);
const position = { name: 'Ada Vos', role: 'support', tenants: ['alpha'] };
const invite = (email: string, more: object = {}) =>
  owner.post('/admin-api/staff-invitations', { email, ...position, ...more });
const invited = async (email: string, more: object = {}) =>
  (await invite(email, more)).json as Answer<typeof inviteStaff>;
const accept = (token: string, browser = stranger()) =>
  browser.post('/admin-api/staff-invitations/acceptance', { token, password });
const openInvitations = async () =>
  (await owner.get('/admin-api/staff-invitations')).json as StaffInvitation[];
const rowOf = async (email: string) => {
  const rows = (await owner.get(listPath('staff', { limit: 100 }))).json as StaffRow[];
  const row = rows.find((one) => one.email === email);
  if (!row) throw new Error(`${email} is not in the list`);
  return row;
};
const change = (id: string, more: object = {}, by = owner) =>
  by.put(`/admin-api/staff/${id}`, { ...position, ...more });
const isIn = async (browser: Browser) => (await browser.get('/admin-api/session')).status === 200;

/** Somebody who joined by a link and is logged in. */
async function joined(email: string, more: object = {}): Promise<{ id: string; browser: Browser }> {
  const { token } = await invited(email, more);
  expect((await accept(token)).status).toBe(200);
  const browser = await openConsole(app, email, password);
  return { id: (await rowOf(email)).id, browser };
}

describe('an invitation to the staff', () => {
  it('lets one person in, with a password and a second factor of their own', async () => {
    const { token, ...row } = await invited('ada@staff.test');
    expect(row).toMatchObject({ ...position, email: 'ada@staff.test', created_by: 'Somebody of owner' });
    expect(await openInvitations()).toEqual([row]);
    const opened = await stranger().post('/admin-api/staff-invitations/opening', { token });
    expect(opened.json).toEqual({ email: 'ada@staff.test', name: 'Ada Vos', role: 'support' });
    const weak = await stranger().post('/admin-api/staff-invitations/acceptance', {
      token,
      password: 'short',
    });
    expect(refusal(weak)).toMatchObject({
      code: 'validation_failed',
      fields: { password: 'password_too_short' },
    });

    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
    expect(await openInvitations()).toEqual([]);
    const browser = stranger();
    expect((await logInStaff(browser, 'ada@staff.test', password)).json).toMatchObject({
      recovery_codes: expect.any(Array) as string[],
      staff: { role: 'support', tenants: ['alpha'] },
    });
    expect(await rowOf('ada@staff.test')).toMatchObject({ sessions: 1, ended_at: null });
  });

  it('ends by time, by being taken back, and by another to the same address', async () => {
    const [late, back, first] = await Promise.all(
      ['late@staff.test', 'back@staff.test', 'twice@staff.test'].map((email) => invited(email)),
    );
    const second = await invited('Twice@staff.test', { role: 'moderator' });
    expect(refusal(await accept(first?.token ?? '')).code).toBe('invite_invalid');
    expect((await owner.delete(`/admin-api/staff-invitations/${back?.id}`)).status).toBe(200);
    expect((await owner.delete(`/admin-api/staff-invitations/${back?.id}`)).status).toBe(404);
    expect(refusal(await accept(back?.token ?? '')).code).toBe('invite_invalid');
    expect((await accept(second.token)).status).toBe(200);
    expect(await rowOf('twice@staff.test')).toMatchObject({ role: 'moderator' });
    app.clock.advance(3 * day);
    owner = await openConsole(app, 'owner@staff.test');
    expect(refusal(await accept(late?.token ?? '')).code).toBe('invite_invalid');
    expect(await openInvitations()).toEqual([]);
  });

  it('names what is wrong, and is not for who works here', async () => {
    const wrong = { name: ' ', tenants: ['nowhere'] };
    expect(refusal(await invite('no address', wrong)).fields).toEqual({
      ...{ email: 'invalid_email', name: 'required', tenants: 'invalid' },
    });
    expect(refusal(await invite('x@staff.test', { role: 'boss' })).fields).toEqual({ role: 'invalid' });
    expect(refusal(await invite('OWNER@staff.test')).code).toBe('email_taken');
  });
});

describe('somebody of the staff', () => {
  it('may what their role and brands say from the next call on', async () => {
    const { id, browser } = await joined('moves@staff.test');
    const brands = async () => {
      const { staff } = (await browser.get('/admin-api/session')).json as { staff: object };
      return staff;
    };
    expect((await browser.get('/admin-api/tenants/beta')).status).toBe(404);
    expect((await change(id, { name: 'Ada Bos', role: 'operator', tenants: ['beta', 'beta'] })).status).toBe(
      200,
    );
    expect(await brands()).toMatchObject({ name: 'Ada Bos', role: 'operator', tenants: ['beta'] });
    expect((await browser.get('/admin-api/tenants/beta')).status).toBe(200);
    expect((await browser.get('/admin-api/tenants/alpha')).status).toBe(404);
    const wrong = { name: 'y'.repeat(80), tenants: ['nowhere'] };
    expect(refusal(await change(id, wrong)).fields).toEqual({ name: 'too_long', tenants: 'invalid' });
    expect((await change(id, { role: 'owner' })).status).toBe(200);
    expect(await brands()).toMatchObject({ role: 'owner', tenants: null });
    expect((await change(id)).status).toBe(200);
  });

  it('is let in no more once they left, keeps the name of what they did, and can be invited back', async () => {
    const { id, browser } = await joined('leaves@staff.test');
    expect((await owner.post(`/admin-api/staff/${id}/end`, {})).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
    expect(
      refusal(await stranger().post('/admin-api/session', { email: 'leaves@staff.test', password })).code,
    ).toBe('login_failed');
    expect(await rowOf('leaves@staff.test')).toMatchObject({
      ...{ sessions: 0, second_factor: false, tenants: [], ended_at: app.clock.now().toISOString() },
    });
    expect((await change(id)).status).toBe(404);
    const did = (await owner.get(listPath('audit-entries', { filter: { staff: id }, sort: ['at', 'DESC'] })))
      .json as AuditEntryRow[];
    expect(did.map(({ action }) => action)).toContain('staff.joined');
    expect(new Set(did.map(({ staff_name: name }) => name))).toEqual(new Set(['Ada Vos']));

    const again = await joined('leaves@staff.test', { role: 'moderator' });
    expect(again.id).toBe(id);
    expect(await rowOf('leaves@staff.test')).toMatchObject({ role: 'moderator', ended_at: null });
  });

  it('can be logged out everywhere, and sets nothing up anew for it', async () => {
    const { id, browser } = await joined('roams@staff.test');
    const second = await openConsole(app, 'roams@staff.test', password);
    expect(await rowOf('roams@staff.test')).toMatchObject({ sessions: 2 });
    const browsers = await owner.get(`/admin-api/staff/${id}/sessions`);
    expect(browsers.json).toMatchObject([{ current: false }, { current: false }]);
    expect(browsers.text).not.toMatch(/127\.0\.0\.1|token|hash/);
    expect((await browser.get(`/admin-api/staff/${id}/sessions`)).status).toBe(403);
    expect((await owner.get(`/admin-api/staff/${'0'.repeat(24)}/sessions`)).status).toBe(404);
    expect((await owner.delete(`/admin-api/staff/${id}/sessions`)).status).toBe(200);
    expect([await isIn(browser), await isIn(second)]).toEqual([false, false]);
    expect(await rowOf('roams@staff.test')).toMatchObject({ sessions: 0, second_factor: true });
  });

  it('is changed by owners alone, and by nobody themselves', async () => {
    const { id, browser } = await joined('other@staff.test', { role: 'operator' });
    const calls = (by: Browser, of: string) =>
      Promise.all([
        change(of, {}, by),
        by.post(`/admin-api/staff/${of}/end`, {}),
        by.delete(`/admin-api/staff/${of}/sessions`),
        by.post('/admin-api/staff-invitations', { email: 'x@staff.test', ...position }),
        by.delete(`/admin-api/staff-invitations/${of}`),
        by.get('/admin-api/staff-invitations'),
        by.get(listPath('audit-entries')),
        by.get('/admin-api/audit-seal'),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await calls(browser, id)).toEqual(Array(8).fill(403));
    expect(await calls(stranger(), id)).toEqual(Array(8).fill(403));
    expect([
      (await change(ownerId)).status,
      (await owner.post(`/admin-api/staff/${ownerId}/end`, {})).status,
    ]).toEqual([403, 403]);
  });

  it('is an owner always, also when two end each other at one moment', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const { id, browser } = await joined(`rival${turn}@staff.test`, { role: 'owner' });
      await Promise.all([
        change(ownerId, { name: 'Somebody of owner' }, browser),
        owner.post(`/admin-api/staff/${id}/end`, {}),
      ]);
      const rows = await app.database.select<{ id: string }>(
        "SELECT id FROM staff WHERE role = 'owner' AND ended_at IS NULL",
      );
      expect(rows).toHaveLength(1);
      if (rows[0]?.id !== ownerId) {
        // The other was faster: they hand it back, for the next turn.
        expect((await change(ownerId, { name: 'Somebody of owner', role: 'owner' }, browser)).status).toBe(
          200,
        );
        expect((await owner.post(`/admin-api/staff/${id}/end`, {})).status).toBe(200);
      }
    }
  });
});

describe('the audit log', () => {
  const list = async (filter: object = {}, more: object = {}) =>
    (await owner.get(listPath('audit-entries', { filter, sort: ['at', 'DESC'], ...more })))
      .json as AuditEntryRow[];

  it('tells owners who did what to whom, by what one looks for', async () => {
    const { id } = await joined('audited@staff.test');
    app.clock.advance(1000);
    await change(id, { name: 'Ada Noor', tenants: ['alpha', 'beta'] });
    const [newest] = await list();
    expect(newest).toEqual({
      ...{ id: expect.any(String) as string, at: app.clock.now().toISOString(), tenant: null },
      ...{ staff: ownerId, staff_name: 'Somebody of owner', action: 'staff.changed' },
      ...{ subjects: [id], changes: ['name', 'given.beta'] },
      ...{ staff_subjects: { [id]: 'Ada Noor' }, member: null },
    });
    expect((await list({ action: 'staff.joined', staff: id })).map(({ action }) => action)).toEqual([
      'staff.joined',
    ]);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect((await list({ from: today, until: today }))[0]).toEqual(newest);
    expect(await list({ until: '2020-01-01' })).toEqual([]);
    // From a moment on, and before one: the days of a brand begin at another than those of UTC.
    const moment = app.clock.now().toISOString();
    const next = new Date(app.clock.now().getTime() + 1).toISOString();
    expect((await list({ from: moment, until: next })).map(({ id }) => id)).toEqual([newest?.id]);
    expect(await list({ from: next })).toEqual([]);
    expect((await list({ until: moment })).map(({ id }) => id)).not.toContain(newest?.id);
    expect(await list({ tenant: 'alpha', action: 'staff.changed' })).toEqual([]);
    expect(refusal(await owner.get(listPath('audit-entries', { filter: { action: 'x' } }))).code).toBe(
      'validation_failed',
    );

    expect(await list({ subject: id })).toEqual([]);
    await acrossTenants('seal in a test', () =>
      app.nest.get(SealAuditLog, { strict: false }).sweep(app.clock.now(), 200),
    );
    expect((await list({ subject: id })).map(({ action }) => action)).toEqual(['staff.changed']);
    const { seal } = (await owner.get('/admin-api/audit-seal')).json as Answer<typeof getAuditSeal>;
    expect(seal).toMatchObject({
      entry_at: newest?.at,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  it('has no call that writes into it or takes from it', async () => {
    for (const method of ['post', 'put', 'delete'] as const)
      expect((await owner[method]('/admin-api/audit-entries', {})).status).toBeGreaterThanOrEqual(404);
  });
});
