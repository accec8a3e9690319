import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { JobHandler, type HandlesJob } from '../../kernel/outbox/job.js';
import { PaymentProvider } from '../../ports/payment-provider.js';
import { forgetCheckoutsJob } from './payments.jobs.js';

type Checkouts = z.output<typeof forgetCheckoutsJob.payload>;

@Injectable()
@JobHandler(forgetCheckoutsJob)
export class ForgetCheckouts implements HandlesJob<Checkouts> {
  constructor(@Inject(PaymentProvider) private readonly provider: PaymentProvider) {}

  /** What another provider keeps, one that is no longer set up, is not ours to ask for. */
  async handle({ provider, references }: Checkouts): Promise<void> {
    if (provider !== this.provider.name) return;
    for (const reference of references) await this.provider.forget(reference);
  }
}
