import type { Currency } from '@kindling/contract/languages';
import type { FigurePoint, FigureStep } from '@kindling/contract/money/calls/money-figures';

export type Range = '30' | '90' | '365';

const dayMs = 86_400_000;

/** The days of a range that ends today, and the step in which it is read best. */
export function daysOf(range: Range, now: Date): { from: string; to: string } {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return { from: day(new Date(now.getTime() - (Number(range) - 1) * dayMs)), to: day(now) };
}

export const stepOf = (range: Range): FigureStep => (range === '365' ? 'week' : 'day');

/** Currencies in which something was paid or went back, the one of most payments first. */
export function currenciesIn(points: readonly FigurePoint[]): Currency[] {
  const totals = new Map<Currency, number>();
  for (const { revenue, refunded } of points)
    for (const { currency, amount } of [...revenue, ...refunded])
      totals.set(currency, (totals.get(currency) ?? 0) + amount);
  return [...totals].sort(([, one], [, other]) => other - one).map(([currency]) => currency);
}

export interface ChartRow {
  from: string;
  /** In minor units of the chosen currency. */
  revenue: number;
  refunded: number;
  signups: number;
  buyers: number;
  /** Buyers of a hundred signups; null without signups. */
  conversion: number | null;
}

export function rowsOf(points: readonly FigurePoint[], currency: Currency | undefined): ChartRow[] {
  const sum = (sums: FigurePoint['revenue']) => sums.find((one) => one.currency === currency)?.amount ?? 0;
  return points.map(({ from, revenue, refunded, signups, buyers }) => ({
    ...{ from, revenue: sum(revenue), refunded: sum(refunded), signups, buyers },
    conversion: signups === 0 ? null : (buyers / signups) * 100,
  }));
}

export function totalOf(rows: readonly ChartRow[]): Omit<ChartRow, 'from'> {
  const of = (what: 'revenue' | 'refunded' | 'signups' | 'buyers') =>
    rows.reduce((total, row) => total + row[what], 0);
  const [signups, buyers] = [of('signups'), of('buyers')];
  return {
    ...{ revenue: of('revenue'), refunded: of('refunded'), signups, buyers },
    conversion: signups === 0 ? null : (buyers / signups) * 100,
  };
}
