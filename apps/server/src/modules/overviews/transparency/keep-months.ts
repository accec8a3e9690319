import { Injectable } from '@nestjs/common';
import { JobHandler, type HandlesJob } from '../../../kernel/outbox/job.js';
import { Clock } from '../../../ports/clock.js';
import { CountMonth } from './count-month.js';
import { ShowTransparency } from './show-transparency.js';
import { keepMonthsJob } from './transparency.jobs.js';
import { TransparencyRepository } from './transparency.repository.js';

/** Keeps the months of the current brand that are over, while the cases behind their numbers are still there. */
@Injectable()
@JobHandler(keepMonthsJob)
export class KeepMonths implements HandlesJob<object> {
  constructor(
    private readonly clock: Clock,
    private readonly countMonth: CountMonth,
    private readonly showTransparency: ShowTransparency,
    private readonly transparency: TransparencyRepository,
  ) {}

  async handle(): Promise<void> {
    const { kept, countable, current } = await this.showTransparency.months();
    for (const month of countable)
      if (month < current && !kept.includes(month))
        await this.transparency.keep(month, await this.countMonth.of(month), this.clock.now());
  }
}
