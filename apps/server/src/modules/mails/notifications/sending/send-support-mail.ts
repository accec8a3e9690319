import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { supportMailJob, SupportMails, type SupportMailOrder } from '../../../safety/support/support.api.js';
import { supportContent } from '../content/support-content.js';
import { SendMail } from './send-mail.js';

/** Writes and sends receipts of complaints and what support answers (trust 10). */
@JobHandler(supportMailJob)
export class SendSupportMail implements HandlesJob<SupportMailOrder> {
  constructor(
    private readonly supportMails: SupportMails,
    private readonly sendMail: SendMail,
  ) {}

  async handle(order: SupportMailOrder, { id }: JobContext): Promise<void> {
    const mail = await this.supportMails.prepare(order);
    if (mail)
      await this.sendMail.send(mail, { id, kind: `complaint_${mail.kind}` }, (surroundings) =>
        supportContent(mail, surroundings),
      );
  }
}
