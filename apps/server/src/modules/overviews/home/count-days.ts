import { Injectable } from '@nestjs/common';
import { dayIn, shiftedDay, startOfDay, timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { Currency } from '@kindling/contract/languages';
import { homeDays, rightOfFigures } from '@kindling/contract/overviews/home';
import type { StaffRight } from '@kindling/contract/route';
import type { HomeBrand, HomeDay } from '@kindling/contract/overviews/calls/home';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { CountedOnce } from '../../../kernel/tenancy/counted-once.js';
import { Clock } from '../../../ports/clock.js';
import { HomeFiguresRepository, type CountedDay, type Response } from './home-figures.repository.js';

/**
 * Counts the last days of brands. A brand's numbers are the same for all its staff; what a role may not see is left
 * out.
 */
@Injectable()
export class CountDays {
  private readonly kept: CountedOnce<HomeBrand>;

  constructor(
    private readonly clock: Clock,
    private readonly homeFigures: HomeFiguresRepository,
  ) {
    this.kept = new CountedOnce(clock);
  }

  /** Figures of the current brand, as far as these rights allow. */
  async ofBrand(rights: readonly StaffRight[]): Promise<HomeBrand> {
    const brand = await this.kept.of('days', () => this.count());
    const sees = (part: keyof typeof rightOfFigures) => rights.includes(rightOfFigures[part]);
    const ofReports = sees('reports') ? {} : { response_minutes: null };
    const ofComplaints = sees('complaints') ? {} : { answer_minutes: null };
    return {
      ...brand,
      days: brand.days.map((day) => ({
        ...day,
        ...(sees('purchases') ? {} : { first_purchases: null }),
        ...(sees('money') ? {} : { revenue: null, refunded: null }),
        ...(sees('reports') ? {} : { reports: null, ...ofReports }),
        ...(sees('complaints') ? {} : { complaints: null, ...ofComplaints }),
      })),
      ...ofReports,
      ...ofComplaints,
    };
  }

  private async count(): Promise<HomeBrand> {
    const { id, settings } = TenantContext.current();
    const timeZone = timeZoneOf(settings);
    const today = dayIn(timeZone, this.clock.now());
    const days = Array.from({ length: homeDays }, (_, index) => shiftedDay(today, index + 1 - homeDays));
    const begins = days.map((day) => startOfDay(timeZone, day));
    const until = startOfDay(timeZone, shiftedDay(today, 1));
    const [counts, responses, answers] = await Promise.all([
      this.homeFigures.counts(begins, until),
      this.homeFigures.responses(begins, until),
      this.homeFigures.answers(begins, until),
    ]);
    return {
      ...{ tenant: id, name: settings.name, time_zone: timeZone },
      days: days.map((day, index) => ({
        ...dayOf(day, index, counts),
        response_minutes: minutesOn(index, responses),
        answer_minutes: minutesOn(index, answers),
      })),
      response_minutes: minutesOn(null, responses),
      answer_minutes: minutesOn(null, answers),
    };
  }
}

function dayOf(
  day: string,
  index: number,
  counts: readonly CountedDay[],
): Omit<HomeDay, 'response_minutes' | 'answer_minutes'> {
  const of = (kind: CountedDay['kind']) => counts.filter((row) => row.day === index && row.kind === kind);
  const count = (kind: CountedDay['kind']) => of(kind)[0]?.count ?? 0;
  return {
    ...{ day, signups: count('signup'), activations: count('activation') },
    first_purchases: count('first_purchase'),
    revenue: moneyOf(of('payment')),
    refunded: moneyOf([...of('refund'), ...of('chargeback')]),
    ...{ reports: count('report'), complaints: count('complaint') },
  };
}

/** One entry per currency. */
function moneyOf(counts: readonly CountedDay[]): NonNullable<HomeDay['revenue']> {
  const sums = new Map<Currency, number>();
  for (const { currency, cents } of counts)
    if (currency) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

function minutesOn(day: number | null, responses: readonly Response[]): number | null {
  return responses.find((row) => row.day === day)?.minutes ?? null;
}
