import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { StaffApi } from '../../../console/staff/staff.api.js';
import { sampleContent } from '../mails/all-mails.js';
import { SendMail } from '../send-mail.js';
import { sampleMailJob, type SampleOrder } from './sample-mail-job.js';

/** Sends a sample to the staff member who requested it. */
@JobHandler(sampleMailJob)
export class SendSampleMail implements HandlesJob<SampleOrder> {
  constructor(
    private readonly staff: StaffApi,
    private readonly sendMail: SendMail,
  ) {}

  async handle({ staffId, kind, language }: SampleOrder, { id }: JobContext): Promise<void> {
    const to = await this.staff.addressOf(staffId);
    if (to === undefined) return;
    // Without unsubscribe links: a staff member has no subscription.
    await this.sendMail.send({ to, language, memberId: null }, { id, kind }, (surroundings) =>
      sampleContent(kind, surroundings),
    );
  }
}
