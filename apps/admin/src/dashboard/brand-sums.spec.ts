import type { HomeBrand, HomeFigures, WaitingQueueRow } from '@kindling/contract/overviews/calls/home';
import { sumOfBrands, waitsOf, worstFirst } from './brand-sums';

const figures = (more: Partial<HomeFigures>): HomeFigures => ({
  ...{ signups: 0, activations: 0, first_purchases: 0, revenue: [], refunded: [] },
  ...{ reports: 0, response_minutes: null, decisions: 0 },
  ...{ complaints: 0, answers: 0, answer_minutes: null },
  ...{ fictional_messages: 0, fictional_answers: 0, fictional_minutes: null },
  ...more,
});
const brand = (tenant: string, zone: string, more: Partial<HomeFigures>): HomeBrand => ({
  ...{ tenant, name: tenant, time_zone: zone, days: [{ day: '2026-03-01', ...figures(more) }] },
  ...{ total: figures(more), before: figures({ signups: 1 }) },
});
const part = (tenant: string, count: number, late: number, at: string) => ({
  ...{ tenant, count, late, oldest_at: at, due_at: null },
});
const row = (queue: WaitingQueueRow['queue'], brands: WaitingQueueRow['brands']): WaitingQueueRow => ({
  ...{ queue, count: 0, late: 0, oldest_at: null, due_at: null, brands },
});

test('brands are summed day by day, each currency for itself, and medians are told of none', () => {
  const sum = sumOfBrands('All brands', [
    brand('vonk', 'Europe/Amsterdam', {
      signups: 2,
      response_minutes: 5,
      revenue: [{ currency: 'EUR', amount: 500 }],
    }),
    brand('harbour', 'Europe/London', {
      signups: 3,
      revenue: [
        { currency: 'EUR', amount: 100 },
        { currency: 'GBP', amount: 900 },
      ],
      refunded: [{ currency: 'GBP', amount: 50 }],
    }),
  ]);
  expect(sum).toMatchObject({ tenant: undefined, name: 'All brands', time_zone: null });
  const expected = figures({
    signups: 5,
    revenue: [
      { currency: 'EUR', amount: 600 },
      { currency: 'GBP', amount: 900 },
    ],
    refunded: [{ currency: 'GBP', amount: 50 }],
  });
  expect(sum.days).toEqual([{ day: '2026-03-01', ...expected }]);
  expect([sum.total, sum.before]).toEqual([expected, figures({ signups: 2 })]);
});

test('what the reader may not see of one brand is in no sum', () => {
  const sum = sumOfBrands('All brands', [
    brand('vonk', 'Europe/Amsterdam', { revenue: null, refunded: null, reports: null }),
  ]);
  expect(sum.days[0]).toMatchObject({ revenue: null, refunded: null, reports: null });
  expect(sum.time_zone).toBe('Europe/Amsterdam');
});

test('the brand where most is late comes first, then the one that waits longest', () => {
  const rows = [
    row('photo', [part('vonk', 3, 0, '2026-03-02'), part('rubens', 9, 0, '2026-03-03')]),
    row('report', [part('vonk', 1, 0, '2026-03-01'), part('harbour', 1, 1, '2026-03-04')]),
    row('failed_payment', [part('still', 4, 4, '2026-01-01')]),
  ];
  expect(waitsOf(rows, 'vonk')).toEqual({ count: 4, late: 0, oldest: '2026-03-01' });
  const brands = ['still', 'rubens', 'vonk', 'harbour'].map((name) => ({ name, waits: waitsOf(rows, name) }));
  expect(worstFirst(brands).map(({ name }) => name)).toEqual(['harbour', 'vonk', 'rubens', 'still']);
});
