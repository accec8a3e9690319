import { Injectable } from '@nestjs/common';
import { sharedZone, timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { TransparencyReport, TransparencySum } from '@kindling/contract/overviews/calls/transparency';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { CountedOnce } from '../../../kernel/tenancy/counted-once.js';
import { Clock } from '../../../ports/clock.js';
import { CountMonth } from './count-month.js';
import { sumOf, type MonthCounts } from './month-counts.js';
import { firstWholeMonth, monthOf, monthsBetween, monthsOfPeriod, periodsOf } from './periods.js';
import { TransparencyRepository } from './transparency.repository.js';

/** Months of a brand, oldest first. */
interface Months {
  /** Those with stored numbers. */
  kept: string[];
  /** Those whose cases all still exist; the current one is the last of them. */
  countable: string[];
  current: string;
  /** The brand's first month. */
  begun: string;
}

/** A brand's share of a report. */
interface ReportPart {
  timeZone: string;
  isOver: boolean;
  missing: string[];
  counts: MonthCounts[];
}

/** Report of one brand, or of several added up. A month missing in any brand is missing in the sum. */
export function reportOf(parts: readonly ReportPart[]): Omit<TransparencySum, 'period'> {
  return {
    time_zone: sharedZone(parts.map(({ timeZone }) => timeZone)),
    is_over: parts.every(({ isOver }) => isOver),
    missing: [...new Set(parts.flatMap(({ missing }) => missing))].toSorted(),
    ...sumOf(parts.flatMap(({ counts }) => counts)),
  };
}

/** The transparency reports of the current brand (trust 10). */
@Injectable()
export class ShowTransparency {
  private readonly counted: CountedOnce<MonthCounts>;

  constructor(
    private readonly clock: Clock,
    private readonly countMonth: CountMonth,
    private readonly transparency: TransparencyRepository,
  ) {
    this.counted = new CountedOnce(clock);
  }

  async months(): Promise<Months> {
    const zone = this.timeZone();
    const now = this.clock.now();
    const current = monthOf(now, zone);
    const begun = monthOf((await this.transparency.brandSince()) ?? now, zone);
    const whole = firstWholeMonth(current);
    return {
      kept: await this.transparency.kept(),
      countable: monthsBetween(begun > whole ? begun : whole, current),
      ...{ current, begun },
    };
  }

  /** Newest first, a year before its months. */
  async periods(): Promise<string[]> {
    return periodsOf(await this.countedMonths());
  }

  /** Unordered. */
  async countedMonths(): Promise<string[]> {
    const { kept, countable } = await this.months();
    return [...kept, ...countable];
  }

  /** @throws Problem `not_found` for a period without any counts */
  async report(period: string): Promise<TransparencyReport> {
    const part = await this.part(period);
    if (!part) throw problem('not_found');
    return { id: TenantContext.id(), period, ...reportOf([part]), time_zone: part.timeZone };
  }

  /** The brand's share of a report; undefined for a period without counts. */
  async part(period: string): Promise<ReportPart | undefined> {
    const { kept, countable, current, begun } = await this.months();
    const months = monthsOfPeriod(period, current);
    const known = months.filter((month) => kept.includes(month) || countable.includes(month));
    if (known.length === 0) return undefined;
    const found = await this.transparency.find(known);
    const counts: MonthCounts[] = [];
    for (const month of known)
      counts.push(found.get(month) ?? (await this.counted.of(month, () => this.countMonth.of(month))));
    return {
      timeZone: this.timeZone(),
      isOver: period < current.slice(0, period.length),
      missing: months.filter((month) => month >= begun && !known.includes(month)),
      counts,
    };
  }

  private timeZone(): string {
    return timeZoneOf(TenantContext.current().settings);
  }
}
