import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { Ids } from '../../../ports/ids.js';
import type { PaymentOutcome } from '../../../ports/payment-provider.js';
import { SandboxCheckouts } from './sandbox-checkouts.js';
import { sandboxWebhookJob } from './send-webhook.js';

/** Takes the payer's choice and records, with it, the webhook that tells of it. */
@Injectable()
export class ChooseOutcome {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SandboxCheckouts) private readonly checkouts: SandboxCheckouts,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  /** A checkout that was decided before stays as it is. */
  choose(reference: string, status: PaymentOutcome): Promise<void> {
    return this.database.inTransaction(async () => {
      if (!(await this.checkouts.decide(reference, status))) return;
      await this.outbox.add(sandboxWebhookJob, { id: this.ids.next(), reference, status });
    });
  }
}
