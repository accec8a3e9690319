import type { FigurePoint } from '@kindling/contract/money/calls/money-figures';
import { texts } from '../shared/words/texts';
import { conversionName, currenciesIn, daysOf, rowsOf, totalOf } from './figures';

const point = (from: string, change: Partial<FigurePoint>): FigurePoint => ({
  ...{ from, signups: 0, buyers: 0, payments: 0, refunds: 0, revenue: [], refunded: [] },
  ...change,
});

describe('what charts are drawn of', () => {
  const points = [
    point('2026-03-01', { signups: 4, buyers: 1, revenue: [{ currency: 'EUR', amount: 1000 }] }),
    point('2026-03-02', {
      revenue: [
        { currency: 'EUR', amount: 500 },
        { currency: 'GBP', amount: 9000 },
      ],
      refunded: [{ currency: 'EUR', amount: 300 }],
    }),
  ];

  it('is one currency at a time, the largest first', () => {
    expect(currenciesIn(points)).toEqual(['GBP', 'EUR']);
    expect(rowsOf(points, 'EUR')).toEqual([
      { from: '2026-03-01', revenue: 1000, refunded: 0, net: 1000, signups: 4, buyers: 1, conversion: 25 },
      { from: '2026-03-02', revenue: 500, refunded: 300, net: 200, signups: 0, buyers: 0, conversion: null },
    ]);
  });

  it('comes to the sum of its rows', () => {
    expect(totalOf(rowsOf(points, 'EUR'))).toEqual({
      ...{ revenue: 1500, refunded: 300, net: 1200, signups: 4, buyers: 1, conversion: 25 },
    });
  });

  it('ends today', () => {
    expect(daysOf('30', new Date('2026-03-30T10:00:00.000Z'))).toEqual({
      from: '2026-03-01',
      to: '2026-03-30',
    });
  });
});

test('a conversion has the decimal sign of the language', async () => {
  expect(conversionName(2.64)).toBe('2.6%');
  await texts.changeLanguage('nl');
  expect(conversionName(2.64)).toBe('2,6%');
  await texts.changeLanguage('en');
});
