import { Injectable } from '@nestjs/common';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { DailyJobs } from '../../../kernel/outbox/daily-jobs.js';
import { keepMonthsJob } from './transparency.jobs.js';

/** Looks once a day whether a month of a brand is over. */
@Injectable()
@Sweep('months to keep')
export class BeginKeepingMonths implements Sweeps {
  constructor(private readonly dailyJobs: DailyJobs) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.dailyJobs.begin(keepMonthsJob, now, atMost);
  }
}
