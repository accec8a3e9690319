import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { reportMailJob, ReportMails, type ReportMailOrder } from '../../../safety/reports/reports.api.js';
import { reportContent } from '../content/report-content.js';
import { SendMail } from './send-mail.js';

/** Writes and sends receipts and decisions to who reported (trust 8, trust 10). */
@JobHandler(reportMailJob)
export class SendReportMail implements HandlesJob<ReportMailOrder> {
  constructor(
    private readonly reportMails: ReportMails,
    private readonly sendMail: SendMail,
  ) {}

  async handle(order: ReportMailOrder, { id }: JobContext): Promise<void> {
    const mail = await this.reportMails.prepare(order);
    if (mail)
      await this.sendMail.send(
        mail,
        { id, kind: mail.kind === 'receipt' ? 'report_receipt' : 'report_decision' },
        (surroundings) => reportContent(mail, surroundings),
      );
  }
}
