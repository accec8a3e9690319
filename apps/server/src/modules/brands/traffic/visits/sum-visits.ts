import { Injectable } from '@nestjs/common';
import { dayIn, shiftedDay, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { z } from 'zod';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { DailyJobs } from '../../../../kernel/outbox/daily-jobs.js';
import { JobHandler, defineJob, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Clock } from '../../../../ports/clock.js';
import { detailDays, keptDays } from './visit-rules.js';
import { VisitsRepository } from './visits.repository.js';

/** Sums a brand's old visits, and deletes the oldest. */
export const sumVisitsJob = defineJob('visits.sum', z.strictObject({}), { subject: null });

/** Rows of one transaction. */
const batch = 500;

/** Drops details of a brand's visits when their time is over, once a day: first ref and sub, then all of them. */
@Injectable()
@Sweep('visits to sum')
@JobHandler(sumVisitsJob)
export class SumVisits implements Sweeps, HandlesJob<object> {
  constructor(
    private readonly dailyJobs: DailyJobs,
    private readonly clock: Clock,
    private readonly visits: VisitsRepository,
  ) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.dailyJobs.begin(sumVisitsJob, now, atMost);
  }

  async handle(): Promise<void> {
    const today = dayIn(timeZoneOf(TenantContext.current().settings), this.clock.now());
    const [summed, deleted] = [shiftedDay(today, -detailDays), shiftedDay(today, -keptDays)];
    while ((await this.visits.deleteBefore(deleted, batch)) === batch);
    while ((await this.visits.sumBefore(summed, batch)) === batch);
  }
}
