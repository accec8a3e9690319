import { sharedZone } from '@kindling/contract/brands/brand-day';
import type { HomeBrand, HomeFigures, WaitingQueueRow } from '@kindling/contract/overviews/calls/home';

/** Figures of one brand, or the sum of several. */
export interface Fortnight extends Omit<HomeBrand, 'tenant' | 'time_zone'> {
  /** Undefined for a sum. */
  tenant: string | undefined;
  /** Null if the brands' time zones differ. */
  time_zone: string | null;
}

type Sums = HomeFigures['revenue'];

/** Sums the brands per day, counted back from today. Medians cannot be summed and are null. */
export function sumOfBrands(name: string, brands: readonly HomeBrand[]): Fortnight {
  return {
    ...{ tenant: undefined, name },
    time_zone: sharedZone(brands.map(({ time_zone: zone }) => zone)),
    days: (brands[0]?.days ?? []).map(({ day }, place) => ({
      day,
      ...sumOf(brands.flatMap(({ days }) => days[place] ?? [])),
    })),
    total: sumOf(brands.map(({ total }) => total)),
    before: sumOf(brands.map(({ before }) => before)),
  };
}

function sumOf(parts: readonly HomeFigures[]): HomeFigures {
  const sure = (what: 'signups' | 'activations') => parts.reduce((sum, part) => sum + part[what], 0);
  const count = (what: Exclude<keyof HomeFigures, 'revenue' | 'refunded'>) =>
    parts.some((part) => part[what] === null)
      ? null
      : parts.reduce((sum, part) => sum + (part[what] ?? 0), 0);
  return {
    ...{ signups: sure('signups'), activations: sure('activations') },
    first_purchases: count('first_purchases'),
    revenue: moneyOf(parts.map(({ revenue }) => revenue)),
    refunded: moneyOf(parts.map(({ refunded }) => refunded)),
    ...{ reports: count('reports'), response_minutes: null, decisions: count('decisions') },
    ...{ complaints: count('complaints'), answers: count('answers'), answer_minutes: null },
    fictional_messages: count('fictional_messages'),
    fictional_answers: count('fictional_answers'),
    fictional_minutes: null,
  };
}

function moneyOf(parts: readonly Sums[]): Sums {
  if (parts.includes(null)) return null;
  const sums = Map.groupBy(
    parts.flatMap((part) => part ?? []),
    ({ currency }) => currency,
  );
  return [...sums].map(([currency, all]) => ({
    currency,
    amount: all.reduce((sum, { amount }) => sum + amount, 0),
  }));
}

/** Totals of a brand's manual queues. */
interface BrandWaits {
  count: number;
  late: number;
  /** ISO 8601; null if the queues are empty. */
  oldest: string | null;
}

export function waitsOf(rows: readonly WaitingQueueRow[], tenant: string): BrandWaits {
  const parts = rows
    .filter(({ queue }) => queue !== 'failed_payment')
    .flatMap(({ brands }) => brands.filter((brand) => brand.tenant === tenant));
  const [oldest = null] = parts.flatMap(({ oldest_at: at }) => at ?? []).toSorted();
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    late: parts.reduce((sum, { late }) => sum + late, 0),
    oldest,
  };
}

/** Sorts brands by late items, then by the age of the oldest item. */
export function worstFirst<Brand extends { name: string; waits: BrandWaits }>(
  brands: readonly Brand[],
): Brand[] {
  const age = ({ waits }: Brand) => waits.oldest ?? '9';
  return brands.toSorted(
    (one, other) =>
      other.waits.late - one.waits.late ||
      age(one).localeCompare(age(other)) ||
      other.waits.count - one.waits.count ||
      one.name.localeCompare(other.name),
  );
}
