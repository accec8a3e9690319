import { Inject, Injectable } from '@nestjs/common';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import type { CheckoutOrder, PaymentOutcome } from '../../../ports/payment-provider.js';
import { SandboxCheckoutEntity } from './sandbox-checkout.entity.js';

export type SandboxCheckout = Readonly<Omit<SandboxCheckoutEntity, 'tenantId'>>;

/** The sandbox's own records. */
@Injectable()
export class SandboxCheckouts {
  private readonly rows: TenantRepository<SandboxCheckoutEntity>;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
  ) {
    this.rows = new TenantRepository(database, SandboxCheckoutEntity);
  }

  find(reference: string): Promise<SandboxCheckout | undefined> {
    return this.rows.findOne({ reference });
  }

  /** @returns the reference of the payment's one checkout, made now or before */
  async open(order: CheckoutOrder): Promise<string> {
    const known = await this.rows.findOne({ paymentId: order.paymentId });
    if (known) return known.reference;
    const reference = this.ids.secret();
    try {
      await this.rows.insert({
        reference,
        paymentId: order.paymentId,
        amountCents: order.amountCents,
        currency: order.currency,
        language: order.language,
        returnUrl: order.returnUrl,
        webhookUrl: order.webhookUrl,
        status: 'open',
        createdAt: this.clock.now(),
      });
    } catch (error) {
      // The same order came twice at once.
      if (isDuplicate(error, 'uq_sandbox_checkout_payment')) return this.open(order);
      throw error;
    }
    return reference;
  }

  /** @returns false when the payer had decided before: only an open or a pending checkout can change */
  async decide(reference: string, status: PaymentOutcome): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `UPDATE sandbox_checkout SET status = :status
        WHERE tenant_id = :tenant AND reference = :reference AND status IN ('open', 'pending') AND status <> :status`,
      { reference, status },
    );
    return affectedRows === 1;
  }

  /** @returns false unless it was open */
  async cancel(reference: string): Promise<boolean> {
    return (await this.rows.update({ reference, status: 'open' }, { status: 'cancelled' })) === 1;
  }

  async delete(reference: string): Promise<void> {
    await this.rows.delete({ reference });
  }
}
