import { Inject } from '@nestjs/common';
import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { paymentMailJob, PaymentMails, type PaymentMailOrder } from '../../../money/payments/payments.api.js';
import { paymentContent } from '../content/payment-content.js';
import { SendMail } from './send-mail.js';

/** Writes and sends receipts, and what is told of money that goes back. */
@JobHandler(paymentMailJob)
export class SendPaymentMail implements HandlesJob<PaymentMailOrder> {
  constructor(
    @Inject(PaymentMails) private readonly mails: PaymentMails,
    @Inject(SendMail) private readonly sending: SendMail,
  ) {}

  async handle(order: PaymentMailOrder, { id }: JobContext): Promise<void> {
    const mail = await this.mails.prepare(order);
    if (!mail) return;
    await this.sending.send(mail, { id, kind: mail.kind }, (surroundings) =>
      paymentContent(mail, surroundings),
    );
    await this.mails.sent(order);
  }
}
