import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { Outbox } from '../../apps/server/src/kernel/outbox/outbox.ts';
import { bulkJob } from '../../apps/server/src/modules/console/bulk/bulk.jobs.ts';
import type { BulkJob } from '../../packages/contract/src/console/calls/bulk.ts';
import type { DiscountCodeRow } from '../../packages/contract/src/money/calls/discount-codes.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, listPath, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { refusal } from '../support/members/account-calls.ts';

const rules = {
  ...{ percentage: 10, value: null, currency: null, minimum_order_value: null },
  ...{ country: null, expires: null, paymentmethods: null, validity: 'once' },
};
const path = '/admin-api/bulk-jobs';

describe('jobs on many rows', () => {
  let app: TestApp;
  let operator: Browser;
  let operatorId: string;
  let support: Browser;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp();
    operatorId = await createStaff(app, 'operator@staff.test', 'operator', ['alpha', 'beta']);
    await createStaff(app, 'support@staff.test', 'support', ['alpha', 'beta']);
    await createStaff(app, 'owner@staff.test', 'owner');
    await logIn();
  });
  const logIn = async () => {
    operator = await openConsole(app, 'operator@staff.test');
    support = await openConsole(app, 'support@staff.test');
    owner = await openConsole(app, 'owner@staff.test');
  };
  beforeEach(() => app.clock.advance(60_000));
  afterEach(() => app.runOutbox());

  let drawn = 0;
  const codes = async (count: number, tenant = 'alpha'): Promise<string[]> => {
    const prefix = `P${++drawn}X`;
    await owner.post('/admin-api/discount-batches', { ...rules, tenant, prefix, count });
    const rows = (await owner.get(listPath('discount-codes', { filter: { q: prefix }, limit: 100 })))
      .json as DiscountCodeRow[];
    return rows.map(({ id }) => id);
  };
  const start = (rows: string[], action = 'discount-codes.off', by = operator) =>
    by.post(path, { action, rows });
  const started = async (rows: string[], action?: string) => (await start(rows, action)).json as BulkJob;
  const undo = (id: string, by = operator) => by.post(`${path}/${id}/undo`, {});
  const newest = async (by = operator) => ((await by.get(path)).json as BulkJob[])[0];
  const set = (id: string, status: string, by = operator) =>
    by.put(`/admin-api/discount-codes/${id}`, { status });
  const status = async (id: string) =>
    ((await owner.get(`/admin-api/discount-codes/${id}`)).json as DiscountCodeRow).status;
  const statuses = (ids: string[]) => Promise.all(ids.map(status));
  const position = (changes: object) =>
    owner.put(`/admin-api/staff/${operatorId}`, {
      ...{ name: 'operator', role: 'operator', tenants: ['alpha', 'beta'] },
      ...changes,
    });
  /** As a worker leaves a row that dies while it has it. */
  const leave = (row: string, state: string) =>
    app.database.write('UPDATE bulk_row SET state = :state, changed_at = :at WHERE row_key = :row', {
      ...{ row, state, at: app.clock.now() },
    });

  it('do to each what is done to one, tell what failed, and are taken back', async () => {
    const [before = '', plain = '', other = ''] = await codes(3);
    const missing = `alpha:${'0'.repeat(24)}`;
    await set(before, 'disabled');
    const job = await started([before, other, plain, missing, plain]);
    expect(job).toMatchObject({ total: 4, done: 0, finished_at: null, undo_until: null });
    await app.runOutbox();
    expect(await newest()).toMatchObject({
      ...{ id: job.id, done: 2, unchanged: 1, failed: 1 },
      failures: [{ row: missing, problem: 'not_found' }],
    });
    expect(await statuses([before, plain, other])).toEqual(Array(3).fill('disabled'));
    expect((await undo(job.id)).json).toMatchObject({ undoing: true });
    expect((await undo(job.id)).status).toBe(200);
    await app.runOutbox();
    expect(await newest()).toMatchObject({ done: 0, undone: 2, kept: 0, unchanged: 1, undoing: false });
    expect(await statuses([before, plain, other])).toEqual(['disabled', 'active', 'active']);
  });

  it('leave what somebody changed since, also where it looks the same again', async () => {
    const [on = '', twice = '', plain = ''] = await codes(3);
    const job = await started([on, twice, plain]);
    await app.runOutbox();
    app.clock.advance(1000);
    await set(on, 'active', owner);
    await set(twice, 'active', owner);
    await set(twice, 'disabled', owner);
    await undo(job.id);
    await app.runOutbox();
    expect(await newest()).toMatchObject({
      ...{ undone: 1, kept: 2, undo_until: null },
      failures: [on, twice].sort().map((row) => ({ row, problem: null })),
    });
    expect(await statuses([on, twice, plain])).toEqual(['active', 'disabled', 'active']);
  });

  it('go on where a worker died, and know what it had done', async () => {
    const [made = '', unmade = '', others = ''] = await codes(3);
    const job = await started([made, unmade, others]);
    for (const row of [made, unmade, others]) await leave(row, 'working');
    await set(made, 'disabled');
    await set(others, 'disabled', owner);
    await app.runOutbox();
    expect(await newest()).toMatchObject({ done: 2, unchanged: 1, failed: 0 });
    app.clock.advance(1000);
    await undo(job.id);
    app.clock.advance(1000);
    for (const row of [made, unmade]) await leave(row, 'reverting');
    await set(made, 'active');
    await app.runOutbox();
    expect(await newest()).toMatchObject({ undone: 2, kept: 0, unchanged: 1 });
    expect(await statuses([made, unmade, others])).toEqual(['active', 'active', 'disabled']);
  });

  it('can be undone for fifteen minutes after their end', async () => {
    const job = await started(await codes(1));
    expect(refusal(await undo(job.id)).code).toBe('desk_undo_too_late');
    await app.runOutbox();
    app.clock.advance(15 * 60_000);
    expect(refusal(await undo(job.id)).code).toBe('desk_undo_too_late');
  });

  it('are one at a time for each person, the one that never ends for a day at most', async () => {
    const rows = await codes(2);
    const answers = await Promise.all([start(rows), start(rows)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect((await start(await codes(1), undefined, owner)).status).toBe(200);
    await app.runOutbox();
    const first = await newest();
    await start(await codes(1));
    expect(refusal(await undo(first?.id ?? '')).code).toBe('bulk_running');
    await app.inTenant('alpha', () => app.nest.get(Outbox).drop(bulkJob));
    app.clock.advance(86_400_001);
    await logIn();
    expect((await start(await codes(1))).status).toBe(200);
  });

  it('ask for the rights of the moment, row by row', async () => {
    const [mine = '', taken = ''] = [...(await codes(1)), ...(await codes(1, 'beta'))];
    const job = await started([mine, taken]);
    await position({ tenants: ['alpha'] });
    await app.runOutbox();
    expect(await newest()).toMatchObject({
      ...{ done: 1, failed: 1 },
      failures: [{ row: taken, problem: 'not_found' }],
    });
    await position({ role: 'support' });
    expect((await undo(job.id)).status).toBe(403);
    await position({});
  });

  it('leave the rows of a brand that was taken away, and say so', async () => {
    const [mine = '', taken = ''] = [...(await codes(1)), ...(await codes(1, 'beta'))];
    const job = await started([mine, taken]);
    await app.runOutbox();
    await position({ tenants: ['alpha'] });
    expect((await undo(job.id)).json).toMatchObject({ done: 1, kept: 1, undoing: true });
    await app.runOutbox();
    expect(await newest()).toMatchObject({
      ...{ undone: 1, kept: 1, undoing: false },
      failures: [{ row: taken, problem: 'not_found' }],
    });
    expect(await statuses([mine, taken])).toEqual(['active', 'disabled']);
    await position({});
  });

  it('end with whoever leaves, and are gone after two days', async () => {
    const leaver = await createStaff(app, 'leaver@staff.test', 'operator', ['alpha']);
    const [row = ''] = await codes(1);
    const { id } = (await start([row], undefined, await openConsole(app, 'leaver@staff.test')))
      .json as BulkJob;
    await owner.post(`/admin-api/staff/${leaver}/end`, {});
    await app.runOutbox();
    expect(await status(row)).toBe('active');
    const rows = () => app.database.select('SELECT state FROM bulk_row WHERE job_id = :id', { id });
    expect(await rows()).toEqual([{ state: 'failed' }]);
    app.clock.advance(2 * 86_400_000 + 1);
    await app.nest.get(Housekeeping).runOnce();
    expect(await rows()).toEqual([]);
    await logIn();
  });

  it('are nobody’s who lacks the right or the brand', async () => {
    await createStaff(app, 'narrow@staff.test', 'operator', ['alpha']);
    const narrow = await openConsole(app, 'narrow@staff.test');
    const [id = ''] = await codes(1);
    expect((await start([id], 'discount-codes.off', support)).status).toBe(403);
    const hidden = await start([`beta:${'0'.repeat(24)}`], undefined, narrow);
    const nowhere = await start([`gamma:${'0'.repeat(24)}`], undefined, narrow);
    expect([hidden.status, hidden.text]).toEqual([404, nowhere.text]);
    const job = (await start([id], undefined, narrow)).json as BulkJob;
    expect((await support.get(path)).json).toEqual([]);
    expect((await undo(job.id, owner)).status).toBe(404);
  });
});
