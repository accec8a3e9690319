import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  cancelPayment,
  getBundles,
  getLeavingOffers,
  getPayment,
  listPayments,
  paymentWebhook,
  startPayment,
  withdrawPurchase,
} from '@kindling/contract/money/calls/payments';
import type { Call } from '../../../kernel/http/call.js';
import type { CallerOf, MemberCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { ListBundles } from './bundles/list-bundles.js';
import { Checkouts } from './checkout/checkouts.js';
import { Payers } from './checkout/payers.js';
import { ShowPayment } from './checkout/show-payment.js';
import { StartPayment } from './checkout/start-payment.js';
import { refundShapeOf, shapeOf } from './payment-shape.js';
import { Refunds } from './refunds/refunds.js';
import { PaymentEvents } from './webhooks/payment-events.js';

@Controller()
export class PaymentsController {
  constructor(
    private readonly listBundles: ListBundles,
    private readonly payers: Payers,
    private readonly starts: StartPayment,
    private readonly paymentEvents: PaymentEvents,
    private readonly showPayment: ShowPayment,
    private readonly checkouts: Checkouts,
    private readonly refunds: Refunds,
  ) {}

  @Endpoint(getBundles)
  async getBundles(
    { query }: Input<typeof getBundles>,
    caller: CallerOf<'visitor'>,
    call: Call,
  ): Promise<Answer<typeof getBundles>> {
    const memberId = caller.kind === 'member' ? caller.memberId : undefined;
    const country = await this.payers.countryOf(memberId, call.request);
    return this.listBundles.list({ country, memberId, code: query.discount });
  }

  @Endpoint(getLeavingOffers)
  async getLeavingOffers(
    _input: Input<typeof getLeavingOffers>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof getLeavingOffers>> {
    const offers = await this.listBundles.forLeaving(
      memberId,
      await this.payers.countryOf(memberId, call.request),
    );
    return { ...offers, undoable: await this.showPayment.undoable(memberId) };
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
      shown: { amount: body.amount, currency: body.currency, costs: body.transaction_costs },
      mandate: body.mandate,
      bank: body.bank,
      keep: body.keep,
      country: await this.payers.countryOf(caller.memberId, call.request),
      origin: call.request.origin,
    });
    return { payment: shapeOf(payment), redirect_url: redirectUrl };
  }

  @Endpoint(listPayments)
  listPayments(
    _input: Input<typeof listPayments>,
    caller: MemberCaller,
  ): Promise<Answer<typeof listPayments>> {
    return this.showPayment.list(caller.memberId);
  }

  @Endpoint(getPayment)
  async getPayment(
    { params }: Input<typeof getPayment>,
    { memberId }: MemberCaller,
    { request }: Call,
  ): Promise<Answer<typeof getPayment>> {
    return this.showPayment.show(params.id, memberId, await this.payers.countryOf(memberId, request));
  }

  @Endpoint(cancelPayment)
  async cancelPayment(
    { params }: Input<typeof cancelPayment>,
    { memberId }: MemberCaller,
    { request }: Call,
  ): Promise<Answer<typeof cancelPayment>> {
    return { payment: shapeOf(await this.checkouts.cancel(params.id, memberId, request.origin)) };
  }

  @Endpoint(withdrawPurchase)
  async withdrawPurchase(
    { params, body }: Input<typeof withdrawPurchase>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof withdrawPurchase>> {
    const { client_id: clientId, amount: amountCents, credits } = body;
    const shown = { amountCents, credits };
    const refund = await this.refunds.withdraw({ memberId, paymentId: params.id, clientId, shown });
    return { refund: refundShapeOf(refund) };
  }

  @Endpoint(paymentWebhook)
  async paymentWebhook(
    { params, query }: Input<typeof paymentWebhook>,
    _caller: CallerOf<'signed'>,
    call: Call,
  ): Promise<Answer<typeof paymentWebhook>> {
    await this.paymentEvents.receive(params.provider, call.request, query.key);
    return { done: true };
  }
}
