import { mostSavedFilters } from '../../packages/contract/src/console/console-lists.ts';
import type { SavedFilter } from '../../packages/contract/src/console/calls/saved-filters.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { refusal } from '../support/members/account-calls.ts';

const path = '/admin-api/saved-filters';
const failed = {
  ...{ list: 'payments', name: 'Failed ones', filter: { tenant: 'alpha', status: 'failed' } },
  sort: ['created_at', 'DESC'],
};

describe('saved filters', () => {
  let app: TestApp;
  let ann: Browser;
  let bob: Browser;
  let owner: Browser;
  let annId: string;
  let bobId: string;
  beforeAll(async () => {
    app = await startTestApp();
    await createStaff(app, 'owner@staff.test', 'owner');
    annId = await createStaff(app, 'ann@staff.test', 'support', ['alpha']);
    bobId = await createStaff(app, 'bob@staff.test', 'moderator', ['beta']);
    ann = await openConsole(app, 'ann@staff.test');
    bob = await openConsole(app, 'bob@staff.test');
    owner = await openConsole(app, 'owner@staff.test');
  });
  beforeEach(() => app.clock.advance(60_000));

  const keep = (by: Browser, changes: object = {}) => by.post(path, { ...failed, ...changes });
  const kept = async (by: Browser) => (await by.get(path)).json as SavedFilter[];
  const clear = async (by: Browser) => {
    for (const { id } of await kept(by)) expect((await by.delete(`${path}/${id}`)).status).toBe(200);
  };
  const rowsOf = (staff: string) =>
    app.database.select<{ id: string }>('SELECT id FROM saved_filter WHERE staff_id = :staff', { staff });

  it('are kept, replaced under the same name, renamed and deleted', async () => {
    const first = (await keep(ann)).json as SavedFilter;
    expect(first).toMatchObject(failed);
    const again = (await keep(ann, { name: ' failed ONES ', filter: {} })).json as SavedFilter;
    expect(again).toMatchObject({ id: first.id, name: 'failed ONES', filter: {} });
    const other = (await keep(ann, { list: 'refunds', sort: ['requested_at', 'ASC'] })).json as SavedFilter;
    expect(await kept(ann)).toEqual(expect.arrayContaining([again, other]));
    const second = (await keep(ann, { name: 'All' })).json as SavedFilter;
    expect(refusal(await ann.put(`${path}/${second.id}`, { name: 'Failed ones' }))).toMatchObject({
      ...{ code: 'validation_failed', fields: { name: 'invalid' } },
    });
    expect((await ann.put(`${path}/${second.id}`, { name: 'Every one' })).status).toBe(200);
    expect((await kept(ann)).map(({ name, list }) => `${list}: ${name}`).sort()).toEqual([
      'payments: Every one',
      'payments: failed ONES',
      'refunds: Failed ones',
    ]);
    await clear(ann);
    expect(await kept(ann)).toEqual([]);
    expect(refusal(await ann.delete(`${path}/${second.id}`)).code).toBe('not_found');
  });

  it.each([
    ['what was typed into a search', { filter: { q: 'ann@example.test' } }, 'filter'],
    ['the number of a wallet', { list: 'postings', filter: { account: '0'.repeat(24) } }, 'filter'],
    ['the id of somebody who was acted on', { list: 'audit-entries', filter: { subject: 'a:b' } }, 'filter'],
    ['a field that the list does not have', { filter: { name: 'Ann' } }, 'filter'],
    ['a value that a field does not have', { filter: { status: 'Ann' } }, 'filter'],
    ['an order that the list does not have', { sort: ['credits', 'ASC'] }, 'sort.0'],
    ['another list', { list: 'secrets' }, 'list'],
    ['no name', { name: '  ' }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
  ])('hold no such thing as %s', async (_what, changes, field) => {
    const { code, fields } = refusal(await keep(ann, changes));
    expect(code).toBe('validation_failed');
    expect(Object.keys(fields ?? {}).some((name) => field.startsWith(name))).toBe(true);
    expect(await kept(ann)).toEqual([]);
  });

  it('are nobody else’s to see, rename or delete', async () => {
    const { id } = (await keep(ann)).json as SavedFilter;
    expect(await kept(bob)).toEqual([]);
    for (const by of [bob, owner]) {
      expect((await by.put(`${path}/${id}`, { name: 'Mine' })).status).toBe(404);
      expect((await by.delete(`${path}/${id}`)).status).toBe(404);
    }
    // The same name is somebody else's own.
    expect(((await keep(bob)).json as SavedFilter).id).not.toBe(id);
    expect(await kept(ann)).toMatchObject([failed]);
    const nobody = await app.request('console.localhost', { path });
    expect(nobody.json).toMatchObject({ error: { code: 'authentication_required' } });
    await clear(ann);
  });

  it('are as many as one looks through, also where many are kept at once', async () => {
    for (let at = 1; at < mostSavedFilters; at++)
      await app.database.write(
        `INSERT INTO saved_filter (id, staff_id, list, name, filter, sort_column, sort_direction, saved_at)
         VALUES (:id, :staff, 'payments', :name, '{}', 'created_at', 'DESC', NOW(3))`,
        { id: String(at).padStart(24, '0'), staff: annId, name: `Filter ${at}` },
      );
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => keep(ann, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(answers.filter(({ status }) => status === 400).map((answer) => refusal(answer).fields)).toEqual([
      { list: 'out_of_range' },
      { list: 'out_of_range' },
    ]);
    // What is there already can be replaced.
    expect((await keep(ann, { name: 'Filter 1' })).status).toBe(200);
  });

  it('go when their owner does', async () => {
    await keep(bob);
    expect(await rowsOf(bobId)).not.toEqual([]);
    expect((await owner.post(`/admin-api/staff/${bobId}/end`, {})).status).toBe(200);
    expect(await rowsOf(bobId)).toEqual([]);
  });
});
