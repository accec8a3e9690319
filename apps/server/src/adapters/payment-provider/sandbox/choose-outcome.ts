import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Ids } from '../../../ports/ids.js';
import type { PaymentOutcome } from '../../../ports/payment-provider.js';
import { SandboxCheckouts } from './sandbox-checkouts.js';
import { sandboxWebhookJob } from './send-webhook.js';

/** Options of the webhooks, to check that nothing depends on how they arrive. */
export interface Delivery {
  /** Delay before they are sent. */
  delaySeconds: number;
  /** How often each is sent, under one id. */
  copies: number;
  /** Whether they arrive in reverse order: the final state first. */
  disordered: boolean;
}

/** Stores the payer's choice together with the webhooks that report it. */
@Injectable()
export class ChooseOutcome {
  constructor(
    private readonly database: Database,
    private readonly sandboxCheckouts: SandboxCheckouts,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
  ) {}

  /** A decided checkout stays as it is; only a paid one can be charged back. */
  choose(
    reference: string,
    status: PaymentOutcome,
    delivery: Delivery = { delaySeconds: 0, copies: 1, disordered: false },
  ): Promise<void> {
    const { delaySeconds, copies, disordered } = delivery;
    return this.database.inTransaction(async () => {
      const before = (await this.sandboxCheckouts.lock(reference))?.status;
      if (!(await this.sandboxCheckouts.decide(reference, status))) return;
      const wasPaid = before === 'completed' || before === 'refunded';
      const events: PaymentOutcome[] =
        status === 'charged_back' && !wasPaid
          ? ['completed', 'charged_back']
          : disordered && status !== 'pending'
            ? ['pending', status]
            : [status];
      if (disordered) events.reverse();
      for (const [at, event] of events.entries()) {
        const id = this.ids.next();
        // A second apart, so that the worker keeps the order.
        for (let copy = 0; copy < copies; copy++)
          await this.outbox.add(sandboxWebhookJob, { id, reference, status: event }, delaySeconds + at);
      }
    });
  }
}
