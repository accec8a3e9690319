import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { endMandateJob, type EndedMandate } from '../payments.jobs.js';
import { MandatesRepository, type MandateRow } from './mandates.repository.js';

/** Ends what was allowed of an account or a card, here at once and at the provider by a job. */
@Injectable()
export class EndMandate {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly mandates: MandatesRepository,
  ) {}

  /** @throws Problem `not_found` for one that is not the member's, or never was */
  async endOwn(id: string, memberId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      const mandate = await this.mandates.find(id);
      if (mandate?.memberId !== memberId) throw problem('not_found');
      await this.end(mandate);
    });
  }

  /** Without effect on one that ended before. @throws Error outside a transaction */
  async end({ id, provider, providerCustomer, providerMandate }: MandateRow): Promise<void> {
    if (!(await this.mandates.end(id))) return;
    await this.outbox.add(endMandateJob, { provider, customer: providerCustomer, mandate: providerMandate });
  }

  /** Ends all of a member and drops their rows. @throws Error outside a transaction */
  async eraseOf(memberId: string): Promise<void> {
    for (const mandate of await this.mandates.standingOf(memberId)) await this.end(mandate);
    await this.mandates.deleteOfMember(memberId);
  }
}

@Injectable()
@JobHandler(endMandateJob)
export class EndMandateAtProvider implements HandlesJob<EndedMandate> {
  constructor(private readonly paymentProviders: PaymentProviders) {}

  /** A provider that is no longer set up can't be asked. */
  async handle({ provider, customer, mandate }: EndedMandate): Promise<void> {
    await this.paymentProviders.named(provider)?.endMandate({ customer, mandate });
  }
}
