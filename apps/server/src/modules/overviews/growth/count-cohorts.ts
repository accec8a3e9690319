import { Injectable } from '@nestjs/common';
import { dayIn, sharedZone, shiftedDay, startOfDay, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { cohortWeeks } from '@kindling/contract/overviews/growth';
import type { Cohorts } from '@kindling/contract/overviews/calls/growth';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { CountedOnce } from '../../../kernel/tenancy/counted-once.js';
import { Clock } from '../../../ports/clock.js';
import { cohortRows, mondayOf, sumOfCohorts, type CountedCohorts } from './cohort-rows.js';
import { CohortsRepository } from './cohorts.repository.js';

/** Counts what became of the signups of the last weeks. */
@Injectable()
export class CountCohorts {
  private readonly kept: CountedOnce<CountedCohorts>;

  constructor(
    private readonly clock: Clock,
    private readonly cohorts: CohortsRepository,
  ) {
    this.kept = new CountedOnce(clock);
  }

  /** Counts of the current brand, for `describeCohorts`. */
  of(): Promise<CountedCohorts> {
    return this.kept.of('cohorts', () => this.count());
  }

  private async count(): Promise<CountedCohorts> {
    const { settings } = TenantContext.current();
    const timeZone = timeZoneOf(settings);
    const today = dayIn(timeZone, this.clock.now());
    const monday = mondayOf(today);
    const mondays = Array.from({ length: cohortWeeks }, (_, at) =>
      shiftedDay(monday, 7 * (at + 1 - cohortWeeks)),
    );
    const begins = mondays.map((day) => startOfDay(timeZone, day));
    const counted = await this.cohorts.counts(begins, startOfDay(timeZone, shiftedDay(monday, 7)));
    return { timeZone, today, mondays, counted };
  }
}

/** Cohorts of one brand, or of several added up; small numbers are masked after the addition. */
export function describeCohorts(tenant: string | null, brands: readonly CountedCohorts[]): Cohorts {
  const { counted, mondays, today } = sumOfCohorts(brands);
  return {
    ...{ tenant, time_zone: sharedZone(brands.map(({ timeZone }) => timeZone)) },
    cohorts: cohortRows(counted, mondays, today),
  };
}
