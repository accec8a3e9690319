import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Ids } from '../../../ports/ids.js';
import type { RefundOrder, RefundOutcome } from '../../../ports/payment-provider.js';
import { SandboxCheckouts, type SandboxCheckout } from './sandbox-checkouts.js';
import { SandboxRefundEntity } from './sandbox-refund.entity.js';
import { sandboxWebhookJob } from './send-webhook.js';

/** The sandbox's refunds: each has the outcome chosen on the payment's page, at once or when it is chosen later. */
@Injectable()
export class SandboxRefunds {
  private readonly rows: TenantRepository<SandboxRefundEntity>;

  constructor(
    private readonly database: Database,
    private readonly sandboxCheckouts: SandboxCheckouts,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
  ) {
    this.rows = new TenantRepository(database, SandboxRefundEntity);
  }

  async status(reference: string, refundId: string): Promise<RefundOutcome | undefined> {
    return (await this.rows.findOne({ reference, refundId }))?.status;
  }

  /** The amounts refunded so far, by payment reference. */
  async completedCents(references: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sums = new Map<string, number>();
    for (const reference of references)
      for (const { amountCents } of await this.rows.find({ reference, status: 'completed' }))
        sums.set(reference, (sums.get(reference) ?? 0) + amountCents);
    return sums;
  }

  /** Accepts an order, once. Success is reported by a webhook, as banks do; only a refusal is known at once. */
  refund({ reference, refundId, amountCents, currency }: RefundOrder): Promise<RefundOutcome> {
    return this.database.inTransaction(async () => {
      const checkout = await this.sandboxCheckouts.lock(reference);
      const known = await this.rows.findOne({ refundId });
      if (known) return known.status;
      if (!checkout) return 'failed';
      const left = checkout.amountCents - (await this.claimedCents(reference));
      const isPossible =
        checkout.status === 'completed' && checkout.currency === currency && amountCents <= left;
      const status = isPossible && checkout.refundOutcome !== 'failed' ? 'pending' : 'failed';
      await this.rows.insert({ refundId, reference, amountCents, status });
      if (status === 'pending' && checkout.refundOutcome === 'completed')
        await this.settle(checkout, 'completed');
      return status;
    });
  }

  /** Sets the outcome of this payment's refunds from now on, including pending ones. */
  decide(reference: string, outcome: RefundOutcome): Promise<void> {
    return this.database.inTransaction(async () => {
      const checkout = await this.sandboxCheckouts.lock(reference);
      if (!checkout) return;
      await this.sandboxCheckouts.decideRefunds(reference, outcome);
      if (outcome !== 'pending') await this.settle(checkout, outcome);
    });
  }

  private async settle(checkout: SandboxCheckout, status: 'completed' | 'failed'): Promise<void> {
    const { reference, amountCents } = checkout;
    const pending = await this.rows.find({ reference, status: 'pending' }, { forUpdate: true });
    await this.rows.update({ reference, status: 'pending' }, { status });
    const isAllBack = ((await this.completedCents([reference])).get(reference) ?? 0) === amountCents;
    if (isAllBack) await this.sandboxCheckouts.markRefunded(reference);
    const now = isAllBack && checkout.status === 'completed' ? 'refunded' : checkout.status;
    if (now === 'open') return;
    for (const { refundId } of pending)
      await this.outbox.add(sandboxWebhookJob, {
        ...{ id: this.ids.next(), reference, status: now },
        refund: { id: refundId, status },
      });
  }

  private async claimedCents(reference: string): Promise<number> {
    const refunds = await this.rows.find({ reference }, { forUpdate: true });
    return refunds.reduce((sum, { status, amountCents }) => sum + (status === 'failed' ? 0 : amountCents), 0);
  }
}
