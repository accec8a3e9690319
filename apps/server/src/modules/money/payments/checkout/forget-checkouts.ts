import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { forgetCheckoutsJob } from '../payments.jobs.js';

type Checkouts = z.output<typeof forgetCheckoutsJob.payload>;

@Injectable()
@JobHandler(forgetCheckoutsJob)
export class ForgetCheckouts implements HandlesJob<Checkouts> {
  constructor(private readonly paymentProviders: PaymentProviders) {}

  async handle({ provider, references }: Checkouts): Promise<void> {
    const keeper = this.paymentProviders.named(provider);
    // A provider that is no longer set up can't be asked.
    if (!keeper) return;
    for (const reference of references) await keeper.forget(reference);
  }
}
