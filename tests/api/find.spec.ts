import { acrossTenants } from '../../apps/server/src/kernel/ground/tenant-context.ts';
import { Limits } from '../../apps/server/src/kernel/http/limits/limits.ts';
import { finds } from '../../apps/server/src/modules/overviews/find/find-records.ts';
import { FindRepository } from '../../apps/server/src/modules/overviews/find/find.repository.ts';
import type { StaffRole } from '../../packages/contract/src/console/staff.ts';
import type { FoundRecord } from '../../packages/contract/src/overviews/calls/find.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { fillNumbered } from '../support/database/numbered-records.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';

const id = 'dc5111k4qzpbkdky3995g9nq';
const key = `alpha:${id}`;

describe('what is found by its number', () => {
  let app: TestApp;
  let owner: Browser;
  let here: Record<Exclude<StaffRole, 'owner'>, Browser>;
  let elsewhere: Record<Exclude<StaffRole, 'owner'>, Browser>;
  let ada: TestMember;
  beforeAll(async () => {
    app = await startTestApp();
    await createStaff(app, 'owner@staff.test', 'owner');
    owner = await openConsole(app, 'owner@staff.test');
    const open = async (brand: string) => {
      const opened: [string, Browser][] = [];
      for (const role of ['operator', 'moderator', 'support'] as const) {
        await createStaff(app, `${role}-${brand}@staff.test`, role, [brand]);
        opened.push([role, await openConsole(app, `${role}-${brand}@staff.test`)]);
      }
      return Object.fromEntries(opened) as typeof here;
    };
    here = await open('alpha');
    elsewhere = await open('beta');
    ada = await joinConfirmed(app, 'alpha', { email: 'ada.k@mail.test' });
    // The same in both brands, so that only the brand tells them apart.
    for (const brand of ['alpha', 'beta']) await app.inTenant(brand, () => fillNumbered(app, 1, `'${id}'`));
  });

  const find = async (by: Browser, text: string, members = false) => {
    const answer = await by.post('/admin-api/find', { text, members });
    expect([text, answer.status]).toEqual([text, 200]);
    return answer.json as FoundRecord[];
  };
  const kinds = async (by: Browser, text: string) =>
    (await find(by, text)).map(({ kind, id: of }) => `${kind} ${of}`);

  it('is the record of the caller’s own brand, whole or by its first group', async () => {
    for (const text of [
      'DC5111-K4QZPB-KDKY39-95G9NQ',
      id,
      ` ${id.toUpperCase()}`,
      'dc5111',
      'DC5111-K4QZPB',
      'DC5iii',
      key,
    ])
      expect([text, await kinds(here.support, text)]).toEqual([text, [`payment ${key}`]]);
    expect(await find(here.support, 'C001-0001')).toEqual([
      { kind: 'complaint', id: key, tenant: 'alpha', name: 'C001-0001', member: null },
    ]);
    expect(await kinds(here.support, 'c001')).toEqual([`complaint ${key}`]);
    expect(await find(here.moderator, 'R001 0001')).toEqual([
      { kind: 'report', id: key, tenant: 'alpha', name: 'R001-0001', member: key },
    ]);
    const appeal = `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();
    expect(await find(here.moderator, appeal)).toEqual([
      { kind: 'appeal', id: key, tenant: 'alpha', name: appeal, member: key },
    ]);
    expect(await find(here.operator, 'zomer-1')).toEqual([
      { kind: 'code', id: key, tenant: 'alpha', name: 'ZOMER1', member: null },
    ]);
    expect(await find(here.operator, 'Over ons')).toEqual([
      { kind: 'page', id: 'alpha:over-ons-1', tenant: 'alpha', name: 'over-ons-1', member: null },
    ]);
  });

  it('is that of each brand for who has all, and of the one that a key names', async () => {
    expect(await kinds(owner, 'DC5111-')).toEqual(
      expect.arrayContaining([`payment ${key}`, `payment beta:${id}`]),
    );
    expect(await kinds(owner, `beta:${id}`)).toEqual([`payment beta:${id}`]);
    expect(await kinds(elsewhere.support, 'C001-0001')).toEqual([`complaint beta:${id}`]);
    // A brand that was not given is as one that is not there.
    expect(await kinds(elsewhere.support, key)).toEqual([]);
    expect(await kinds(elsewhere.support, `nowhere:${id}`)).toEqual([]);
  });

  it('is nothing to who may not open it', async () => {
    expect(await kinds(here.moderator, id)).toEqual([]);
    expect(await kinds(here.operator, 'DC5111-K4')).toEqual([]);
    expect(await kinds(here.moderator, 'C001-0001')).toEqual([]);
    expect(await kinds(here.operator, 'R001-0001')).toEqual([]);
    expect(await kinds(here.support, 'ZOMER1')).toEqual([]);
    expect(await kinds(here.support, 'over-ons')).toEqual([]);
  });

  it('is looked for by its shape alone: what has none asks nothing of the database', async () => {
    const repository = app.nest.get(FindRepository, { strict: false });
    const asked = jest.spyOn(repository as unknown as { read: () => unknown }, 'read');
    for (const text of ['', 'minimum age', 'payments', 'ann@example.test', '+31 6 1234 5678', '%%%%', '€ 20'])
      expect(await find(here.support, text)).toEqual([]);
    expect(await find(here.support, key.replace('alpha', 'beta'))).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
    expect(await kinds(here.support, 'C001')).toHaveLength(1);
    // Of complaints and of reports.
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('is limited for each person', async () => {
    const busyId = await createStaff(app, 'busy@staff.test', 'support', ['alpha']);
    const busy = await openConsole(app, 'busy@staff.test');
    const limits = app.nest.get(Limits, { strict: false });
    for (let used = 1; used < finds.points; used++) await limits.consumeOnConsole(finds, busyId);
    const ask = (text: string) => busy.post('/admin-api/find', { text, members: false });
    expect((await ask('C001')).status).toBe(200);
    expect((await ask('C001')).status).toBe(429);
    // Refusing costs nothing, and nobody else is refused.
    expect((await ask('minimum age')).status).toBe(200);
    expect(await kinds(here.support, 'C001')).toHaveLength(1);
  });

  describe('members', () => {
    const searches = () =>
      acrossTenants('a test reads the audit log', () =>
        app.database.select<{ changes: string }>(
          `SELECT CAST(changes AS CHAR) AS changes FROM audit_entry WHERE action = 'members.searched' ORDER BY at, id`,
          {},
        ),
      );

    it('are found by a whole address or an id when it is asked for, which is written down without it', async () => {
      const before = (await searches()).length;
      const member = `alpha:${ada.id}`;
      for (const text of ['ada.k@mail.test', ada.id, member, ` ${ada.id.toUpperCase()} `])
        expect([text, (await find(here.support, text, true)).map(({ kind, id: of }) => [kind, of])]).toEqual([
          text,
          [['member', member]],
        ]);
      const noted = (await searches()).slice(before);
      expect(noted).toHaveLength(4);
      expect(JSON.stringify(noted)).not.toContain('ada.k');
      // Not asked for, they are neither found nor written down.
      expect(await find(here.support, 'ada.k@mail.test')).toEqual([]);
      expect(await searches()).toHaveLength(before + 4);
    });

    it('are nobody’s who lacks the right or the brand', async () => {
      expect(await find(elsewhere.support, 'ada.k@mail.test', true)).toEqual([]);
      expect(await find(elsewhere.support, `alpha:${ada.id}`, true)).toEqual([]);
      expect(await find(here.moderator, 'ada.k@mail.test', true)).toEqual([]);
      expect(await find(here.moderator, ada.id, true)).toHaveLength(1);
      expect(await find(here.operator, ada.id, true)).toEqual([]);
    });
  });
});
