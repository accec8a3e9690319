import type { Answer } from '../../packages/contract/src/route.ts';
import type {
  AccountingSum,
  getAccounting,
  sumAccounting,
} from '../../packages/contract/src/money/calls/accounting.ts';
import type { getMoneyFigures } from '../../packages/contract/src/money/calls/money-figures.ts';
import type { Browser } from '../support/app/browser.ts';
import { createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';
import { paymentsOf } from '../support/payments/payments.ts';

const dayMs = 86_400_000;

let app: TestApp;
let owner: Browser;
beforeAll(async () => {
  const bundle = (cents: number) => ({ bundles: [{ code: 'starter', credits: 100, price_cents: cents }] });
  app = await startTestApp({
    settings: {
      alpha: { ...bundle(999), time_zone: 'Europe/Amsterdam' },
      beta: { ...bundle(1499), time_zone: 'Europe/London' },
    },
  });
  await createStaff(app, 'owner@staff.test', 'owner', []);
  for (const brand of ['alpha', 'beta']) {
    const payments = paymentsOf(app, brand);
    const member = await joinConfirmed(app, brand);
    app.clock.advance(1000);
    await payments.tell((await payments.start(member)).reference, 'completed');
  }
  owner = await openConsole(app, 'owner@staff.test');
});

const day = (days: number) => new Date(app.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const figures = async (from: string, to: string, tenant?: string) => {
  const query = new URLSearchParams({ from, to, ...(tenant === undefined ? {} : { tenant }) }).toString();
  return (await owner.get(`/admin-api/money/figures?${query}`)).json as Answer<typeof getMoneyFigures>;
};
const centsOf = (sums: readonly { amount: number }[]) => sums.reduce((all, { amount }) => all + amount, 0);

it('sums what was paid on the same days of several brands, and tells the days before', async () => {
  const of = async (tenant?: string) => {
    const { points, ...rest } = await figures(day(-20), day(1), tenant);
    return {
      ...{ rest, days: points.length, revenue: centsOf(points.flatMap(({ revenue }) => revenue)) },
      signups: points.reduce((sum, { signups }) => sum + signups, 0),
    };
  };
  const [one, two, all] = [await of('alpha'), await of('beta'), await of()];
  expect([one.revenue, two.revenue]).toEqual([999, 1499]);
  expect(one.rest).toMatchObject({ tenant: 'alpha', time_zone: 'Europe/Amsterdam' });
  expect(all).toMatchObject({
    ...{ days: 22, revenue: 2498, signups: one.signups + two.signups },
    rest: { tenant: null, time_zone: null, before: { payments: 0, revenue: [] } },
  });
  const { before, points } = await figures(day(2), day(23));
  expect(before).toMatchObject({ payments: 2, signups: all.signups, refunds: 0, refunded: [] });
  expect(centsOf(before.revenue)).toBe(2498);
  expect(centsOf(points.flatMap(({ revenue }) => revenue))).toBe(0);
});

it('sums a month of several brands for the accounts, and tells the month before', async () => {
  const monthAfter = (months: number) => {
    const date = new Date(`${app.clock.now().toISOString().slice(0, 7)}-01T00:00:00.000Z`);
    date.setUTCMonth(date.getUTCMonth() + months);
    return date.toISOString().slice(0, 7);
  };
  const gross = (sums: readonly Pick<AccountingSum, 'gross'>[]) =>
    sums.reduce((sum, row) => sum + row.gross, 0);
  const read = async <T>(path: string) => (await owner.get(`/admin-api/accounting${path}`)).json as T;
  const [now, next] = [monthAfter(0), monthAfter(1)];
  const alpha = await read<Answer<typeof getAccounting>>(`/alpha?month=${now}`);
  expect([gross(alpha.sums), alpha.before]).toEqual([999, []]);
  const all = await read<Answer<typeof sumAccounting>>(`?month=${now}`);
  expect(all).toMatchObject({ month: now, time_zone: null, before: [] });
  expect(gross(all.sums)).toBe(2498);
  expect(all.sums.reduce((sum, { payments }) => sum + payments, 0)).toBe(2);
  const later = await read<Answer<typeof sumAccounting>>(`?month=${next}`);
  expect([later.sums, gross(later.before)]).toEqual([[], 2498]);
});
