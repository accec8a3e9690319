import { Injectable } from '@nestjs/common';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { DailyJobs } from '../../../../kernel/outbox/daily-jobs.js';
import { sumVisitsJob } from './visits.jobs.js';

/** Has each brand's old visits summed once a day. */
@Injectable()
@Sweep('visits to sum')
export class BeginSummingVisits implements Sweeps {
  constructor(private readonly dailyJobs: DailyJobs) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.dailyJobs.begin(sumVisitsJob, now, atMost);
  }
}
