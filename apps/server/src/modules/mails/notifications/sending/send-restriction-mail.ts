import type { MailKind } from '@kindling/contract/mails/mail-kinds';
import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import {
  restrictionMailJob,
  RestrictionMails,
  type RestrictionMailOrder,
} from '../../../safety/restrictions/restrictions.api.js';
import { restrictionContent } from '../content/restriction-content.js';
import { SendMail } from './send-mail.js';

/** What each of these mails is called beside its member. */
const kinds = {
  imposed: 'restriction_imposed',
  ended: 'restriction_ended',
  received: 'appeal_received',
  outcome: 'appeal_outcome',
  data: 'data_offer',
} as const satisfies Record<RestrictionMailOrder['about'], MailKind>;

/** Sends statements of reasons, receipts and outcomes of appeals (trust 9, trust 10). */
@JobHandler(restrictionMailJob)
export class SendRestrictionMail implements HandlesJob<RestrictionMailOrder> {
  constructor(
    private readonly restrictionMails: RestrictionMails,
    private readonly sendMail: SendMail,
  ) {}

  async handle(order: RestrictionMailOrder, { id }: JobContext): Promise<void> {
    const mail = await this.restrictionMails.prepare(order);
    if (mail)
      await this.sendMail.send(mail, { id, kind: kinds[mail.about] }, (surroundings) =>
        restrictionContent(mail, surroundings),
      );
  }
}
