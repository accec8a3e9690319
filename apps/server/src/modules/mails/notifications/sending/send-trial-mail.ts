import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { trialMailJob, WriteTrial, type TrialOrder } from '../../mailings/mailings.api.js';
import { trialContent } from '../content/mailing-content.js';
import { SendMail } from './send-mail.js';

/** Sends a newsletter to whoever writes it, to look at. */
@JobHandler(trialMailJob)
export class SendTrialMail implements HandlesJob<TrialOrder> {
  constructor(
    private readonly writeTrial: WriteTrial,
    private readonly sendMail: SendMail,
  ) {}

  async handle(order: TrialOrder, { id }: JobContext): Promise<void> {
    const trial = await this.writeTrial.prepare(order);
    if (trial)
      await this.sendMail.send({ ...trial, memberId: null }, { id, kind: 'newsletter' }, (surroundings) =>
        trialContent(trial, surroundings),
      );
  }
}
