import { Inject } from '@nestjs/common';
import { JobHandler, type HandlesJob, type JobContext } from '../../kernel/outbox/job.js';
import {
  restrictionMailJob,
  RestrictionMails,
  type RestrictionMailOrder,
} from '../restrictions/restrictions.api.js';
import { restrictionContent } from './restriction-content.js';
import { SendMail } from './send-mail.js';

/** Sends statements of reasons, receipts and outcomes of appeals (trust 9, trust 10). */
@JobHandler(restrictionMailJob)
export class SendRestrictionMail implements HandlesJob<RestrictionMailOrder> {
  constructor(
    @Inject(RestrictionMails) private readonly mails: RestrictionMails,
    @Inject(SendMail) private readonly sending: SendMail,
  ) {}

  async handle(order: RestrictionMailOrder, { id }: JobContext): Promise<void> {
    const mail = await this.mails.prepare(order);
    if (mail) await this.sending.send(mail, id, (surroundings) => restrictionContent(mail, surroundings));
  }
}
