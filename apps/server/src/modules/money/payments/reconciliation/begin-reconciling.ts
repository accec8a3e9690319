import { Injectable } from '@nestjs/common';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { DailyJobs } from '../../../../kernel/outbox/daily-jobs.js';
import { reconcileListsJob } from '../payments.jobs.js';

/**
 * Has the lists of the providers read once a day for each brand: a bank takes money back weeks after we asked for the last
 * time, and the message about it may be lost. The same news twice is one event.
 */
@Injectable()
@Sweep('lists of payment providers')
export class BeginReconciling implements Sweeps {
  constructor(private readonly dailyJobs: DailyJobs) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.dailyJobs.begin(reconcileListsJob, now, atMost);
  }
}
