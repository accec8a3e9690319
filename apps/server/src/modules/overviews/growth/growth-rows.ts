import { fewest } from '@kindling/contract/overviews/growth';
import type { Currency } from '@kindling/contract/languages';
import type { GrowthGroup, GrowthKind, GrowthRow } from '@kindling/contract/overviews/calls/growth';
import type { CountedRevenue, CountedSignups, CountedVisits } from './growth.repository.js';

type Sums = { currency: Currency; amount: number }[];

export interface GrowthTotals {
  visits: number;
  signups: number;
  activations: number;
  buyers: number;
  revenue: Sums;
  refunded: Sums;
}

type Row = GrowthRow & { revenue: Sums; refunded: Sums };

const monies = ['revenue', 'refunded'] as const;
const measures = ['visits', 'signups', 'activations', 'buyers'] as const;

/**
 * Rows of a view, the one with the most signups first, which sum up to the totals. Refs and subs may be the id of a
 * single click, so those with fewer than five visits and signups are merged.
 */
export function growthRows(
  by: GrowthGroup,
  counted: {
    visits: readonly CountedVisits[];
    signups: readonly CountedSignups[];
    revenue: readonly CountedRevenue[];
    refunded: readonly CountedRevenue[];
  },
  totals: GrowthTotals,
): Row[] {
  const rows = new Map<string, Row>();
  const rowOf = (kind: GrowthKind, name: string): Row => {
    const key = `${kind} ${name}`;
    let row = rows.get(key);
    if (!row) {
      row = { kind, name, visits: 0, signups: 0, activations: 0, buyers: 0, revenue: [], refunded: [] };
      rows.set(key, row);
    }
    return row;
  };
  for (const { kind, name, visits } of counted.visits) rowOf(kind, name).visits += visits;
  for (const { kind, name, ...people } of counted.signups) addTo(rowOf(kind, name), { ...people, visits: 0 });
  for (const what of monies)
    for (const { kind, name, currency, cents } of counted[what])
      addMoney(rowOf(kind, name)[what], currency, cents);
  if (by === 'ref' || by === 'sub') {
    for (const [key, row] of [...rows]) {
      if (row.kind !== 'named' || row.visits >= fewest || row.signups >= fewest) continue;
      rows.delete(key);
      const small = rowOf('small', '');
      addTo(small, row);
      for (const what of monies)
        for (const { currency, amount } of row[what]) addMoney(small[what], currency, amount);
    }
  }
  putRest(rowOf, [...rows.values()], totals);
  return inOrder([...rows.values()]);
}

/** Most signups first; unnamed rows last. */
export function inOrder<Shown extends GrowthRow>(rows: readonly Shown[]): Shown[] {
  return rows.toSorted(
    (one, other) =>
      Number(isLast(one)) - Number(isLast(other)) ||
      other.signups - one.signups ||
      other.visits - one.visits ||
      (one.name < other.name ? -1 : 1),
  );
}

/** The remainder without rows of its own, because the number of rows is limited. */
function putRest(rowOf: (kind: GrowthKind, name: string) => Row, rows: readonly Row[], totals: GrowthTotals) {
  for (const measure of measures) {
    const rest = totals[measure] - rows.reduce((sum, row) => sum + row[measure], 0);
    if (rest > 0) rowOf('others', '')[measure] += rest;
  }
  for (const what of monies)
    for (const { currency, amount } of totals[what]) {
      const told = rows.flatMap((row) => row[what]).filter((sum) => sum.currency === currency);
      const rest = amount - told.reduce((sum, one) => sum + one.amount, 0);
      if (rest > 0) addMoney(rowOf('others', '')[what], currency, rest);
    }
}

function isLast({ kind }: GrowthRow): boolean {
  return kind !== 'named' && kind !== 'none';
}

function addTo(row: Row, more: Pick<Row, (typeof measures)[number]>): void {
  for (const measure of measures) row[measure] += more[measure];
}

function addMoney(sums: Sums, currency: Currency, amount: number): void {
  const sum = sums.find((one) => one.currency === currency);
  if (sum) sum.amount += amount;
  else sums.push({ currency, amount });
}
