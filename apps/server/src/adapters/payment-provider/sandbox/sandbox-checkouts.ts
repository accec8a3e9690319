import { Injectable } from '@nestjs/common';
import { In, MoreThan, MoreThanOrEqual } from 'typeorm';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import type { CheckoutOrder, PaymentOutcome, RefundOutcome } from '../../../ports/payment-provider.js';
import { SandboxCheckoutEntity } from './sandbox-checkout.entity.js';

export type SandboxCheckout = Readonly<Omit<SandboxCheckoutEntity, 'tenantId'>>;

/** The sandbox's own records. */
@Injectable()
export class SandboxCheckouts {
  private readonly rows: TenantRepository<SandboxCheckoutEntity>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.rows = new TenantRepository(database, SandboxCheckoutEntity);
  }

  find(reference: string): Promise<SandboxCheckout | undefined> {
    return this.rows.findOne({ reference });
  }

  /**
   * A charge of a kept account or card is in progress at once.
   *
   * @returns the payment's one checkout, created now or before
   */
  async open(order: CheckoutOrder): Promise<Pick<SandboxCheckout, 'reference' | 'status'>> {
    const known = await this.rows.findOne({ paymentId: order.paymentId });
    if (known) return known;
    const reference = this.ids.secret();
    const status = order.mandate ? 'pending' : 'open';
    try {
      await this.rows.insert({
        reference,
        paymentId: order.paymentId,
        amountCents: order.amountCents,
        currency: order.currency,
        bank: order.bank ?? null,
        language: order.language,
        returnUrl: order.returnUrl,
        webhookUrl: order.webhookUrl,
        status,
        refundOutcome: 'completed',
        createdAt: this.clock.now(),
      });
    } catch (error) {
      // The same order arrived twice at once.
      if (isDuplicate(error, 'uq_sandbox_checkout_payment')) return this.open(order);
      throw error;
    }
    return { reference, status };
  }

  /** Locks a checkout until the transaction ends. */
  lock(reference: string): Promise<SandboxCheckout | undefined> {
    return this.rows.findOne({ reference }, { forUpdate: true });
  }

  /**
   * @returns false when the payer had already decided: only an open or a pending checkout can change, and a paid one be
   * charged back
   */
  async decide(reference: string, status: PaymentOutcome): Promise<boolean> {
    const from =
      status === 'charged_back' ? ['open', 'pending', 'completed', 'refunded'] : ['open', 'pending'];
    const { affectedRows } = await this.database.write(
      `UPDATE sandbox_checkout SET status = :status
        WHERE tenant_id = :tenant AND reference = :reference AND status IN (:from) AND status <> :status`,
      { reference, status, from },
    );
    return affectedRows === 1;
  }

  /** The outcome of refunds from now on. */
  async decideRefunds(reference: string, refundOutcome: RefundOutcome): Promise<void> {
    await this.rows.update({ reference }, { refundOutcome });
  }

  /** Marks it as fully refunded. No effect on one that was charged back. */
  async markRefunded(reference: string): Promise<void> {
    await this.rows.update({ reference, status: 'completed' }, { status: 'refunded' });
  }

  /** The checkouts since then that come after one, oldest first. */
  async listAfter(
    since: Date,
    after: SandboxCheckout | undefined,
    atMost: number,
  ): Promise<SandboxCheckout[]> {
    const from = after?.createdAt ?? since;
    const order = { createdAt: 'ASC', reference: 'ASC' } as const;
    const same = after
      ? await this.rows.find(
          { createdAt: from, reference: MoreThan(after.reference) },
          { order, take: atMost },
        )
      : [];
    const later = await this.rows.find(
      { createdAt: after ? MoreThan(from) : MoreThanOrEqual(from) },
      { order, take: atMost },
    );
    return [...same, ...later].slice(0, atMost);
  }

  /** @returns false unless it was open, or in progress as a bank transfer is */
  async cancel(reference: string): Promise<boolean> {
    const change = { status: 'cancelled' } as const;
    return (await this.rows.update({ reference, status: In(['open', 'pending']) }, change)) === 1;
  }

  async delete(reference: string): Promise<void> {
    await this.rows.delete({ reference });
  }
}
