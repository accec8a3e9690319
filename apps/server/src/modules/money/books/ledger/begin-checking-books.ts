import { Injectable } from '@nestjs/common';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { DailyJobs } from '../../../../kernel/outbox/daily-jobs.js';
import { checkBooksJob } from './books.jobs.js';

/** Behind the day's reconciling, which takes what lists know better: what is left then is for people. */
const behindReconcilingSeconds = 3600;

/** Has each brand's books checked once a day. */
@Injectable()
@Sweep('checks of the books')
export class BeginCheckingBooks implements Sweeps {
  constructor(private readonly dailyJobs: DailyJobs) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.dailyJobs.begin(checkBooksJob, now, atMost, behindReconcilingSeconds);
  }
}
