import { dayIn, shiftedDay } from '@kindling/contract/brands/brand-day';
import type { Currency } from '@kindling/contract/languages';
import type { FigurePoint, FigureStep } from '@kindling/contract/money/calls/money-figures';
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

function emptyPoint(from: string): FigurePoint {
  return { from, signups: 0, buyers: 0, payments: 0, refunds: 0, revenue: [], refunded: [] };
}

function add(point: FigurePoint, { kind, currency, count, cents, buyers }: Slot): void {
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
