import type { SavedReply } from '../../packages/contract/src/console/calls/saved-replies.ts';
import type { StaffRole } from '../../packages/contract/src/console/staff.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, listPath, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

let app: TestApp;
const staff = {} as Record<'support' | 'moderator' | 'owner' | 'elsewhere' | 'operator', Browser>;
beforeAll(async () => {
  app = await startTestApp();
  const people: readonly [keyof typeof staff, StaffRole, string[]][] = [
    ['support', 'support', ['alpha']],
    ['moderator', 'moderator', ['alpha']],
    ['owner', 'owner', []],
    ['elsewhere', 'support', ['beta']],
    ['operator', 'operator', ['alpha']],
  ];
  for (const [name, role, brands] of people) {
    await createStaff(app, `${name}@staff.test`, role, brands);
    staff[name] = await openConsole(app, `${name}@staff.test`);
  }
});

const path = '/admin-api/saved-replies';
const complaint = {
  tenant: 'alpha',
  use: 'complaint',
  language: 'nl',
  text: 'We hebben je betaling gevonden.',
};
const listed = async (browser: Browser, filter: object = {}) =>
  ((await browser.get(listPath('saved-replies', { filter }))).json as SavedReply[]).map(({ id }) => id);

describe('saved replies', () => {
  it('are made, changed and deleted by brand, use and language', async () => {
    const made = await staff.support.post(path, complaint);
    expect(made).toMatchObject({ status: 200, json: complaint });
    const { id } = made.json as SavedReply;
    expect(await listed(staff.support, { tenant: 'alpha', use: 'complaint', language: 'nl' })).toEqual([id]);
    expect(await listed(staff.support, { language: 'en' })).toEqual([]);
    expect(await listed(staff.owner)).toEqual([id]);
    const changed = { language: 'en', text: 'We found your payment.' };
    expect((await staff.owner.put(`${path}/${id}`, changed)).json).toMatchObject({
      use: 'complaint',
      ...changed,
    });
    expect((await staff.support.get(`${path}/${id}`)).json).toMatchObject({ id, ...changed });
    for (const other of [staff.elsewhere, staff.moderator]) {
      expect(await listed(other)).toEqual([]);
      expect((await other.get(`${path}/${id}`)).status).toBe(404);
      expect((await other.put(`${path}/${id}`, changed)).status).toBe(404);
      expect((await other.delete(`${path}/${id}`)).status).toBe(404);
    }
    expect((await staff.support.delete(`${path}/${id}`)).status).toBe(200);
    expect((await staff.support.delete(`${path}/${id}`)).status).toBe(404);
  });

  it('are for who writes such answers alone', async () => {
    const chat = { ...complaint, use: 'fictional_chat' };
    expect((await staff.moderator.post(path, complaint)).status).toBe(403);
    expect((await staff.support.post(path, chat)).status).toBe(403);
    expect((await staff.operator.post(path, complaint)).status).toBe(403);
    expect((await staff.operator.get(path)).status).toBe(403);
    expect((await staff.elsewhere.post(path, complaint)).status).toBe(404);
    const ids = [
      (await staff.moderator.post(path, chat)).json,
      (await staff.support.post(path, complaint)).json,
    ].map((reply) => (reply as SavedReply).id);
    expect(await listed(staff.moderator)).toEqual(ids.slice(0, 1));
    expect(await listed(staff.support)).toEqual(ids.slice(1));
    expect(await listed(staff.moderator, { use: 'complaint' })).toEqual([]);
    expect((await listed(staff.owner)).toSorted()).toEqual(ids.toSorted());
  });

  it.each(['', '   ', 'x'.repeat(1001)])('of %j are refused', async (text) => {
    expect((await staff.support.post(path, { ...complaint, text })).status).toBe(400);
  });
});
