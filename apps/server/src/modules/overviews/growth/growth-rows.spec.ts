import fc from 'fast-check';
import { fewest } from '@kindling/contract/overviews/growth';
import { growthRows, type GrowthTotals } from './growth-rows.js';

const none: GrowthTotals = { visits: 0, signups: 0, activations: 0, buyers: 0, revenue: [], refunded: [] };
const nothing = { visits: [], signups: [], revenue: [], refunded: [] };
const visits = (name: string, count: number) => ({ kind: 'named' as const, name, visits: count });
const signups = (name: string, count: number) => ({
  ...{ kind: 'named' as const, name, signups: count, activations: count, buyers: 0 },
});

test('visits, signups and revenue of a name are one row, those of most signups first', () => {
  const rows = growthRows(
    'network',
    {
      visits: [visits('north', 10), visits('south', 50)],
      signups: [signups('north', 3), { ...signups('', 1), kind: 'none' }],
      revenue: [{ kind: 'gone', name: '', currency: 'EUR', cents: 999 }],
      refunded: [{ kind: 'named', name: 'south', currency: 'EUR', cents: 100 }],
    },
    {
      ...none,
      ...{ visits: 60, signups: 4, activations: 4 },
      ...{ revenue: [{ currency: 'EUR', amount: 999 }], refunded: [{ currency: 'EUR', amount: 130 }] },
    },
  );
  expect(rows.map(({ kind, name }) => [kind, name])).toEqual([
    ...[
      ['named', 'north'],
      ['none', ''],
      ['named', 'south'],
    ],
    ['gone', ''],
    ['others', ''],
  ]);
  expect(rows[2]).toMatchObject({ revenue: [], refunded: [{ currency: 'EUR', amount: 100 }] });
  // What went back of more than are told apart.
  expect(rows[4]).toMatchObject({ kind: 'others', refunded: [{ currency: 'EUR', amount: 30 }] });
  expect(rows[0]).toMatchObject({ visits: 10, signups: 3, revenue: [] });
  expect(rows[3]).toMatchObject({ visits: 0, revenue: [{ currency: 'EUR', amount: 999 }] });
});

test('whatever is counted, rows add up to the totals, and no ref or sub of few stands alone', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const count = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(
      fc.constantFrom('network' as const, 'ref' as const, 'sub' as const),
      fc.uniqueArray(fc.tuple(name, count), { selector: ([of]) => of }),
      fc.uniqueArray(fc.tuple(name, count), { selector: ([of]) => of }),
      count,
      (by, visited, joined, more) => {
        const sum = (pairs: readonly (readonly [string, number])[]) =>
          pairs.reduce((all, [, n]) => all + n, 0);
        // Some were more than are told apart.
        const totals = {
          ...none,
          visits: sum(visited) + more,
          signups: sum(joined),
          activations: sum(joined),
        };
        const rows = growthRows(
          by,
          {
            ...nothing,
            visits: visited.map(([of, n]) => visits(of, n)),
            signups: joined.map(([of, n]) => signups(of, n)),
          },
          totals,
        );
        for (const what of ['visits', 'signups', 'activations'] as const)
          expect(rows.reduce((all, row) => all + row[what], 0)).toBe(totals[what]);
        if (by === 'network') return;
        for (const row of rows)
          if (row.kind === 'named') expect(Math.max(row.visits, row.signups)).toBeGreaterThanOrEqual(fewest);
      },
    ),
  );
});
