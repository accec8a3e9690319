import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import {
  verificationMailJob,
  VerificationMails,
  type VerificationMailOrder,
} from '../../../safety/verification/verification.api.js';
import { verificationContent } from '../content/verification-content.js';
import { SendMail } from './send-mail.js';

/** Tells a member by mail what became of the picture they sent to have their photo verified. */
@JobHandler(verificationMailJob)
export class SendVerificationMail implements HandlesJob<VerificationMailOrder> {
  constructor(
    private readonly verificationMails: VerificationMails,
    private readonly sendMail: SendMail,
  ) {}

  async handle(order: VerificationMailOrder, { id }: JobContext): Promise<void> {
    const mail = await this.verificationMails.prepare(order);
    if (mail)
      await this.sendMail.send(mail, { id, kind: 'verification' }, (surroundings) =>
        verificationContent(mail, surroundings),
      );
  }
}
