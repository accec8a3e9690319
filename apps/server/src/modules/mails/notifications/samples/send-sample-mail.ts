import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { StaffApi } from '../../../console/staff/staff.api.js';
import { SendMail } from '../sending/send-mail.js';
import { sampleContent } from './sample-content.js';
import { sampleMailJob, type SampleOrder } from './sample-mail-job.js';

/** Sends a mail to whoever of the staff wants to see it. */
@JobHandler(sampleMailJob)
export class SendSampleMail implements HandlesJob<SampleOrder> {
  constructor(
    private readonly staff: StaffApi,
    private readonly sendMail: SendMail,
  ) {}

  async handle({ staffId, kind, language }: SampleOrder, { id }: JobContext): Promise<void> {
    const to = await this.staff.addressOf(staffId);
    if (to === undefined) return;
    await this.sendMail.send({ to, language, memberId: null }, { id, kind }, (surroundings) => {
      // There is nothing that a staff member could unsubscribe from.
      const { unsubscribe: _unsubscribe, ...content } = sampleContent(kind, surroundings);
      return content;
    });
  }
}
