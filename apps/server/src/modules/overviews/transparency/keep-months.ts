import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { DailyJobs } from '../../../kernel/outbox/daily-jobs.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../kernel/outbox/job.js';
import { Clock } from '../../../ports/clock.js';
import { CountMonth } from './count-month.js';
import { ShowTransparency } from './show-transparency.js';
import { TransparencyRepository } from './transparency.repository.js';

/** Stores the numbers of a brand's past months. */
const keepMonthsJob = defineJob('transparency.keep-months', z.strictObject({}), { subject: null });

/** Once a day, stores each brand's past months, while the cases behind their numbers still exist. */
@Injectable()
@Sweep('months to keep')
@JobHandler(keepMonthsJob)
export class KeepMonths implements Sweeps, HandlesJob<object> {
  constructor(
    private readonly clock: Clock,
    private readonly countMonth: CountMonth,
    private readonly dailyJobs: DailyJobs,
    private readonly showTransparency: ShowTransparency,
    private readonly transparency: TransparencyRepository,
  ) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.dailyJobs.begin(keepMonthsJob, now, atMost);
  }

  async handle(): Promise<void> {
    const { kept, countable, current } = await this.showTransparency.months();
    for (const month of countable)
      if (month < current && !kept.includes(month))
        await this.transparency.keep(month, await this.countMonth.of(month), this.clock.now());
  }
}
