import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { paymentMailJob, PaymentMails, type PaymentMailOrder } from '../../../money/payments/payments.api.js';
import { paymentContent } from '../content/payment-content.js';
import { SendMail } from './send-mail.js';

/** Writes and sends receipts, and what is told of money that goes back. */
@JobHandler(paymentMailJob)
export class SendPaymentMail implements HandlesJob<PaymentMailOrder> {
  constructor(
    private readonly paymentMails: PaymentMails,
    private readonly sendMail: SendMail,
  ) {}

  async handle(order: PaymentMailOrder, { id }: JobContext): Promise<void> {
    const mail = await this.paymentMails.prepare(order);
    if (!mail) return;
    await this.sendMail.send(mail, { id, kind: mail.kind }, (surroundings) =>
      paymentContent(mail, surroundings),
    );
    await this.paymentMails.sent(order);
  }
}
