import { Injectable } from '@nestjs/common';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { reconcileListsJob } from '../payments.jobs.js';
import { CompareWithProviders } from './compare-with-providers.js';

/** Applies what the lists of the providers know and we do not, of one brand. */
@Injectable()
@JobHandler(reconcileListsJob)
export class ReconcileLists implements HandlesJob<object> {
  constructor(private readonly compareWithProviders: CompareWithProviders) {}

  handle(): Promise<void> {
    return this.compareWithProviders.reconcile();
  }
}
