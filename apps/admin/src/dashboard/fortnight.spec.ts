import { staffRights } from '@kindling/contract/route';
import type { HomeBrand, HomeDay } from '@kindling/contract/overviews/calls/home';
import { isStill, measuresOf } from './fortnight';

const day = (name: string, more: Partial<HomeDay> = {}): HomeDay => ({
  ...{ day: name, signups: 0, activations: 0, first_purchases: 0, revenue: [], refunded: [] },
  ...{ reports: 0, complaints: 0, response_minutes: null, answer_minutes: null },
  ...more,
});
const brand = (...days: HomeDay[]): HomeBrand => ({
  ...{ tenant: 'vonk', name: 'Vonk', time_zone: 'Europe/Amsterdam', days },
  ...{ response_minutes: null, answer_minutes: null },
});
const names = (shown: HomeBrand) => measuresOf(shown, staffRights).map(({ name }) => name);

test('there is a chart of what the reader may see, and none of what is null', () => {
  expect(names(brand(day('2026-03-01')))).toEqual([
    ...['Signups', 'Activations', 'First purchases', 'Revenue', 'Reports', 'Time to decide reports'],
    ...['Complaints', 'Time to answer complaints'],
  ]);
  const nothing = { first_purchases: null, revenue: null, reports: null, complaints: null };
  expect(names(brand(day('2026-03-01', nothing)))).toEqual(['Signups', 'Activations']);
});

test('revenue is never summed over currencies', () => {
  const shown = brand(
    day('2026-03-01', { revenue: [{ currency: 'EUR', amount: 500 }] }),
    day('2026-03-02', { revenue: [{ currency: 'SEK', amount: 900 }] }),
    day('2026-03-03', {
      revenue: [{ currency: 'EUR', amount: 100 }],
      refunded: [{ currency: 'EUR', amount: 250 }],
    }),
  );
  const revenue = measuresOf(shown, staffRights).filter(({ key }) => key.startsWith('revenue'));
  expect(revenue.map(({ name, values, total }) => [name, values, total])).toEqual([
    ['Revenue, EUR', [500, 0, 100], 600],
    ['Revenue, SEK', [0, 900, 0], 900],
  ]);
  // The note is net of refunds.
  expect(revenue.map(({ note }) => note)).toEqual(['Net €3.50', expect.stringMatching(/^Net SEK.9\.00$/)]);
});

test('a number leads to the list of its days, as the brand reckons them', () => {
  const [signups, , first] = measuresOf(brand(day('2026-03-29')), staffRights);
  // That day has 23 hours there.
  expect(decodeURIComponent(signups?.behind('2026-03-29', '2026-03-29') ?? '')).toBe(
    '/profiles?filter={"tenant":"vonk","fictional":false,"since":"2026-03-28T23:00:00.000Z","until":"2026-03-29T22:00:00.000Z"}',
  );
  expect(decodeURIComponent(first?.behind('2026-03-28', '2026-03-29') ?? '')).toContain(
    '"first":true,"paid_since":"2026-03-27T23:00:00.000Z"',
  );
  const [, , bought] = measuresOf(brand(day('2026-03-29')), ['books:read']);
  expect(bought?.behind('2026-03-29', '2026-03-29')).toBe('/revenue?brand=vonk');
  const [, , counted] = measuresOf(brand(day('2026-03-29')), ['growth:read']);
  expect(counted?.behind('2026-03-29', '2026-03-29')).toBe('/growth?brand=vonk');
});

test('numbers of several brands lead to all of them, where their days are the same', () => {
  const all = { ...brand(day('2026-03-29')), tenant: undefined };
  const [signups] = measuresOf(all, staffRights);
  expect(signups?.behind('2026-03-29', '2026-03-29')).not.toContain('tenant');
  const [far] = measuresOf({ ...all, time_zone: null }, staffRights);
  expect(far?.behind('2026-03-29', '2026-03-29')).toBeUndefined();
  expect(measuresOf(all, staffRights).map(({ key }) => key)).not.toContain('response');
});

test('a brand in which nothing happened is still', () => {
  expect(isStill(measuresOf(brand(day('2026-03-01')), staffRights))).toBe(true);
  expect(isStill(measuresOf(brand(day('2026-03-01', { signups: 1 })), staffRights))).toBe(false);
});
