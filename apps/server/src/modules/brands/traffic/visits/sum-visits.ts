import { Injectable } from '@nestjs/common';
import { dayIn, shiftedDay, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Clock } from '../../../../ports/clock.js';
import { detailDays, keptDays } from './visit-rules.js';
import { sumVisitsJob } from './visits.jobs.js';
import { VisitsRepository } from './visits.repository.js';

/** Rows of one transaction. */
const batch = 500;

/** Forgets of the current brand's visits what has had its time: first ref and sub, then all of it. */
@Injectable()
@JobHandler(sumVisitsJob)
export class SumVisits implements HandlesJob<object> {
  constructor(
    private readonly clock: Clock,
    private readonly visits: VisitsRepository,
  ) {}

  async handle(): Promise<void> {
    const today = dayIn(timeZoneOf(TenantContext.current().settings), this.clock.now());
    const [summed, deleted] = [shiftedDay(today, -detailDays), shiftedDay(today, -keptDays)];
    while ((await this.visits.deleteBefore(deleted, batch)) === batch);
    while ((await this.visits.sumBefore(summed, batch)) === batch);
  }
}
