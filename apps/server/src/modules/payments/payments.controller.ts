import { Controller, Inject } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  getBundles,
  getLeavingOffers,
  getPayment,
  paymentWebhook,
  startPayment,
} from '@kindling/contract/routes/payments';
import type { Call } from '../../kernel/http/call.js';
import type { CallerOf, MemberCaller } from '../../kernel/http/caller.js';
import { Endpoint } from '../../kernel/http/endpoint.js';
import { problem } from '../../kernel/http/problem.js';
import { chosenCountry } from '../../kernel/http/visitor-country.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { ListBundles } from './list-bundles.js';
import { shapeOf } from './payment-shape.js';
import { PaymentsRepository } from './payments.repository.js';
import { ReceiveWebhook } from './receive-webhook.js';
import { StartPayment } from './start-payment.js';

@Controller()
export class PaymentsController {
  constructor(
    @Inject(ListBundles) private readonly bundles: ListBundles,
    @Inject(StartPayment) private readonly starts: StartPayment,
    @Inject(ReceiveWebhook) private readonly webhooks: ReceiveWebhook,
    @Inject(PaymentsRepository) private readonly payments: PaymentsRepository,
  ) {}

  @Endpoint(getBundles)
  getBundles(
    { query }: Input<typeof getBundles>,
    caller: CallerOf<'visitor'>,
    call: Call,
  ): Promise<Answer<typeof getBundles>> {
    return this.bundles.list({
      chosen: chosenCountry(TenantContext.current(), call.request),
      located: () => call.request.country,
      memberId: caller.kind === 'member' ? caller.memberId : undefined,
      code: query.discount,
    });
  }

  @Endpoint(getLeavingOffers)
  getLeavingOffers(
    _input: Input<typeof getLeavingOffers>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof getLeavingOffers>> {
    return this.bundles.forLeaving(memberId);
  }

  @Endpoint(startPayment)
  async startPayment(
    { body }: Input<typeof startPayment>,
    caller: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof startPayment>> {
    const { payment, redirectUrl } = await this.starts.start({
      memberId: caller.memberId,
      clientId: body.client_id,
      bundle: body.bundle,
      method: body.payment_method,
      discount: body.discount,
      origin: call.request.origin,
    });
    return { payment: shapeOf(payment), redirect_url: redirectUrl };
  }

  @Endpoint(getPayment)
  async getPayment(
    { params }: Input<typeof getPayment>,
    caller: MemberCaller,
  ): Promise<Answer<typeof getPayment>> {
    const payment = await this.payments.findOwn(params.id, caller.memberId);
    if (!payment) throw problem('not_found');
    return { payment: shapeOf(payment) };
  }

  @Endpoint(paymentWebhook)
  async paymentWebhook(
    { params, query }: Input<typeof paymentWebhook>,
    _caller: CallerOf<'signed'>,
    call: Call,
  ): Promise<Answer<typeof paymentWebhook>> {
    await this.webhooks.receive(params.provider, call.request, query.key);
    return { done: true };
  }
}
