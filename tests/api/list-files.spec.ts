import fc from 'fast-check';
import {
  consoleLists,
  cutFileLine,
  listFiles,
  mostFileRows,
} from '../../packages/contract/src/console/console-lists.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import { rightsOfRole, staffRoles, type StaffRole } from '../../packages/contract/src/console/staff.ts';
import { filesOfLists } from '../../apps/server/src/modules/console/list-files/file-columns.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, listPath, openConsole } from '../support/app/console.ts';
import { rowsOfCsv } from '../support/app/csv.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { refusal } from '../support/members/account-calls.ts';
import { joinConfirmed } from '../support/members/members.ts';

const rules = {
  ...{ percentage: 10, value: null, currency: null, minimum_order_value: null },
  ...{ country: null, expires: null, paymentmethods: null, validity: 'once' },
};
/** What nobody may take away as a file, because it lists members or who looked at them. */
const kept = ['members', 'profiles', 'looks', 'fictional-turns', 'tenant-versions', '', 'constructor'];

let app: TestApp;
let browsers: Record<StaffRole, Browser>;
let operatorId: string;

beforeAll(async () => {
  app = await startTestApp();
  await createStaff(app, 'owner@staff.test', 'owner');
  operatorId = await createStaff(app, 'operator@staff.test', 'operator', ['alpha']);
  await createStaff(app, 'moderator@staff.test', 'moderator', ['alpha']);
  await createStaff(app, 'support@staff.test', 'support', ['alpha']);
  const opened = await Promise.all(
    staffRoles.map(async (role) => [role, await openConsole(app, `${role}@staff.test`)] as const),
  );
  browsers = Object.fromEntries(opened) as Record<StaffRole, Browser>;
});

type Query = Parameters<typeof listPath>[1];
const file = (by: Browser, list: string, query: Query = {}) => by.get(listPath(`list-files/${list}`, query));

const audited = (action: string) =>
  app.database.select<{ tenant_id: string | null; subjects: string; changes: string }>(
    'SELECT tenant_id, subjects, changes FROM audit_entry WHERE action = :action AND staff_id = :staff ORDER BY at, id',
    { action, staff: operatorId },
  );
const draw = (tenant: string, prefix: string, count: number) =>
  browsers.owner.post('/admin-api/discount-batches', { ...rules, tenant, prefix, count });

describe('a list as a file', () => {
  it.each(listFiles)('is had of %s by whom the list itself answers, and by nobody else', async (list) => {
    for (const role of staffRoles) {
      const { access } = routes[consoleLists[list].call];
      const isAllowed = rightsOfRole[role].some((right) => access === `staff:${right}`);
      const answer = await file(browsers[role], list);
      expect([role, answer.status]).toEqual([role, isAllowed ? 200 : 403]);
      if (isAllowed) expect(answer.text.split('\n')[0]).toBe(`\uFEFF${filesOfLists[list].columns.join(',')}`);
      else expect(refusal(answer).code).toBe('forbidden');
    }
    const nobody = await app.request('console.localhost', { path: `/admin-api/list-files/${list}` });
    expect(nobody.json).toMatchObject({ error: { code: 'authentication_required' } });
    const { cookies } = await joinConfirmed(app, 'alpha');
    const member = await app.request('alpha.localhost', {
      path: `/admin-api/list-files/${list}`,
      cookies,
    });
    expect(member.status).toBe(404);
  });

  it.each(kept)('is had of %j by nobody, owners included', async (list) => {
    expect((await file(browsers.owner, list)).status).toBe(404);
  });

  it('has all rows and not only a page, in the order and under the filter of the list', async () => {
    expect((await draw('alpha', 'MANY', 700)).status).toBe(200);
    expect((await draw('alpha', 'MANY', 650)).status).toBe(200);
    expect((await draw('alpha', 'OTHER', 3)).status).toBe(200);
    expect((await draw('beta', 'MANY', 2)).status).toBe(200);
    const query = { filter: { q: 'many' }, sort: ['code', 'ASC'] };
    const codes = rowsOfCsv((await file(browsers.operator, 'discount-codes', query)).text).map(
      ({ code }) => code,
    );
    expect(codes).toHaveLength(1350);
    expect(new Set(codes).size).toBe(1350);
    expect(codes).toEqual([...codes].sort());
    expect(codes.every((code) => code?.startsWith('MANY'))).toBe(true);
    const first = await browsers.operator.get(listPath('discount-codes', { ...query, limit: 100 }));
    expect((first.json as { code: string }[]).map(({ code }) => code)).toEqual(codes.slice(0, 100));
    // The list itself stays as short as it was.
    const long = await browsers.operator.get(listPath('discount-codes', { ...query, limit: 500 }));
    expect(long.json).toHaveLength(100);
    expect(mostFileRows).toBe(50_000);
    expect(cutFileLine).toContain('50,000');
  });

  it('has what was typed as words, whatever a spreadsheet would make of it', async () => {
    const odd = ['=1+1|cmd', '@SUM(1)', '+1 "quoted", twice', '-two\nlines;', '\ttab', '＝full'];
    for (const text of odd) {
      const answer = await browsers.owner.post('/admin-api/saved-replies', {
        ...{ tenant: 'alpha', use: 'complaint', language: 'nl', text },
      });
      expect(answer.status).toBe(200);
    }
    const answer = await file(browsers.owner, 'saved-replies', { sort: ['created_at', 'ASC'] });
    const stored = (await browsers.owner.get(listPath('saved-replies', { sort: ['created_at', 'ASC'] })))
      .json as { text: string }[];
    const texts = rowsOfCsv(answer.text).map(({ text = '' }) => text);
    expect(texts.every((text) => !/^[=+\-@\t\r\n＝]/.test(text))).toBe(true);
    expect(texts.map((text) => text.replace(/^'/, ''))).toEqual(stored.map(({ text }) => text));
    expect(stored).toHaveLength(odd.length);
  });

  it('holds the brands that one was given; another answers like one that is not there', async () => {
    const brands = (await file(browsers.operator, 'discount-codes')).text;
    expect(new Set(rowsOfCsv(brands).map(({ brand }) => brand))).toEqual(new Set(['alpha']));
    const hidden = await file(browsers.operator, 'discount-codes', { filter: { tenant: 'beta' } });
    const missing = await file(browsers.operator, 'discount-codes', { filter: { tenant: 'nowhere' } });
    expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
  });

  it('is had for Excel, with semicolons, and in no form that there is not', async () => {
    const asked = (form: string) => browsers.owner.get(`/admin-api/list-files/tenants?form=${form}`);
    const [first] = (await asked('excel')).text.split('\n');
    expect(first).toBe(`\uFEFF${filesOfLists.tenants.columns.join(';')}`);
    expect(refusal(await asked('word'))).toMatchObject({
      code: 'validation_failed',
      fields: { form: 'invalid' },
    });
  });

  it('names no member', async () => {
    const member = await joinConfirmed(app, 'alpha');
    const made = await browsers.owner.post('/admin-api/discount-codes', {
      ...{ ...rules, tenant: 'alpha', user_id: `alpha:${member.id}` },
    });
    expect(made.status).toBe(200);
    const answer = await file(browsers.owner, 'discount-codes', { filter: { tenant: 'alpha' } });
    expect(answer.text).toContain((made.json as { code: string }).code);
    expect(answer.text).not.toContain(member.id);
  });

  it('is written down before and after, with what was filtered by and never for what', async () => {
    app.clock.advance(1000);
    const before = (await audited('list.exported')).length;
    const filter = { tenant: 'alpha', q: 'OTHER' };
    expect((await file(browsers.operator, 'discount-codes', { filter })).status).toBe(200);
    const asked = (await audited('list.exported')).slice(before);
    expect(asked.map(({ tenant_id, changes }) => [tenant_id, JSON.parse(changes) as unknown])).toEqual([
      ['alpha', ['discount-codes', 'tenant', 'q']],
    ]);
    const sent = (await audited('file.sent')).at(-1);
    expect(sent).toMatchObject({ tenant_id: 'alpha', subjects: asked[0]?.subjects });
    expect(JSON.parse(sent?.changes ?? '[]')).toEqual(['3 rows', 'whole']);
  });

  it('is one at a time, and forty an hour', async () => {
    await createStaff(app, 'hasty@staff.test', 'operator', ['alpha']);
    const hasty = await openConsole(app, 'hasty@staff.test');
    const both = await Promise.all([file(hasty, 'discount-codes'), file(hasty, 'discount-codes')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    const answers: number[] = [];
    for (let count = 0; count < 40; count++) answers.push((await file(hasty, 'tenants')).status);
    expect(answers).toEqual([...Array.from({ length: 39 }, () => 200), 429]);
    expect((await file(browsers.owner, 'tenants')).status).toBe(200);
  });

  it('refuses what the list refuses, whatever is sent', async () => {
    await createStaff(app, 'odd@staff.test', 'owner');
    const odd = await openConsole(app, 'odd@staff.test');
    const known = await odd.get('/admin-api/list-files/payments?after=x');
    expect(refusal(known).code).toBe('validation_failed');
    const text = fc.oneof(
      fc.constantFrom('{}', '[]', 'null', '1', '{"q":1}', '{"__proto__":1}', '{"tenant":"__proto__"}', '%00'),
      fc.json({ maxDepth: 2 }),
      fc.string({ unit: 'binary', maxLength: 30 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...listFiles), text, text, async (list, filter, sort) => {
        const query = new URLSearchParams({ filter, sort }).toString();
        const answer = await odd.get(`/admin-api/list-files/${list}?${query}`);
        expect([200, 400, 404]).toContain(answer.status);
      }),
      // As many as an hour has: what was refused counts as well.
      { numRuns: 39 },
    );
  });
});
