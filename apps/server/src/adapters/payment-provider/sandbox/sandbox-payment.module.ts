import { Module, type DynamicModule } from '@nestjs/common';
import type { Environment } from '../../../kernel/config/environment.js';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { ChooseOutcome } from './choose-outcome.js';
import { SandboxCheckoutEntity } from './sandbox-checkout.entity.js';
import { SandboxCheckouts } from './sandbox-checkouts.js';
import { SandboxController } from './sandbox.controller.js';
import { SendSandboxWebhook } from './send-webhook.js';

export const sandboxEntities: readonly EntityClass[] = [SandboxCheckoutEntity];

/** The sandbox's page and its sender of webhooks. In production it has no page, so nobody can pay with it. */
@Module({})
export class SandboxPaymentModule {
  static forRoot({ NODE_ENV }: Pick<Environment, 'NODE_ENV'>): DynamicModule {
    return {
      module: SandboxPaymentModule,
      controllers: NODE_ENV === 'production' ? [] : [SandboxController],
      providers: [ChooseOutcome, SandboxCheckouts, SendSandboxWebhook],
    };
  }
}
