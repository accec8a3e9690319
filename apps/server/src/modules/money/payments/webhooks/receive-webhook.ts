import { Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import type { CallRequest } from '../../../../kernel/http/call.js';
import { PaymentProviders } from '../../../../ports/payment-providers.js';
import { ApplyPaymentEvent } from './apply-payment-event.js';

/** Takes a provider's message once it is proven to be the provider's. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly paymentProviders: PaymentProviders,
    private readonly applyPaymentEvent: ApplyPaymentEvent,
  ) {}

  /**
   * @param key what the message's address brought
   * @throws Problem `webhook_refused`, with nothing stored, for whatever is not proven
   */
  async receive(
    providerName: string,
    { rawBody, headers }: CallRequest,
    key: string | undefined,
  ): Promise<void> {
    const provider = this.paymentProviders.named(providerName);
    if (!provider || !rawBody) throw problem('webhook_refused');
    const event = await provider.verifyWebhook({ rawBody, headers, key });
    if (!event) throw problem('webhook_refused');
    await this.applyPaymentEvent.apply(provider.name, event, 'webhook');
  }
}
