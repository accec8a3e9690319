import { Inject, Injectable } from '@nestjs/common';
import type { CallRequest } from '../../kernel/http/call.js';
import { problem } from '../../kernel/http/problem.js';
import { PaymentProvider } from '../../ports/payment-provider.js';
import { ApplyPaymentEvent } from './apply-payment-event.js';

/** Takes a provider's message once its signature is proven. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    @Inject(PaymentProvider) private readonly provider: PaymentProvider,
    @Inject(ApplyPaymentEvent) private readonly events: ApplyPaymentEvent,
  ) {}

  /** @throws Problem `webhook_refused`, with nothing stored, for whatever is not proven */
  async receive(providerName: string, { rawBody, headers }: CallRequest): Promise<void> {
    if (providerName !== this.provider.name || !rawBody) throw problem('webhook_refused');
    const event = await this.provider.verifyWebhook({ rawBody, headers });
    if (!event) throw problem('webhook_refused');
    await this.events.apply(event, 'webhook');
  }
}
