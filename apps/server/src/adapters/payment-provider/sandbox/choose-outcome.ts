import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Ids } from '../../../ports/ids.js';
import type { PaymentOutcome } from '../../../ports/payment-provider.js';
import { SandboxCheckouts } from './sandbox-checkouts.js';
import { sandboxWebhookJob } from './send-webhook.js';

/** What one can ask of the webhooks, to see that nothing depends on how they come. */
export interface Delivery {
  /** Sent no earlier than this much later. */
  delaySeconds: number;
  /** How often each is sent, under one id. */
  copies: number;
  /** Whether they come in the wrong order: the end first, what led to it after. */
  disordered: boolean;
}

/** Takes the payer's choice and records, with it, the webhooks that tell of it. */
@Injectable()
export class ChooseOutcome {
  constructor(
    private readonly database: Database,
    private readonly sandboxCheckouts: SandboxCheckouts,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
  ) {}

  /** A checkout that was decided before stays as it is; only a paid one can be charged back. */
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
