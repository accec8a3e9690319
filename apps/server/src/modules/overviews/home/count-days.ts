import { Injectable } from '@nestjs/common';
import { dayIn, shiftedDay, startOfDay, timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { Currency } from '@kindling/contract/languages';
import { homeDays, rightOfFigures } from '@kindling/contract/overviews/home';
import type { StaffRight } from '@kindling/contract/route';
import type { HomeBrand, HomeFigures } from '@kindling/contract/overviews/calls/home';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { CountedOnce } from '../../../kernel/tenancy/counted-once.js';
import { Clock } from '../../../ports/clock.js';
import {
  FictionalFiguresRepository,
  type WaitedDay,
  type WrittenDay,
} from './fictional-figures.repository.js';
import {
  before,
  HomeFiguresRepository,
  type CountedDay,
  type HomeSpan,
  type Response,
} from './home-figures.repository.js';

type Part = keyof typeof rightOfFigures;
/** The figures that a reader without the right to them gets as null. */
const figuresOf: Record<Exclude<Part, 'people'>, readonly (keyof HomeFigures)[]> = {
  purchases: ['first_purchases'],
  money: ['revenue', 'refunded'],
  reports: ['reports', 'response_minutes'],
  decisions: ['decisions'],
  complaints: ['complaints', 'answers', 'answer_minutes'],
  fictional: ['fictional_messages', 'fictional_answers', 'fictional_minutes'],
};
const noFictional = { fictional_messages: null, fictional_answers: null, fictional_minutes: null };

/** What was counted of a brand in these days. */
interface Counted {
  counts: readonly CountedDay[];
  responses: readonly Response[];
  answers: readonly Response[];
}

/**
 * Counts the last days of brands. A brand's numbers are the same for all its staff; what a role may not see is left
 * out.
 */
@Injectable()
export class CountDays {
  private readonly kept: CountedOnce<HomeBrand>;
  private readonly keptFictional: CountedOnce<Awaited<ReturnType<FictionalFiguresRepository['read']>>>;

  constructor(
    private readonly clock: Clock,
    private readonly fictionalFigures: FictionalFiguresRepository,
    private readonly homeFigures: HomeFiguresRepository,
  ) {
    this.kept = new CountedOnce(clock);
    this.keptFictional = new CountedOnce(clock);
  }

  /** Figures of the current brand, as far as these rights allow. */
  async ofBrand(rights: readonly StaffRight[]): Promise<HomeBrand> {
    const span = this.span();
    const brand = await this.kept.of('days', () => this.count(span));
    const seen = (figures: HomeFigures) => withoutUnseen(figures, rights);
    // Most staff answer for no fictional profile: it is counted only for those who do.
    const fictional = rights.includes(rightOfFigures.fictional)
      ? await this.keptFictional.of('fictional', () => this.fictionalFigures.read(span))
      : undefined;
    const more = (day: number | null) => (fictional ? fictionalOn(day, fictional) : noFictional);
    return {
      ...brand,
      days: brand.days.map(({ day, ...figures }, place) => ({
        day,
        ...seen({ ...figures, ...more(place) }),
      })),
      total: seen({ ...brand.total, ...more(null) }),
      before: seen({ ...brand.before, ...more(before) }),
    };
  }

  private span(): HomeSpan & { days: readonly string[] } {
    const timeZone = timeZoneOf(TenantContext.current().settings);
    const today = dayIn(timeZone, this.clock.now());
    const days = Array.from({ length: homeDays }, (_, index) => shiftedDay(today, index + 1 - homeDays));
    return {
      days,
      from: startOfDay(timeZone, shiftedDay(today, 1 - 2 * homeDays)),
      begins: days.map((day) => startOfDay(timeZone, day)),
      until: startOfDay(timeZone, shiftedDay(today, 1)),
    };
  }

  private async count(span: HomeSpan & { days: readonly string[] }): Promise<HomeBrand> {
    const { id, settings } = TenantContext.current();
    const [counts, responses, answers] = await Promise.all([
      this.homeFigures.counts(span),
      this.homeFigures.responses(span),
      this.homeFigures.answers(span),
    ]);
    const on = (day: number | null) => figuresOn(day, { counts, responses, answers });
    return {
      ...{ tenant: id, name: settings.name, time_zone: timeZoneOf(settings) },
      days: span.days.map((day, index) => ({ day, ...on(index) })),
      ...{ total: on(null), before: on(before) },
    };
  }
}

function withoutUnseen(figures: HomeFigures, rights: readonly StaffRight[]): HomeFigures {
  const unseen = Object.entries(figuresOf)
    .filter(([part]) => !rights.includes(rightOfFigures[part as Part]))
    .flatMap(([, names]) => names.map((name) => [name, null]));
  return { ...figures, ...(Object.fromEntries(unseen) as Partial<HomeFigures>) };
}

/** The rows of a day; null: of all the days, without those before. */
const rowsOn = <Row extends { day: number }>(day: number | null, counts: readonly Row[]) =>
  counts.filter((row) => (day === null ? row.day !== before : row.day === day));

function countOn(kind: CountedDay['kind'], day: number | null, counts: readonly CountedDay[]): number {
  return rowsOn(day, counts).reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0);
}

function figuresOn(day: number | null, { counts, responses, answers }: Counted): HomeFigures {
  const count = (kind: CountedDay['kind']) => countOn(kind, day, counts);
  const money = (...kinds: CountedDay['kind'][]) =>
    moneyOf(rowsOn(day, counts).filter(({ kind }) => kinds.includes(kind)));
  return {
    ...{ signups: count('signup'), activations: count('activation') },
    first_purchases: count('first_purchase'),
    ...{ revenue: money('payment'), refunded: money('refund', 'chargeback') },
    ...{ reports: count('report'), response_minutes: waitOn(day, responses).minutes },
    decisions: count('decision'),
    ...{ complaints: count('complaint'), answers: waitOn(day, answers).count },
    answer_minutes: waitOn(day, answers).minutes,
    ...noFictional,
  };
}

function fictionalOn(
  day: number | null,
  { written, waited }: { written: readonly WrittenDay[]; waited: readonly WaitedDay[] },
) {
  const count = (answers: boolean) =>
    rowsOn(day, written).reduce((sum, row) => sum + (row.isAnswer === answers ? row.count : 0), 0);
  return {
    ...{ fictional_messages: count(false), fictional_answers: count(true) },
    fictional_minutes: medianOf(rowsOn(day, waited)),
  };
}

/** The median of values that were counted; null for none. */
export function medianOf(counted: readonly Pick<WaitedDay, 'minutes' | 'count'>[]): number | null {
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const sorted = counted.toSorted((one, other) => one.minutes - other.minutes);
  const at = (place: number) => {
    let passed = 0;
    return sorted.find(({ count }) => (passed += count) >= place)?.minutes ?? 0;
  };
  // An odd count has one middle value, an even one has two.
  return Math.round((at(Math.ceil(all / 2)) + at(Math.floor(all / 2) + 1)) / 2);
}

/** One entry per currency. */
function moneyOf(counts: readonly CountedDay[]): NonNullable<HomeFigures['revenue']> {
  const sums = new Map<Currency, number>();
  for (const { currency, cents } of counts)
    if (currency) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

function waitOn(
  day: number | null,
  responses: readonly Response[],
): { minutes: number | null; count: number } {
  return responses.find((row) => row.day === day) ?? { minutes: null, count: 0 };
}
