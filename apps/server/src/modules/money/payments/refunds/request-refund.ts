import { Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { CreditsApi } from '../../../credits/credits.api.js';
import { paymentMailJob } from '../payments.jobs.js';
import { PaymentsRepository, ownerOf, type PaymentRow } from '../payments.repository.js';
import { reconcileRefundJob, sendRefundJob } from './refund-jobs.js';
import { RefundOffers } from './refund-offers.js';
import {
  refundReconcileDelaysSeconds,
  waitsForSecondPerson,
  type GoesBack,
  type RefundKind,
} from './refund-rules.js';
import { RefundsRepository, type NewRefund, type RefundRow } from './refunds.repository.js';

/** Who wants what to go back; `shown` is what they were told. */
export type RefundRequest = Pick<NewRefund, 'askedBy' | 'staffId' | 'limitCents' | 'reason' | 'note'> & {
  clientId: string;
  kind: RefundKind;
  shown: GoesBack;
};

/** Records that money goes back, with the credits that are taken for it and the order to the provider. */
@Injectable()
export class RequestRefund {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly refundOffers: RefundOffers,
    private readonly credits: CreditsApi,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Runs inside the caller's transaction; a repeat of the client id is the same refund.
   *
   * @param payment locked
   * @throws Problem `refund_unavailable`; `refund_changed` when something else would go back than was shown
   */
  async request(payment: PaymentRow, { shown, ...asked }: RefundRequest): Promise<RefundRow> {
    const known = await this.refunds.findByClientId(payment.id, asked.clientId);
    if (known) return known;
    const offer = await this.refundOffers.of(payment, asked.kind);
    if (!offer) throw problem('refund_unavailable');
    const { amountCents, credits, usedCredits } = offer;
    if (amountCents !== shown.amountCents || credits !== shown.credits) throw problem('refund_changed');
    const id = await this.refunds.insert({
      ...{ ...asked, paymentId: payment.id, amountCents, credits, usedCredits, status: 'requested' },
    });
    if (id === undefined) throw problem('refund_unavailable');
    const taken = { owner: ownerOf(payment), paymentId: payment.id, credits, cause: 'refund', id } as const;
    await this.credits.takeBack(taken);
    await this.payments.addReturned(payment.id, amountCents, credits);
    const refund = await this.refunds.lock(id);
    if (!refund) throw new Error('A refund is gone right after it was recorded');
    if (!waitsForSecondPerson(refund)) await this.order(payment, refund);
    return refund;
  }

  /** Has the provider asked, and the member told by mail that their money goes back. */
  async order({ memberId }: PaymentRow, { id, paymentId }: RefundRow): Promise<void> {
    await this.outbox.add(sendRefundJob, { refundId: id });
    for (const delay of refundReconcileDelaysSeconds)
      await this.outbox.add(reconcileRefundJob, { refundId: id }, delay);
    if (memberId !== null)
      await this.outbox.add(paymentMailJob, { about: 'refund_received', paymentId, refundId: id });
  }
}
