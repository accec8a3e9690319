import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { CountMonth } from '../../apps/server/src/modules/overviews/transparency/count-month.ts';
import type { SupportCase } from '../../packages/contract/src/safety/calls/support-desk.ts';
import type { Answer } from '../../packages/contract/src/route.ts';
import type {
  sumTransparency,
  TransparencyReport,
} from '../../packages/contract/src/overviews/calls/transparency.ts';
import type { StaffRole } from '../../packages/contract/src/console/staff.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, listPath, openConsole } from '../support/app/console.ts';
import { rowsOfCsv } from '../support/app/csv.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { decide, take } from '../support/desk/desk.ts';
import { becomeMember, refusal } from '../support/members/account-calls.ts';
import { receiptOf, reportProfile, sendReport } from '../support/reports/reporting.ts';

const hourMs = 3_600_000;
const beta = 'beta.localhost';

let app: TestApp;
const roles: readonly StaffRole[] = ['owner', 'operator', 'moderator', 'support'];
let staff: Record<StaffRole | 'second', Browser>;

beforeAll(async () => {
  app = await startTestApp();
  for (const role of roles) await createStaff(app, `${role}@staff.test`, role, ['beta']);
  await createStaff(app, 'second@staff.test', 'moderator', ['beta']);
  await pass(0);
});

/** Lets hours go by; sessions of the console end meanwhile. */
async function pass(hours: number): Promise<void> {
  app.clock.advance(hours * hourMs);
  const open = (name: string) => openConsole(app, `${name}@staff.test`);
  staff = {
    ...{ owner: await open('owner'), operator: await open('operator'), support: await open('support') },
    ...{ moderator: await open('moderator'), second: await open('second') },
  };
}

async function decideFirst(by: Browser, kind: string, decision: object): Promise<void> {
  const [item] = await take(by, { kind, tenant: 'beta' });
  expect((await decide(by, item?.id ?? '', decision)).status).toBe(200);
  app.clock.advance(10_000);
  await app.runOutbox();
}

const path = (what = '') => `/admin-api/transparency/beta${what}`;
const report = async (period: string) =>
  (await staff.operator.get(path(`/report?period=${period}`))).json as TransparencyReport;
const periods = async () => ((await staff.operator.get(path())).json as { periods: string[] }).periods;

/** As the sweep's daily job. */
async function keepMonths(): Promise<void> {
  await app.nest.get(Housekeeping, { strict: false }).runOnce();
  await app.runOutbox();
}

it('counts what was reported, taken, appealed and complained in a month, and how long it waited', async () => {
  const [accused, reporter] = [new Browser(app, beta), new Browser(app, beta)];
  const accusedId = await becomeMember(accused, 'accused@example.test');
  await becomeMember(reporter, 'reporter@example.test');
  receiptOf(await reportProfile(reporter, accusedId));

  await pass(30);
  const disable = { decision: 'restrict', measure: 'profile_disabled', ground: 'impersonation' };
  await decideFirst(staff.moderator, 'report', disable);
  const { restrictions } = (await accused.get('/api/restrictions')).json as {
    restrictions: { id: string }[];
  };
  const words = { text: 'It is me.' };
  expect((await accused.post(`/api/restrictions/${restrictions[0]?.id}/appeal`, words)).status).toBe(200);

  await pass(5);
  await decideFirst(staff.second, 'appeal', { decision: 'reverse', note: 'The passport says so.' });

  const about = { topic: 'site', text: 'It is slow.' };
  const complaint = { about, email: 'visitor@example.test', language: 'nl' };
  const { number } = receiptOf(await sendReport(new Browser(app, beta), complaint, '/api/complaints'));
  await pass(200);
  const [row] = (await staff.support.get(listPath('support-cases', { filter: { q: number } }))).json as {
    id: string;
  }[];
  const id = row?.id ?? '';
  const taken = await staff.support.post(`/admin-api/support-cases/${id}/lease`, undefined);
  for (const text of ['We look.', 'It is fast again.']) {
    app.clock.advance(1000);
    const found = (await staff.support.get(`/admin-api/support-cases/${id}`)).json as SupportCase;
    const seen = found.messages.at(-1)?.id;
    const sent = await staff.support.post(`/admin-api/support-cases/${id}/answers`, {
      text,
      seen,
      close: false,
    });
    expect([taken.status, sent.status]).toEqual([200, 200]);
  }

  const told = await report('2026-03');
  expect(told).toEqual({
    ...{ id: 'beta', period: '2026-03', time_zone: told.time_zone, is_over: false, missing: [] },
    counts: {
      reports_received: [{ kind: 'profile', reason: 'fake_profile', count: 1 }],
      reports_decided: [{ kind: 'profile', outcome: 'restricted', count: 1 }],
      restrictions_imposed: [
        { kind: 'profile_disabled', ground: 'impersonation', automated: false, reported: true, count: 1 },
      ],
      restrictions_ended: [{ kind: 'profile_disabled', automated: false, end: 'appeal', count: 1 }],
      appeals_received: [{ kind: 'profile_disabled', automated: false, count: 1 }],
      appeals_decided: [{ kind: 'profile_disabled', automated: false, decision: 'reverse', count: 1 }],
      complaints_received: [{ topic: 'site', count: 1 }],
    },
    waits: {
      reports: { decided: 1, median_hours: 30, late: 0 },
      appeals: { decided: 1, median_hours: 5, late: 0 },
      complaints: { decided: 1, median_hours: 200, late: 1 },
    },
  });
  expect(await report('2026')).toEqual({ ...told, period: '2026' });
});

it('is had as a file with the same numbers, which is written down', async () => {
  const file = await staff.operator.get(path('/2026-03/report.csv'));
  expect(file.headers['content-disposition']).toBe('attachment; filename="transparency-beta-2026-03.csv"');
  const rows = rowsOfCsv(file.text);
  expect(rows).toHaveLength(10);
  expect(rows.find(({ part }) => part === 'restrictions_imposed')).toEqual({
    ...{ part: 'restrictions_imposed', about: 'profile_disabled', ground: 'impersonation', basis: 'terms' },
    ...{ outcome: '', automated: 'no', after_a_report: 'yes', count: '1', median_hours: '', late: '' },
  });
  expect(rows.find(({ part }) => part === 'complaints_waited')).toMatchObject({
    ...{ count: '1', median_hours: '200', late: '1' },
  });
  const [entry] = await app.database.select<{ tenant_id: string; changes: string }>(
    "SELECT tenant_id, changes FROM audit_entry WHERE action = 'list.exported'",
  );
  expect(entry).toMatchObject({ tenant_id: 'beta', changes: expect.stringContaining('2026-03') as string });
});

it('keeps a month that is over when its cases are gone, and counts it no more', async () => {
  const before = await report('2026-03');
  await pass(24 * 30);
  expect(await periods()).toEqual(['2026', '2026-04', '2026-03']);
  expect(await report('2026-03')).toEqual({ ...before, is_over: true });
  await keepMonths();
  const count = jest.spyOn(app.nest.get(CountMonth, { strict: false }), 'of');
  await pass(24 * 300);
  await keepMonths();
  expect(
    await app.inTenant('beta', () =>
      app.database.number('SELECT COUNT(*) FROM report_case WHERE tenant_id = :tenant'),
    ),
  ).toBe(0);
  expect(count.mock.calls.flat()).not.toContain('2026-03');
  count.mockRestore();
  expect(await report('2026-03')).toEqual({ ...before, is_over: true });
  const year = await report('2026');
  expect(year).toMatchObject({ is_over: true, counts: before.counts, waits: before.waits });
  // Nobody was there to keep them: a year that is not whole says so.
  expect(year.missing).toEqual(['2026-04', '2026-05', '2026-06', '2026-07', '2026-08']);
  expect((await report('2027-01')).counts.reports_received).toEqual([]);
});

it('is summed over the brands that somebody was given, and no others', async () => {
  const summed = async (by: Browser, query = '') =>
    (await by.get(`/admin-api/transparency${query}`)).json as Answer<typeof sumTransparency>;
  const own = await report('2026-03');
  const { id: _id, ...same } = own;
  // The operator was given one brand: the sum is that brand's report.
  expect(await summed(staff.operator, '?period=2026-03')).toEqual({ periods: await periods(), report: same });
  expect((await summed(staff.operator)).report).toBeNull();
  const all = await summed(staff.owner, '?period=2026-03');
  expect(all.report?.counts.reports_received).toEqual(own.counts.reports_received);
  expect(all.periods).toContain('2026-03');
  expect((await summed(staff.owner, '?period=2031')).report).toBeNull();
  expect((await staff.support.get('/admin-api/transparency')).status).toBe(403);
});

it('is nobody’s who lacks the right or the brand, and of no time that is not', async () => {
  const calls = (tenant: string) => [
    `/admin-api/transparency/${tenant}`,
    `/admin-api/transparency/${tenant}/report?period=2026-03`,
    `/admin-api/transparency/${tenant}/2026-03/report.csv`,
  ];
  const statuses = async (by: Browser, tenant: string) => {
    const found: number[] = [];
    // One after the other: of one person one file is sent at a time.
    for (const call of calls(tenant)) found.push((await by.get(call)).status);
    return found;
  };
  for (const role of ['owner', 'operator', 'moderator'] as const)
    expect([role, await statuses(staff[role], 'beta')]).toEqual([role, [200, 200, 200]]);
  expect(await statuses(staff.support, 'beta')).toEqual([403, 403, 403]);
  expect(await statuses(staff.operator, 'alpha')).toEqual([404, 404, 404]);
  expect(await statuses(staff.owner, 'nowhere')).toEqual([404, 404, 404]);
  const nobody = (await new Browser(app, consoleHost).get(path())).json;
  expect(nobody).toMatchObject({ error: { code: 'authentication_required' } });
  for (const period of ['2031', '2020-01']) {
    expect((await staff.owner.get(path(`/report?period=${period}`))).status).toBe(404);
    expect((await staff.owner.get(path(`/${period}/report.csv`))).status).toBe(404);
  }
  expect(refusal(await staff.owner.get(path('/report?period=2026-13'))).code).toBe('validation_failed');
  expect((await staff.owner.get(path('/2026-13/report.csv'))).status).toBe(404);
});
