import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { Outbox } from '../../kernel/outbox/outbox.js';
import { invoiceKeptUntil } from '../credits/credits.api.js';
import { forgetCheckoutsJob } from './payments.jobs.js';
import { PaymentsRepository, type PaymentRow } from './payments.repository.js';

/** Erases a member's payments but those that are invoices (decisions §3.5). */
@Injectable()
export class ErasePayments {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
  ) {}

  /**
   * Locks the payments; call it first.
   *
   * @returns until when the newest invoice is kept, null when there is none
   * @throws Error outside a transaction
   */
  async keptUntil(memberId: string): Promise<Date | null> {
    const invoices = (await this.payments.lockOfMember(memberId)).filter(isKept);
    const newest = Math.max(
      ...invoices.map(({ completedAt, createdAt }) => (completedAt ?? createdAt).getTime()),
    );
    return invoices.length > 0 ? invoiceKeptUntil(new Date(newest)) : null;
  }

  /** @param accountId number of the wallet under which invoices are kept from now on; undefined when there is none */
  async erase(memberId: string, accountId: string | undefined): Promise<void> {
    const payments = await this.payments.lockOfMember(memberId);
    await this.outbox.forget(payments.flatMap(({ id, providerReference }) => [id, providerReference ?? id]));
    for (const payment of payments) {
      if (accountId !== undefined && isKept(payment)) await this.payments.anonymize(payment.id, accountId);
      else await this.payments.delete(payment.id);
    }
    for (const [provider, rows] of Map.groupBy(payments, (payment) => payment.provider)) {
      const references = rows.flatMap(({ providerReference }) => providerReference ?? []);
      await this.outbox.add(forgetCheckoutsJob, { provider, references });
    }
  }

  /** Ends what was kept under a number. @throws Error outside a transaction */
  async drop(accountId: string): Promise<void> {
    this.database.requireTransaction('Dropping payments');
    for (const { id } of await this.payments.lockOfMember(accountId)) await this.payments.delete(id);
  }
}

/** Money that is on its way becomes an invoice when it arrives. */
function isKept({ status }: PaymentRow): boolean {
  return status === 'completed' || status === 'pending';
}
