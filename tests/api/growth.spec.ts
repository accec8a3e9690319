import fc from 'fast-check';
import type { Answer } from '../../packages/contract/src/route.ts';
import type {
  Cohorts,
  GrowthAnswer,
  GrowthRow,
  GrowthUse,
} from '../../packages/contract/src/overviews/calls/growth.ts';
import { growthGroups } from '../../packages/contract/src/overviews/calls/growth.ts';
import type { getMoneyFigures } from '../../packages/contract/src/money/calls/money-figures.ts';
import { VisitsRepository } from '../../apps/server/src/modules/brands/traffic/visits/visits.repository.ts';
import type { CountedVisits } from '../../apps/server/src/modules/brands/traffic/visits/visits.repository.ts';
import type { StaffRole } from '../../packages/contract/src/console/staff.ts';
import { Browser } from '../support/app/browser.ts';
import { consoleHost, createStaff, openConsole } from '../support/app/console.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { grow, type Grown } from '../support/growth/grown.ts';
import { refusal } from '../support/members/account-calls.ts';
import { makeCode } from '../support/payments/codes.ts';

const dayMs = 86_400_000;

let app: TestApp;
let staff: Record<StaffRole, Browser>;
beforeAll(async () => {
  app = await startTestApp();
  const open = async (role: StaffRole) => {
    await createStaff(app, `${role}@staff.test`, role, ['alpha']);
    return openConsole(app, `${role}@staff.test`);
  };
  staff = {
    ...{ owner: await open('owner'), operator: await open('operator') },
    ...{ moderator: await open('moderator'), support: await open('support') },
  };
});
beforeEach(async () => {
  for (const brand of ['alpha', 'beta'])
    await app.inTenant(brand, async () => {
      for (const table of ['visit_tally', 'refund', 'payment', 'account', 'ledger_account'])
        await app.database.write(
          `DELETE FROM ${table} WHERE tenant_id = :tenant ${table === 'ledger_account' ? "AND kind = 'member'" : ''}`,
        );
    });
});

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const ago = (days: number, hours = 0) =>
  new Date(app.clock.now().getTime() - days * dayMs - hours * 3_600_000);
const query = (more: Record<string, string>, tenant = 'alpha') =>
  new URLSearchParams({ tenant, from: dayOf(ago(27)), to: dayOf(ago(0)), ...more }).toString();
/** A minute later, so that nothing is told that was counted before. */
async function look(more: Record<string, string>, by = staff.owner): Promise<GrowthAnswer> {
  app.clock.advance(60_000);
  return (await by.get(`/admin-api/growth?${query(more)}`)).json as GrowthAnswer;
}
const row = ({ rows }: GrowthAnswer, name: string, kind: GrowthRow['kind'] = 'named') =>
  rows.find((one) => one.name === name && one.kind === kind);

const visits = (brand: string, rows: (Partial<CountedVisits> & { visits: number })[]) =>
  app.inTenant(brand, () =>
    app.nest.get(VisitsRepository, { strict: false }).add(
      rows.map((one) => ({
        ...{ day: dayOf(ago(1)), page: 'index' as const, network: '', ref: '', sub: '' },
        kind: one.network ? 'full' : 'none',
        ...one,
      })),
    ),
  );

describe('growth', () => {
  it('tells a source from the visit to the purchase, and what is behind it', async () => {
    const [at, later] = [ago(1), ago(0, 2)];
    await visits('alpha', [
      { network: 'north', ref: 'r1', sub: 'a', visits: 40 },
      { network: 'north', ref: 'r1', sub: 'click-1', visits: 1 },
      { network: 'north', ref: 'r2', visits: 2 },
      { network: 'north', kind: 'network', visits: 7 },
      { network: 'North', visits: 5 },
      { visits: 100 },
    ]);
    await visits('beta', [{ network: 'north', visits: 999 }]);
    const north = { network: 'north', ref: 'r1', sub1: 'a' };
    await grow(app, 'alpha', [
      {
        ...{ at, source: north, page: 'landers-gallery' },
        paid: [{ at: later, cents: 999, refunded: { at: later, cents: 200 } }],
      },
      { at, source: north, page: 'landers-gallery', isConfirmed: false },
      { at, source: { network: 'north', ref: 'r3' }, paid: [{ at: later, cents: 500, currency: 'GBP' }] },
      { at },
      { at, isErased: true, paid: [{ at: later, cents: 100, chargedBackAt: later }] },
    ]);
    const networks = await look({ by: 'network' });
    expect(row(networks, 'north')).toMatchObject({
      ...{ visits: 50, signups: 3, activations: 2, buyers: 2 },
      refunded: [{ currency: 'EUR', amount: 200 }],
    });
    expect(row(networks, 'North')).toMatchObject({ visits: 5, signups: 0 });
    expect(row(networks, '', 'none')).toMatchObject({ visits: 100, signups: 1 });
    expect(row(networks, '', 'gone')).toMatchObject({
      ...{ signups: 1, activations: 0, buyers: 1, revenue: [{ currency: 'EUR', amount: 100 }] },
      refunded: [{ currency: 'EUR', amount: 100 }],
    });
    expect(networks.total).toMatchObject({ visits: 155, signups: 5, buyers: 3 });
    const refs = await look({ by: 'ref', network: 'north' });
    expect(refs.rows.map(({ kind, name, visits: came, signups }) => [kind, name, came, signups])).toEqual([
      ['named', 'r1', 41, 2],
      // A ref of one signup and one of two visits stand together.
      ['small', '', 2, 1],
      ['summed', '', 7, 0],
    ]);
    const subs = await look({ by: 'sub', network: 'north', ref: 'r1' });
    expect(subs.rows.map(({ kind, name, visits: came, signups }) => [kind, name, came, signups])).toEqual([
      ['named', 'a', 40, 2],
      ['small', '', 1, 0],
    ]);
    const pages = await look({ by: 'page' });
    expect(row(pages, 'landers-gallery')).toMatchObject({ visits: 0, signups: 2 });
    expect(row(pages, 'index')).toMatchObject({ visits: 155, signups: 0 });
    expect(row(pages, '', 'unknown')).toMatchObject({ signups: 2 });
    expect(pages.days.reduce((all, day) => all + day.visits, 0)).toBe(155);
  });

  it('adds up to what the books tell, whatever happened', async () => {
    const when = fc.integer({ min: 0, max: 40 * 24 }).map((hours) => ago(0, hours));
    const word = fc.constantFrom('north', 'North', 'süd', '😀', "o'neil", '');
    const money = fc.record({
      at: when,
      cents: fc.integer({ min: 1, max: 5000 }),
      currency: fc.constantFrom('EUR' as const, 'GBP' as const),
    });
    const paid = fc
      .record(
        { paid: money, refunded: when, chargedBackAt: when, share: fc.integer({ min: 1, max: 100 }) },
        { requiredKeys: ['paid', 'share'] },
      )
      .map(({ paid: one, refunded: at, share, ...back }) => ({
        ...{ ...one, ...back },
        ...(at && { refunded: { at, cents: Math.ceil((one.cents * share) / 100) } }),
      }));
    const member = fc.record<Grown>(
      {
        at: when,
        source: fc.record({ network: word.filter(Boolean), ref: word, sub1: word }),
        page: fc.constantFrom('index' as const, 'landers-video' as const),
        isConfirmed: fc.boolean(),
        isErased: fc.boolean(),
        paid: fc.array(paid, { maxLength: 2 }),
      },
      { requiredKeys: ['at'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(member, { minLength: 5, maxLength: 25 }), async (members) => {
        await grow(app, 'alpha', members);
        const books = (await staff.owner.get(`/admin-api/money/figures?${query({})}`)).json as Answer<
          typeof getMoneyFigures
        >;
        const inBooks = (what: 'signups' | 'buyers') =>
          books.points.reduce((all, point) => all + point[what], 0);
        const revenueOf = (sums: { currency: string; amount: number }[], currency: string) =>
          sums.filter((one) => one.currency === currency).reduce((all, one) => all + one.amount, 0);
        for (const by of growthGroups) {
          const filter: Record<string, string> =
            by === 'ref' ? { network: 'north' } : by === 'sub' ? { network: 'north', ref: '' } : {};
          const { rows, total, days } = await look({ by, ...filter });
          for (const what of ['signups', 'buyers'] as const) {
            const sum = (parts: readonly Pick<GrowthRow, 'signups' | 'buyers'>[]) =>
              parts.reduce((all, part) => all + part[what], 0);
            expect([sum(rows), sum(days)]).toEqual([total[what], total[what]]);
            if (!('network' in filter)) expect(total[what]).toBe(inBooks(what));
          }
          for (const currency of ['EUR', 'GBP']) {
            for (const what of ['revenue', 'refunded'] as const) {
              const told = rows.reduce((all, one) => all + revenueOf(one[what] ?? [], currency), 0);
              expect(told).toBe(revenueOf(total[what] ?? [], currency));
              if ('network' in filter) continue;
              const booked = books.points.reduce((all, point) => all + revenueOf(point[what], currency), 0);
              expect(told).toBe(booked);
            }
          }
        }
      }),
      { numRuns: 4 },
    );
  });

  it('tells how codes and invitations were used, and no code that is somebody’s', async () => {
    const [at, paidAt] = [ago(2), ago(1)];
    await makeCode(app, 'alpha', 'SUMMER');
    await makeCode(app, 'alpha', 'ONLYONCE', { validity: 'once' });
    const paid = (code: string) => ({ at: paidAt, cents: 900, code });
    await grow(app, 'alpha', [
      { at, paid: [paid('SUMMER'), { ...paid('SUMMER'), at: ago(0, 1) }] },
      { at, paid: [paid('ONLYONCE')] },
      { at, paid: [paid('GONEWITHMEMBER')] },
      { at, paid: [paid('WELCOME25')] },
    ]);
    const use = async (by: Browser) => (await by.get(`/admin-api/growth/use?${query({})}`)).json as GrowthUse;
    const { codes, invites } = await use(staff.owner);
    expect(codes).toHaveLength(4);
    expect(codes[0]).toEqual({
      ...{ kind: 'code', code: 'SUMMER', begun: 2, paid: 2, first: 1 },
      sums: [{ currency: 'EUR', amount: 1800, taken_off: 200 }],
    });
    expect(codes).toContainEqual(expect.objectContaining({ kind: 'single', code: null, paid: 1 }));
    expect(codes).toContainEqual(expect.objectContaining({ kind: 'personal', code: null, paid: 1 }));
    expect(codes).toContainEqual(expect.objectContaining({ kind: 'code', code: 'WELCOME25', first: 1 }));
    expect(invites).toEqual({ made: 0, used: 0, buyers: 0, open: 0, expired: 0 });
    expect((await use(staff.operator)).codes.map(({ sums }) => sums)).toEqual([null, null, null, null]);
    const invite = await staff.operator.post('/admin-api/invites', { tenant: 'alpha', days: 7 });
    expect(invite.status).toBe(200);
    app.clock.advance(60_000);
    expect((await use(staff.owner)).invites).toMatchObject({ made: 1, open: 1 });
  });

  it('tells what became of the signups of a week, and nothing of few', async () => {
    const cohorts = async () => {
      app.clock.advance(60_000);
      return (await staff.operator.get('/admin-api/growth/cohorts?tenant=alpha')).json as Cohorts;
    };
    const at = ago(28);
    const member = (more: Partial<Grown> = {}): Grown => ({ at, ...more });
    await grow(app, 'alpha', [member(), member(), member()]);
    const few = (await cohorts()).cohorts.find(({ signups }) => signups !== 0);
    expect(few?.signups).toBe('few');
    expect(new Set(few?.paid.slice(0, 2))).toEqual(new Set(['few']));
    await grow(
      app,
      'alpha',
      Array.from({ length: 6 }, () => member({ paid: [{ at: ago(25), cents: 1 }] })),
    );
    const found = (await cohorts()).cohorts.find(({ signups }) => signups !== 0);
    expect(found).toMatchObject({ signups: 9 });
    expect(found?.paid[0]).toBe(6);
    // Nobody has a profile here, so nobody was seen.
    expect(found?.active[0]).toBe(0);
    expect(found?.paid.at(-1)).toBeNull();
  });

  it('tells sums of money only to whoever reads the books', async () => {
    await grow(app, 'alpha', [{ at: ago(1), paid: [{ at: ago(0, 1), cents: 999 }] }]);
    const own = await look({ by: 'network' });
    expect(own.total.revenue).toEqual([{ currency: 'EUR', amount: 999 }]);
    const others = await look({ by: 'network' }, staff.operator);
    expect(others.total).toMatchObject({ buyers: 1, revenue: null, refunded: null });
    expect(others.rows.map(({ revenue }) => revenue)).toEqual([null]);
  });

  it('is counted once a minute, and told for 92 days at most', async () => {
    await look({ by: 'network' });
    await grow(app, 'alpha', [{ at: ago(1) }]);
    const again = (await staff.owner.get(`/admin-api/growth?${query({ by: 'network' })}`))
      .json as GrowthAnswer;
    expect(again.total.signups).toBe(0);
    expect((await look({ by: 'network' })).total.signups).toBe(1);
    for (const wrong of [
      { by: 'network', from: dayOf(ago(92)) },
      { by: 'network', to: dayOf(ago(40)) },
      { by: 'ref' },
      { by: 'sub', network: 'north' },
    ] as Record<string, string>[])
      expect(refusal(await staff.owner.get(`/admin-api/growth?${query(wrong)}`)).code).toBe(
        'validation_failed',
      );
  });

  it('is told beside the days before, and of all brands that somebody was given together', async () => {
    await grow(app, 'alpha', [{ at: ago(1), paid: [{ at: ago(1), cents: 999 }] }, { at: ago(30) }]);
    await grow(app, 'beta', [{ at: ago(1), paid: [{ at: ago(1), cents: 500, currency: 'GBP' }] }]);
    app.clock.advance(60_000);
    const span = new URLSearchParams({ from: dayOf(ago(27)), to: dayOf(ago(0)) }).toString();
    const all = async <T>(by: Browser, what: string) => (await by.get(`/admin-api/growth${what}`)).json as T;
    const ofAll = await all<GrowthAnswer>(staff.owner, `?${span}&by=network`);
    expect(ofAll).toMatchObject({ tenant: null, total: { signups: 2, buyers: 2 }, before: { signups: 1 } });
    expect(ofAll.total.revenue).toEqual([
      { currency: 'EUR', amount: 999 },
      { currency: 'GBP', amount: 500 },
    ]);
    expect(ofAll.days).toHaveLength(28);
    expect(ofAll.rows.reduce((sum, { signups }) => sum + signups, 0)).toBe(2);
    // Who was given one of them is told of that one, and nobody of sums without the right to the books.
    const own = await all<GrowthAnswer>(staff.operator, `?${span}&by=network`);
    expect(own).toMatchObject({
      total: { signups: 1, revenue: null },
      before: { signups: 1, revenue: null },
    });
    expect(await all<GrowthUse>(staff.operator, `/use?${span}`)).toMatchObject({ tenant: null });
    const weeks = (cohorts: Cohorts) => cohorts.cohorts.length;
    expect(weeks(await all<Cohorts>(staff.owner, '/cohorts'))).toBe(12);
  });

  it('sums cohorts before it hides what is few', async () => {
    const three = Array.from({ length: 3 }, () => ({ at: ago(20) }));
    await grow(app, 'alpha', three);
    await grow(app, 'beta', three);
    app.clock.advance(60_000);
    const signups = async (by: Browser, what = '') =>
      ((await by.get(`/admin-api/growth/cohorts${what}`)).json as Cohorts).cohorts.map((one) => one.signups);
    expect(await signups(staff.owner, '?tenant=alpha')).toContain('few');
    expect(await signups(staff.owner)).toContain(6);
    expect(await signups(staff.operator)).toContain('few');
  });

  it('is nobody’s who lacks the right or the brand', async () => {
    const calls = (by: Browser, tenant: string) => [
      by.get(`/admin-api/growth?${query({ by: 'network' }, tenant)}`),
      by.get(`/admin-api/growth/use?${query({}, tenant)}`),
      by.get(`/admin-api/growth/cohorts?tenant=${tenant}`),
    ];
    const statuses = async (by: Browser, tenant: string) =>
      (await Promise.all(calls(by, tenant))).map(({ status }) => status);
    expect(await statuses(staff.owner, 'alpha')).toEqual([200, 200, 200]);
    expect(await statuses(staff.operator, 'alpha')).toEqual([200, 200, 200]);
    expect(await statuses(staff.operator, 'beta')).toEqual([404, 404, 404]);
    expect(await statuses(staff.owner, 'nowhere')).toEqual([404, 404, 404]);
    for (const role of ['moderator', 'support'] as const)
      expect(await statuses(staff[role], 'alpha')).toEqual([403, 403, 403]);
    expect(await statuses(new Browser(app, consoleHost), 'alpha')).toEqual([403, 403, 403]);
  });
});
