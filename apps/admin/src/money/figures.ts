import type { Currency } from '@kindling/contract/languages';
import type { FigurePoint, FigureStep, FigureTotal } from '@kindling/contract/money/calls/money-figures';
import { percentName } from '../shared/words/percent';

export type Range = '30' | '90' | '365';

const dayMs = 86_400_000;

/** The days of a range that ends today, and the step in which it is read best. */
export function daysOf(range: Range, now: Date): { from: string; to: string } {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return { from: day(new Date(now.getTime() - (Number(range) - 1) * dayMs)), to: day(now) };
}

export const stepOf = (range: Range): FigureStep => (range === '365' ? 'week' : 'day');

/** Currencies in which something was paid or went back, the one of most payments first. */
export function currenciesIn(points: readonly FigureTotal[]): Currency[] {
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
  /** Payments less refunds of the same days. */
  net: number;
  signups: number;
  buyers: number;
  /** Buyers of a hundred signups; null without signups. */
  conversion: number | null;
}

export function rowsOf(points: readonly FigurePoint[], currency: Currency | undefined): ChartRow[] {
  return points.map((point) => ({ from: point.from, ...figuresOf(point, currency) }));
}

export function figuresOf(total: FigureTotal, currency: Currency | undefined): Omit<ChartRow, 'from'> {
  const sum = (sums: FigureTotal['revenue']) => sums.find((one) => one.currency === currency)?.amount ?? 0;
  return figured(sum(total.revenue), sum(total.refunded), total.signups, total.buyers);
}

export function totalOf(rows: readonly ChartRow[]): Omit<ChartRow, 'from'> {
  const of = (what: 'revenue' | 'refunded' | 'signups' | 'buyers') =>
    rows.reduce((total, row) => total + row[what], 0);
  return figured(of('revenue'), of('refunded'), of('signups'), of('buyers'));
}

function figured(revenue: number, refunded: number, signups: number, buyers: number): Omit<ChartRow, 'from'> {
  return {
    ...{ revenue, refunded, net: revenue - refunded, signups, buyers },
    conversion: signups === 0 ? null : (buyers / signups) * 100,
  };
}

/** `2.6%`, or `2,6%` where people write it so. @param conversion of a hundred */
export function conversionName(conversion: number): string {
  return percentName(conversion / 100, { maximumFractionDigits: 1 });
}
