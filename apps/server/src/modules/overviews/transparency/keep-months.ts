import { Inject, Injectable } from '@nestjs/common';
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
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CountMonth) private readonly counting: CountMonth,
    @Inject(ShowTransparency) private readonly transparency: ShowTransparency,
    @Inject(TransparencyRepository) private readonly rows: TransparencyRepository,
  ) {}

  async handle(): Promise<void> {
    const { kept, countable, current } = await this.transparency.months();
    for (const month of countable)
      if (month < current && !kept.includes(month))
        await this.rows.keep(month, await this.counting.of(month), this.clock.now());
  }
}
