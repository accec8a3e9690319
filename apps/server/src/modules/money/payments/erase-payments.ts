import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Events, defineEvent } from '../../../kernel/outbox/events.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { invoiceKeptUntil } from '../../credits/credits.api.js';
import { Mandates } from './mandates/mandates.js';
import { isPaid } from './payment-rules.js';
import { forgetCheckoutsJob } from './payments.jobs.js';
import { PaymentsRepository, type PaymentRow } from './payments.repository.js';
import { RefundsRepository } from './refunds/refunds.repository.js';

/** A member's payments are erased: their ids, also those at their providers, may be kept nowhere else. */
export const paymentsForgotten = defineEvent<{ names: readonly string[] }>('payments.forgotten');

/** Erases a member's payments but those that are invoices (decisions §3.5). */
@Injectable()
export class ErasePayments {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly outbox: Outbox,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly mandates: Mandates,
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

  /** @param walletId the wallet under which invoices are kept from now on; undefined when there is none */
  async erase(memberId: string, walletId: string | undefined): Promise<void> {
    const payments = await this.payments.lockOfMember(memberId);
    await this.mandates.eraseOf(memberId);
    const names = payments.flatMap(({ id, providerReference }) => [id, providerReference ?? id]);
    await this.outbox.forget(names);
    await this.events.emit(paymentsForgotten, { names });
    for (const payment of payments) {
      if (walletId !== undefined && isKept(payment)) {
        await this.payments.anonymize(payment.id, walletId);
        await this.refunds.anonymize(payment.id);
      } else await this.delete(payment.id);
    }
    for (const [provider, rows] of Map.groupBy(payments, (payment) => payment.provider)) {
      const references = rows.flatMap(({ providerReference }) => providerReference ?? []);
      await this.outbox.add(forgetCheckoutsJob, { provider, references });
    }
  }

  /** Ends what was kept under a wallet's number. @throws Error outside a transaction */
  async drop(walletId: string): Promise<void> {
    this.database.requireTransaction('Dropping payments');
    for (const { id } of await this.payments.lockOfWallet(walletId)) await this.delete(id);
  }

  private async delete(id: string): Promise<void> {
    await this.refunds.deleteOfPayment(id);
    await this.payments.delete(id);
  }
}

/** Invoices are kept. A pending payment is too: it becomes one when its money arrives. */
function isKept({ status }: PaymentRow): boolean {
  return isPaid(status) || status === 'pending';
}
