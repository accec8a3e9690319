import { Module, type DynamicModule } from '@nestjs/common';
import type { Environment } from '../../../kernel/config/environment.js';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import type { Database } from '../../../kernel/database/database.js';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import type { Clock } from '../../../ports/clock.js';
import type { Ids } from '../../../ports/ids.js';
import { ChooseOutcome } from './choose-outcome.js';
import { SandboxCheckoutEntity } from './sandbox-checkout.entity.js';
import { SandboxPaymentProvider } from './sandbox-payment-provider.js';
import { SandboxCheckouts } from './sandbox-checkouts.js';
import { SandboxRefundEntity } from './sandbox-refund.entity.js';
import { SandboxRefunds } from './sandbox-refunds.js';
import { SandboxController } from './sandbox.controller.js';
import { SendSandboxWebhook } from './send-webhook.js';

export const sandboxEntities: readonly EntityClass[] = [SandboxCheckoutEntity, SandboxRefundEntity];

/** The sandbox's page and its sender of webhooks. In production it has no page, so it accepts no payments. */
@Module({})
export class SandboxPaymentModule {
  static forRoot({ NODE_ENV }: Pick<Environment, 'NODE_ENV'>): DynamicModule {
    return {
      module: SandboxPaymentModule,
      controllers: NODE_ENV === 'production' ? [] : [SandboxController],
      providers: [ChooseOutcome, SandboxCheckouts, SandboxRefunds, SendSandboxWebhook],
    };
  }
}

/** The provider for the list of providers. */
export function sandboxProvider(
  environment: Pick<Environment, 'KINDLING_SECRET'>,
  database: Database,
  clock: Clock,
  ids: Ids,
): SandboxPaymentProvider {
  const checkouts = new SandboxCheckouts(database, clock, ids);
  const refunds = new SandboxRefunds(database, checkouts, new Outbox(database, clock, ids), ids);
  return new SandboxPaymentProvider(environment, checkouts, clock, refunds);
}
