import { FindRepository } from '../../apps/server/src/modules/overviews/find/find.repository.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { fillNumbered } from '../support/database/numbered-records.ts';
import { filledId, planOf, rowsRead } from '../support/database/plans.ts';

const count = 3000;
const both = ['alpha', 'beta'];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  // Ids of a thousand brands' first group each, as those of a day are.
  await app.inTenant('alpha', () =>
    fillNumbered(app, count, `CONCAT(LPAD(seq, 6, '0'), ${filledId.replace('24', '18')})`),
  );
  await app.inTenant('beta', () =>
    fillNumbered(app, 30, `CONCAT(LPAD(seq, 6, '0'), ${filledId.replace('24', '18')})`),
  );
  await app.database.select(
    'ANALYZE TABLE payment, support_case, report, report_case, appeal, restriction, promotion_code, brand_page',
  );
});

test.each<[name: string, index: string, most: number, read: (find: FindRepository) => Promise<unknown>]>([
  ['payments', 'uq_payment_completion', 40, (find) => find.payments(both, '000012')],
  ['complaints', 'uq_support_case_number', 40, (find) => find.complaints(both, 'C012')],
  ['reports', 'uq_report_number', 40, (find) => find.reports(both, 'R012')],
  ['codes', 'ix_promotion_code_code', 40, (find) => find.codes(both, 'ZOMER12')],
  ['pages', 'PRIMARY', 40, (find) => find.pages(both, 'over-ons-12')],
  // Each entry of the index, and no row but the one that is found.
  ['appeals', 'ix_appeal_created', count + 100, (find) => find.appeals(both, '00000012')],
])('%s are found by a range of an index', async (_name, index, most, read) => {
  const plan = await planOf(app, FindRepository, read);
  expect(plan.map(({ key }) => key)).toContain(index);
  expect(plan.filter(({ type }) => type === 'ALL')).toEqual([]);
  expect(await rowsRead(app, FindRepository, read)).toBeLessThan(most);
});

test('an appeal’s words are not read on the way to its number', async () => {
  const [appeals] = await planOf(app, FindRepository, (find) => find.appeals(both, '00000012')).then((plan) =>
    plan.filter(({ key }) => key === 'ix_appeal_created'),
  );
  expect(appeals?.Extra).toContain('Using index');
});
