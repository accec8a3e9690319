import { dayIn, shiftedDay } from '@kindling/contract/brands/brand-day';
import type { Currency } from '@kindling/contract/languages';
import type { FigurePoint, FigureStep, FigureTotal } from '@kindling/contract/money/calls/money-figures';
import type { Slot } from './money-figures.repository.js';

/** The Monday of a day's week. @param day `YYYY-MM-DD` */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return shiftedDay(day, -((weekday + 6) % 7));
}

/**
 * A point for each day or week, also for those in which nothing was.
 *
 * @param first `YYYY-MM-DD`, as is `last`; both are in
 */
export function figurePoints(
  slots: readonly Slot[],
  { first, last, step, timeZone }: { first: string; last: string; step: FigureStep; timeZone: string },
): FigurePoint[] {
  const beginning = (day: string) => (step === 'week' ? mondayOf(day) : day);
  const points = new Map<string, FigurePoint>();
  for (let day = beginning(first); day <= last; day = shiftedDay(day, step === 'week' ? 7 : 1))
    points.set(day, emptyPoint(day));
  for (const slot of slots) {
    const point = points.get(beginning(dayIn(timeZone, slot.at)));
    if (point) add(point, slot);
  }
  return [...points.values()];
}

/** Total of all slots. */
export function figureTotal(slots: readonly Slot[]): FigureTotal {
  const total = noFigures();
  for (const slot of slots) add(total, slot);
  return total;
}

/** Adds up several brands by day or week. */
export function sumOfPoints(brands: readonly (readonly FigurePoint[])[]): FigurePoint[] {
  const [first = []] = brands;
  return first.map(({ from }, place) => ({
    from,
    ...sumOfTotals(brands.flatMap((points) => points[place] ?? [])),
  }));
}

export function sumOfTotals(totals: readonly FigureTotal[]): FigureTotal {
  const sum = noFigures();
  for (const { revenue, refunded, ...counts } of totals) {
    for (const what of ['signups', 'buyers', 'payments', 'refunds'] as const) sum[what] += counts[what];
    for (const { currency, amount } of revenue) addMoney(sum.revenue, currency, amount);
    for (const { currency, amount } of refunded) addMoney(sum.refunded, currency, amount);
  }
  return sum;
}

function noFigures(): FigureTotal {
  return { signups: 0, buyers: 0, payments: 0, refunds: 0, revenue: [], refunded: [] };
}

function emptyPoint(from: string): FigurePoint {
  return { from, ...noFigures() };
}

function add(point: FigureTotal, { kind, currency, count, cents, buyers }: Slot): void {
  if (kind === 'signed_up') {
    point.signups += count;
    point.buyers += buyers;
  } else if (kind === 'paid') {
    point.payments += count;
    addMoney(point.revenue, currency, cents);
  } else {
    point.refunds += count;
    addMoney(point.refunded, currency, cents);
  }
}

function addMoney(sums: FigurePoint['revenue'], currency: Currency | null, cents: number): void {
  if (currency === null) return;
  const sum = sums.find((one) => one.currency === currency);
  if (sum) sum.amount += cents;
  else sums.push({ currency, amount: cents });
}
