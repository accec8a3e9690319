import { sharedZone } from '@kindling/contract/brands/brand-day';
import type { Currency } from '@kindling/contract/languages';
import type {
  CodeUseRow,
  GrowthAnswer,
  GrowthDay,
  GrowthRow,
  GrowthTotal,
  GrowthUse,
} from '@kindling/contract/overviews/calls/growth';
import { inOrder } from './growth-rows.js';

/** Adds up views of several brands. */

const measures = ['visits', 'signups', 'activations', 'buyers'] as const;
type Funnel = Record<(typeof measures)[number], number>;
interface Money {
  currency: Currency;
  amount: number;
}

/** @param answers one per brand, for the same query */
export function sumOfGrowth(answers: readonly GrowthAnswer[]): GrowthAnswer {
  return {
    ...{ tenant: null, time_zone: zoneOf(answers) },
    rows: inOrder(
      merged(
        answers.flatMap(({ rows }) => rows),
        ({ kind, name }) => `${kind} ${name}`,
        addRow,
      ),
    ),
    total: summed(answers.map(({ total }) => total)),
    before: summed(answers.map(({ before }) => before)),
    days: merged(
      answers.flatMap(({ days }) => days),
      ({ day }) => day,
      (sum: GrowthDay, more) => addFunnel(sum, more),
    ),
  };
}

/** @param answers one per brand, for the same days */
export function sumOfUse(answers: readonly GrowthUse[], most: number): GrowthUse {
  const invites = { made: 0, used: 0, buyers: 0, open: 0, expired: 0 };
  for (const answer of answers)
    for (const what of Object.keys(invites) as (keyof typeof invites)[])
      invites[what] += answer.invites[what];
  const codes = merged(
    answers.flatMap((answer) => answer.codes),
    ({ kind, code }) => `${kind} ${code}`,
    addUse,
  );
  return {
    ...{ tenant: null, time_zone: zoneOf(answers), invites },
    codes: codes.sort((one, other) => other.paid - one.paid || other.begun - one.begun).slice(0, most),
  };
}

function zoneOf(answers: readonly { time_zone: string | null }[]): string | null {
  return sharedZone(answers.map(({ time_zone: zone }) => zone ?? ''));
}

function summed(totals: readonly GrowthTotal[]): GrowthTotal {
  const none = { visits: 0, signups: 0, activations: 0, buyers: 0 };
  // Without the right to the books, every sum is null.
  const isUnseen = totals.some(({ revenue }) => revenue === null);
  const sum: GrowthTotal = { ...none, revenue: isUnseen ? null : [], refunded: isUnseen ? null : [] };
  for (const total of totals) addTo(sum, total);
  return sum;
}

/** Merges rows by key, in order of first occurrence. Does not mutate its input. */
function merged<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  add: (sum: Row, more: Row) => void,
): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row));
    if (sum) add(sum, row);
    else sums.set(keyOf(row), structuredClone(row));
  }
  return [...sums.values()];
}

const addRow = (sum: GrowthRow, more: GrowthRow) => addTo(sum, more);

function addTo(sum: GrowthTotal, more: GrowthTotal): void {
  addFunnel(sum, more);
  for (const what of ['revenue', 'refunded'] as const)
    for (const { currency, amount } of more[what] ?? [])
      if (sum[what]) addMoney(sum[what], { currency, amount });
}

function addFunnel(sum: Funnel, more: Funnel): void {
  for (const measure of measures) sum[measure] += more[measure];
}

function addMoney(sums: Money[], { currency, amount }: Money): void {
  const sum = sums.find((one) => one.currency === currency);
  if (sum) sum.amount += amount;
  else sums.push({ currency, amount });
}

function addUse(sum: CodeUseRow, more: CodeUseRow): void {
  for (const what of ['begun', 'paid', 'first'] as const) sum[what] += more[what];
  for (const money of more.sums ?? []) {
    const own = sum.sums?.find(({ currency }) => currency === money.currency);
    if (own) {
      own.amount += money.amount;
      own.taken_off += money.taken_off;
    } else sum.sums?.push({ ...money });
  }
}
