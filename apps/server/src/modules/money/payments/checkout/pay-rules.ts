import { Injectable } from '@nestjs/common';
import { factsOf, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import { problem } from '../../../../kernel/ground/problem.js';
import { Clock } from '../../../../ports/clock.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { DirectDebits } from '../mandates/direct-debits.js';
import { MandatesRepository, type MandateRow } from '../mandates/mandates.repository.js';
import { PaymentsRepository } from '../payments.repository.js';

/** Far more than anyone buys. There is a limit because each start costs a call to the provider and some jobs. */
const newPaymentsPerHour = 30;

/** Whether a member may start a payment, and with which mandate. */
@Injectable()
export class PayRules {
  constructor(
    private readonly clock: Clock,
    private readonly profiles: ProfilesApi,
    private readonly payments: PaymentsRepository,
    private readonly mandates: MandatesRepository,
    private readonly directDebits: DirectDebits,
  ) {}

  /**
   * Counts payments in the database and not calls: an order that is repeated is one payment.
   *
   * @throws Problem `account_restricted` for a disabled member, to whom credits are of no use; `rate_limited`
   */
  async requirePayer(memberId: string): Promise<void> {
    await this.profiles.requireUnrestricted(memberId);
    const hourAgo = new Date(this.clock.now().getTime() - 3_600_000);
    if ((await this.payments.countSince(memberId, hourAgo)) >= newPaymentsPerHour)
      throw problem('rate_limited', { retry_after: 3600 });
  }

  /**
   * The mandate that an order names, locked until the transaction of its payment ends, and with it the limits of its member
   * and its account, so that two orders at once are one after the other. Call it first there: what is read before would
   * not see the other one. A direct debit always needs one.
   *
   * @returns undefined for an order without
   * @throws Problem `mandate_missing` for one that ended, is of another method or provider, or is not theirs
   */
  async lockMandate(
    {
      memberId,
      method,
      mandate: id,
    }: { memberId: string; method: PaymentMethod; mandate?: string | undefined },
    provider: string,
  ): Promise<MandateRow | undefined> {
    if (id === undefined && method !== 'sdd') return undefined;
    const mandate = id === undefined ? undefined : await this.mandates.lockStanding(id, memberId);
    if (!mandate || mandate.kind !== factsOf(method).keeps || mandate.provider !== provider)
      throw problem('mandate_missing');
    if (mandate.kind === 'account') await this.mandates.holdLimits(memberId, mandate.accountHash);
    return mandate;
  }

  /** @throws Problem `direct_debit_blocked`, `direct_debit_limit` */
  async requireDebit(mandate: MandateRow | undefined, amountCents: number): Promise<void> {
    if (mandate?.kind === 'account') await this.directDebits.requireWithin(mandate, amountCents);
  }
}
