import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { endMandateJob, type EndedMandate } from '../payments.jobs.js';
import { DirectDebits } from './direct-debits.js';
import { MandatesRepository, type MandateRow, type NewMandate } from './mandates.repository.js';
import { SmsCodes } from './sms-codes.js';

/** Mandates of members: one account for each, and its end, here at once and at the provider by a job. */
@Injectable()
export class Mandates {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly mandates: MandatesRepository,
    private readonly directDebits: DirectDebits,
    private readonly smsCodes: SmsCodes,
  ) {}

  /** The mandate that a browser made under this id before. */
  find(memberId: string, clientId: string): Promise<MandateRow | undefined> {
    return this.mandates.findByClientId(memberId, clientId);
  }

  /**
   * Stores a new account in place of the member's former one.
   *
   * @returns the stored mandate: that of an equal request where that came first
   * @throws Problem `direct_debit_accounts`
   */
  async store(row: NewMandate & { clientId: string }): Promise<MandateRow> {
    await this.database.inTransaction(async () => {
      // One of two requests at once waits for the other, else each would end only what was there before both.
      await this.mandates.holdLimits(row.memberId, null);
      if (await this.find(row.memberId, row.clientId)) return;
      if (row.accountHash !== null) await this.directDebits.limitNewAccounts(row.memberId, row.accountHash);
      for (const former of await this.mandates.standingOf(row.memberId))
        if (former.kind === 'account') await this.end(former);
      await this.mandates.insert(row);
    });
    const made = await this.find(row.memberId, row.clientId);
    if (!made) throw new Error('A mandate is gone right after it was made');
    return made;
  }

  /**
   * Members who confirmed a mandate by a code to a telephone number. Numbers are kept as keyed hashes, so only a whole one
   * is found.
   *
   * @returns members of the current brand; none for a number of no country that it serves
   */
  async holdersOf(number: string, atMost: number): Promise<string[]> {
    const hash = this.smsCodes.hashOfNumber(number, null);
    return hash === undefined ? [] : this.mandates.membersOfMobile(hash, atMost);
  }

  /** @throws Problem `not_found` for a mandate that is not the member's */
  async endOwn(id: string, memberId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      const mandate = await this.mandates.find(id);
      if (mandate?.memberId !== memberId) throw problem('not_found');
      await this.end(mandate);
    });
  }

  /** Without effect on a mandate that has ended. @throws Error outside a transaction */
  async end({ id, provider, providerCustomer, providerMandate }: MandateRow): Promise<void> {
    if (!(await this.mandates.end(id))) return;
    await this.outbox.add(endMandateJob, { provider, customer: providerCustomer, mandate: providerMandate });
  }

  /** Ends all mandates of a member and deletes their rows, with blocks and codes. @throws Error outside a transaction */
  async eraseOf(memberId: string): Promise<void> {
    await this.directDebits.unblock(memberId);
    for (const mandate of await this.mandates.standingOf(memberId)) await this.end(mandate);
    await this.mandates.deleteOfMember(memberId);
    await this.smsCodes.forget(memberId);
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
