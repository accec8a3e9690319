import type { Answer } from '../../packages/contract/src/route.ts';
import {
  brandsOfHome,
  homeDays,
  rightOfQueue,
  waitingQueues,
} from '../../packages/contract/src/overviews/home.ts';
import type {
  getHomeFigures,
  HomeDay,
  WaitingQueueRow,
} from '../../packages/contract/src/overviews/calls/home.ts';
import { rightsOfRole } from '../../packages/contract/src/console/staff.ts';
import { DeskApi, type NewDeskItem } from '../../apps/server/src/modules/safety/desk/desk.api.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, listPath, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinConfirmed, joinMember } from '../support/members/members.ts';
import { addProfile, someId } from '../support/members/profiles.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { reportProfile } from '../support/reports/reporting.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const roles = ['owner', 'operator', 'moderator', 'support'] as const;

let app: TestApp;
let staff: Record<(typeof roles)[number], Browser>;
beforeAll(async () => {
  app = await startTestApp({
    settings: { alpha: { bundles: [{ code: 'starter', credits: 100, price_cents: 999 }] } },
  });
  for (const role of roles) await createStaff(app, `${role}@staff.test`, role, ['alpha']);
  await logIn();
});

async function logIn(): Promise<void> {
  const open = (role: (typeof roles)[number]) => openConsole(app, `${role}@staff.test`);
  staff = {
    ...{ owner: await open('owner'), operator: await open('operator') },
    ...{ moderator: await open('moderator'), support: await open('support') },
  };
}

/** Sessions end meanwhile. */
async function wait(ms: number): Promise<void> {
  app.clock.advance(ms);
  await logIn();
}

const waiting = async (by: Browser) => (await by.get('/admin-api/home/waiting')).json as WaitingQueueRow[];
const queue = async (by: Browser, name: WaitingQueueRow['queue']) =>
  (await waiting(by)).find((row) => row.queue === name);
const put = (brand: string, item: Partial<NewDeskItem>) =>
  app.inTenant(brand, () =>
    app.database.inTransaction(() =>
      app.nest
        .get(DeskApi, { strict: false })
        .open({ kind: 'photo', subjectId: someId(), memberId: null, ...item }),
    ),
  );
const figures = async (by: Browser, query = '') => {
  app.clock.advance(60_000);
  return (await by.get(`/admin-api/home/figures${query}`)).json as Answer<typeof getHomeFigures>;
};
const alpha = async (by = staff.owner) => {
  const { brands } = await figures(by, '?tenant=alpha');
  const [brand] = brands;
  if (!brand) throw new Error('The brand is not told');
  return brand;
};
const today = ({ days }: { days: readonly HomeDay[] }) => days.at(-1);
const sum = (days: readonly HomeDay[], what: 'signups' | 'activations' | 'first_purchases' | 'reports') =>
  days.reduce((total, day) => total + (day[what] ?? 0), 0);

describe('what waits', () => {
  it('counts each queue for who works on it, and nothing of other brands', async () => {
    for (const role of roles) {
      const rights = rightsOfRole[role];
      expect((await waiting(staff[role])).map(({ queue: name }) => name)).toEqual(
        waitingQueues.filter((name) => rights.includes(rightOfQueue[name])),
      );
    }
    const [before, before2] = [await queue(staff.moderator, 'photo'), await queue(staff.owner, 'photo')];
    await put('beta', {});
    expect(await queue(staff.moderator, 'photo')).toEqual(before);
    expect((await queue(staff.owner, 'photo'))?.count).toBe((before2?.count ?? 0) + 1);
    await put('alpha', {});
    const after = await queue(staff.moderator, 'photo');
    expect(after?.count).toBe((before?.count ?? 0) + 1);
    const { queue: _queue, brands: _brands, ...waits } = after ?? { queue: 'photo', brands: [] };
    expect(after?.brands).toEqual([{ tenant: 'alpha', ...waits }]);
    const everywhere = await queue(staff.owner, 'photo');
    expect(everywhere?.brands.map(({ tenant }) => tenant).sort()).toEqual(['alpha', 'beta']);
    expect(everywhere?.brands.reduce((total, { count }) => total + count, 0)).toBe(everywhere?.count);
    expect(refusal(await new Browser(app, consoleHost).get('/admin-api/home/waiting')).code).toBe(
      'authentication_required',
    );
  });

  it('is late past its deadline, and after a day where it has none', async () => {
    const at = app.clock.now();
    await put('alpha', { kind: 'text' });
    await put('alpha', { kind: 'appeal', dueAt: new Date(at.getTime() + 30 * hourMs) });
    expect(await queue(staff.moderator, 'text')).toMatchObject({
      ...{ count: 1, late: 0, oldest_at: at.toISOString(), due_at: null },
    });
    await wait(25 * hourMs);
    expect(await queue(staff.moderator, 'text')).toMatchObject({ count: 1, late: 1 });
    expect(await queue(staff.moderator, 'appeal')).toMatchObject({ count: 1, late: 0 });
    await wait(6 * hourMs);
    expect(await queue(staff.moderator, 'appeal')).toMatchObject({ count: 1, late: 1 });
  });

  it('tells requests of who is in a picture from other reports', async () => {
    await put('alpha', { kind: 'report', risks: ['depicted_person'] });
    await put('alpha', { kind: 'report', risks: ['reported'] });
    expect(await queue(staff.support, 'removal_request')).toMatchObject({ count: 1 });
    expect(await queue(staff.support, 'report')).toMatchObject({ count: 1 });
  });
});

describe('the last fourteen days', () => {
  it('have what happened on each day, where the brand is at home', async () => {
    const before = await alpha();
    expect(before.days).toHaveLength(homeDays);
    const payments = paymentsOf(app, 'alpha');
    await joinMember(app, 'alpha');
    const member = await joinConfirmed(app, 'alpha');
    for (const outcome of ['completed', 'completed', 'failed'] as const) {
      app.clock.advance(1000);
      const started = await payments.start(member);
      await payments.tell(started.reference, outcome);
    }
    const reported = await addProfile(app, 'alpha', {});
    await reportProfile(new Browser(app, 'alpha.localhost'), reported);
    const after = await alpha();
    const [was, is] = [today(before), today(after)];
    expect(is).toMatchObject({
      signups: (was?.signups ?? 0) + 2,
      activations: (was?.activations ?? 0) + 1,
      first_purchases: (was?.first_purchases ?? 0) + 1,
      reports: (was?.reports ?? 0) + 1,
      revenue: [{ currency: 'EUR', amount: 1998 }],
      refunded: [],
    });
    await app.inTenant('alpha', () =>
      app.database.write(
        `UPDATE payment SET previous_status = 'completed', status = 'charged_back', charged_back_at = :now WHERE tenant_id = :tenant
            AND completed_at IS NOT NULL LIMIT 1`,
        { now: app.clock.now() },
      ),
    );
    expect(today(await alpha())?.refunded).toEqual([{ currency: 'EUR', amount: 999 }]);
    await wait(dayMs);
    const later = await alpha();
    expect(today(later)).toMatchObject({ signups: 0, revenue: [] });
    expect(later.days.at(-2)).toEqual({ ...is, refunded: [{ currency: 'EUR', amount: 999 }] });
    expect(later.total.signups).toBe(sum(later.days, 'signups'));
    await wait(homeDays * dayMs);
    const gone = await alpha();
    expect([sum(gone.days, 'signups'), sum(gone.days, 'reports')]).toEqual([0, 0]);
    expect(gone.before).toMatchObject({
      ...{ signups: later.total.signups, activations: later.total.activations, reports: later.total.reports },
      ...{ revenue: later.total.revenue, refunded: later.total.refunded },
    });
  });

  it('lead to lists of exactly those', async () => {
    const since = app.clock.now().toISOString();
    const payments = paymentsOf(app, 'alpha');
    const [waits, member] = [await joinMember(app, 'alpha'), await joinConfirmed(app, 'alpha')];
    for (let purchase = 0; purchase < 2; purchase++) {
      app.clock.advance(1000);
      await payments.tell((await payments.start(member)).reference, 'completed');
    }
    app.clock.advance(1000);
    const until = app.clock.now().toISOString();
    const ids = async (resource: string, filter: object) => {
      const answer = await staff.owner.get(listPath(resource, { filter: { tenant: 'alpha', ...filter } }));
      return (answer.json as { id: string }[]).map(({ id }) => id);
    };
    const of = (id: string) => `alpha:${id}`;
    const signedUp = await ids('profiles', { since, until, fictional: false });
    expect([...signedUp].sort()).toEqual([of(waits.id), of(member.id)].sort());
    expect(await ids('profiles', { confirmed_since: since, confirmed_until: until })).toEqual([
      of(member.id),
    ]);
    expect(await ids('profiles', { since: until })).toEqual([]);
    const paid = { paid_since: since, paid_until: until };
    expect(await ids('payments', paid)).toHaveLength(2);
    expect(await ids('payments', { ...paid, first: true })).toHaveLength(1);
    expect(await ids('payments', { paid_since: until })).toEqual([]);
  });

  it('tell the middle of how long reports waited', async () => {
    expect((await alpha()).total.response_minutes).toBeNull();
    const minutes = [10, 30, 600, 20];
    await app.inTenant('alpha', async () => {
      for (const [index, waited] of minutes.entries())
        await app.database.write(
          `INSERT INTO report_case (tenant_id, id, kind, opened_at, due_at, closed_at, outcome)
           VALUES (:tenant, :id, 'profile', :opened, :opened, :closed, :outcome)`,
          {
            ...{ id: someId(), outcome: index === 2 ? 'restricted' : 'dismissed' },
            opened: new Date(app.clock.now().getTime() - waited * 60_000 - (index < 3 ? 0 : dayMs)),
            closed: new Date(app.clock.now().getTime() - (index < 3 ? 0 : dayMs)),
          },
        );
      await app.database.write(
        `INSERT INTO report_case (tenant_id, id, kind, opened_at, due_at, closed_at, outcome)
         VALUES (:tenant, :id, 'profile', :at, :at, :at, 'left')`,
        { id: someId(), at: app.clock.now() },
      );
    });
    const brand = await alpha();
    expect(today(brand)?.response_minutes).toBe(30);
    expect(brand.days.at(-2)?.response_minutes).toBe(20);
    expect(brand.total.response_minutes).toBe(25);
  });

  it('tell the middle of how long complaints waited for their first answer, and lead to those of a day', async () => {
    expect((await alpha()).total.answer_minutes).toBeNull();
    const now = app.clock.now().getTime();
    await app.inTenant('alpha', async () => {
      for (const [index, waited] of [5, 40, 90].entries()) {
        const [id, opened] = [someId(), new Date(now - waited * 60_000)];
        await app.database.write(
          `INSERT INTO support_case (tenant_id, id, number, topic, state, language, opened_at, due_at, changed_at,
             priority, barred)
           VALUES (:tenant, :id, :number, 'site', 'answered', 'nl', :opened, :opened, :opened, 1, '[]')`,
          { id, number: `HOME-${index}`, opened },
        );
        // Only the first answer counts, and no note is one.
        for (const [kind, at] of [
          ['note', opened],
          ['answer', new Date(now)],
          ['answer', new Date(now + 1000)],
        ] as const)
          await app.database.write(
            `INSERT INTO support_message (tenant_id, id, case_id, kind, staff_id, text, written_at)
             VALUES (:tenant, :message, :id, :kind, :id, 'x', :at)`,
            { message: someId(), id, kind, at },
          );
      }
    });
    const brand = await alpha();
    expect(brand.total).toMatchObject({ answers: 3, answer_minutes: 40 });
    expect(today(brand)).toMatchObject({ answers: 3, answer_minutes: 40 });
    expect(brand.days.reduce((sum, { complaints }) => sum + (complaints ?? 0), 0)).toBe(3);
    const listed = async (filter: object) =>
      (await staff.support.get(listPath('support-cases', { filter: { tenant: 'alpha', ...filter } }))).json;
    const [since, until] = [new Date(now - 60 * 60_000).toISOString(), new Date(now).toISOString()];
    expect(await listed({ q: 'HOME', since, until })).toHaveLength(2);
    expect(await listed({ q: 'HOME', until: since })).toHaveLength(1);
  });

  it('tell what was decided on the desk, taken back or not', async () => {
    const before = (await alpha()).total.decisions ?? 0;
    const now = app.clock.now();
    await app.inTenant('alpha', async () => {
      for (const [action, at, number] of [
        ['desk.decided', now, 1],
        ['desk.undone', now, 2],
        ['desk.decided', new Date(now.getTime() - dayMs), 3],
        ['desk.decided', new Date(now.getTime() - homeDays * dayMs), 4],
      ] as const)
        await app.database.write(
          `INSERT INTO audit_entry (id, at, staff_id, number, tenant_id, action, subjects, changes)
           VALUES (:id, :at, :staff, :number, :tenant, :action, '[]', '[]')`,
          { id: someId(), staff: someId(), at, number, action },
        );
    });
    const brand = await alpha(staff.moderator);
    expect(brand.total.decisions).toBe(before + 2);
    expect([today(brand)?.decisions, brand.days.at(-2)?.decisions, brand.before.decisions]).toEqual([
      1, 1, 1,
    ]);
  });

  it('tell what members wrote to fictional profiles, and how long the first of it waited for an answer', async () => {
    const [fictional, person, other] = [
      await addProfile(app, 'alpha', { fictional: true }),
      await joinConfirmed(app, 'alpha'),
      await joinConfirmed(app, 'alpha'),
    ];
    const now = app.clock.now().getTime();
    const minutes = (ago: number) => new Date(now - ago * 60_000);
    await app.inTenant('alpha', async () => {
      const written = [
        // Two that are answered together, one that is answered alone, one that waits.
        { by: person.id, ago: 60 },
        { by: person.id, ago: 50 },
        { by: fictional, ago: 30 },
        { by: person.id, ago: 20 },
        { by: fictional, ago: 10 },
        { by: person.id, ago: 5 },
      ];
      await converse(person.id, fictional, written);
      // Between two members nobody of the desk answers.
      await converse(person.id, other.id, [
        { by: person.id, ago: 9 },
        { by: other.id, ago: 8 },
      ]);
    });
    const brand = await alpha(staff.moderator);
    expect(brand.total).toMatchObject({
      ...{ fictional_messages: 4, fictional_answers: 2, fictional_minutes: 20 },
    });
    const days = brand.days.reduce((all, { fictional_messages: count }) => all + (count ?? 0), 0);
    expect(days).toBe(4);

    async function converse(one: string, two: string, written: readonly { by: string; ago: number }[]) {
      const id = someId();
      const [low, high] = [one, two].sort();
      await app.database.write(
        `INSERT INTO conversation (tenant_id, id, low_id, high_id, last_seq, last_held_no, created_at)
         VALUES (:tenant, :id, :low, :high, :last, 0, :at)`,
        { id, low, high, last: written.length, at: minutes(60) },
      );
      for (const [own, their] of [
        [one, two],
        [two, one],
      ])
        await app.database.write(
          `INSERT INTO conversation_member (tenant_id, conversation_id, member_id, other_id, shown, started, wrote,
             unread, cleared_seq, last_at) VALUES (:tenant, :id, :own, :their, 1, 0, 1, 0, 0, :at)`,
          { id, own, their, at: minutes(5) },
        );
      for (const [index, { by, ago }] of written.entries())
        await app.database.write(
          `INSERT INTO message (tenant_id, id, conversation_id, sender_id, body_hash, body, seq, credits_after, sent_at)
           VALUES (:tenant, :message, :id, :by, 'x', 'x', :seq, 0, :at)`,
          { message: someId(), id, by, seq: index + 1, at: minutes(ago) },
        );
    }
  });

  it('leaves out what a role may not see, and brands that were not given', async () => {
    const parts = {
      purchases: ['first_purchases'],
      money: ['revenue', 'refunded'],
      reports: ['reports'],
      decisions: ['decisions'],
      complaints: ['complaints', 'answers'],
      fictional: ['fictional_messages', 'fictional_answers'],
    };
    const seen: Record<(typeof roles)[number], readonly (keyof typeof parts)[]> = {
      owner: ['purchases', 'money', 'reports', 'decisions', 'complaints', 'fictional'],
      operator: ['purchases'],
      moderator: ['reports', 'decisions', 'fictional'],
      support: ['reports', 'complaints'],
    };
    for (const role of roles) {
      const { days, total, before } = await alpha(staff[role]);
      const shown = seen[role].flatMap((part) => parts[part]).sort();
      for (const figures of [days.at(-1), total, before]) {
        const told = Object.entries(figures ?? {}).flatMap(([name, value]) => (value === null ? [] : [name]));
        const known = Object.values(parts).flat();
        expect(told.filter((name) => known.includes(name)).sort()).toEqual(shown);
      }
    }
    const { total } = await alpha(staff.operator);
    expect([total.response_minutes, total.answer_minutes, total.fictional_minutes]).toEqual([
      null,
      null,
      null,
    ]);
    expect((await figures(staff.support)).brands.map(({ tenant }) => tenant)).toEqual(['alpha']);
    expect(refusal(await staff.support.get('/admin-api/home/figures?tenant=beta')).code).toBe('not_found');
    expect(refusal(await staff.owner.get('/admin-api/home/figures?tenant=nowhere')).code).toBe('not_found');
    expect(refusal(await new Browser(app, consoleHost).get('/admin-api/home/figures')).code).toBe(
      'authentication_required',
    );
  });

  it('come some brands at a time', async () => {
    const { brands, next } = await figures(staff.owner);
    const all = ['alpha', 'beta'];
    expect(brands.map(({ tenant }) => tenant)).toEqual(all.slice(0, brandsOfHome));
    expect(next).toBeNull();
    expect((await figures(staff.owner, '?after=alpha')).brands.map(({ tenant }) => tenant)).toEqual(['beta']);
  });

  it('are counted once a minute', async () => {
    const before = await alpha();
    await joinMember(app, 'alpha');
    const { brands } = (await staff.owner.get('/admin-api/home/figures?tenant=alpha')).json as Answer<
      typeof getHomeFigures
    >;
    expect(brands).toEqual([before]);
    expect(today(await alpha())?.signups).toBe((today(before)?.signups ?? 0) + 1);
  });
});
