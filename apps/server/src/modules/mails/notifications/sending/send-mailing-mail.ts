import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { mailingMailJob, WriteLetters, type MailingOrder } from '../../mailings/mailings.api.js';
import { NoticesApi } from '../../notices/notices.api.js';
import { mailingContent } from '../content/mailing-content.js';
import { SendMail } from './send-mail.js';

/** What each of these mails is called beside its member. */
const kinds = { newsletter: 'newsletter', weekly: 'weekly_update', unfinished: 'reminder' } as const;

/** Sends one member's mail of a newsletter or of a round. */
@JobHandler(mailingMailJob)
export class SendMailingMail implements HandlesJob<MailingOrder> {
  constructor(
    private readonly writeLetters: WriteLetters,
    private readonly notices: NoticesApi,
    private readonly sendMail: SendMail,
  ) {}

  async handle(order: MailingOrder, { id }: JobContext): Promise<void> {
    const letter = await this.writeLetters.prepare(order);
    if (!letter) return;
    const token = this.notices.unsubscribeToken(letter.memberId, [letter.kind]);
    await this.sendMail.send(letter, { id, kind: kinds[letter.content.about] }, (surroundings) =>
      mailingContent(letter, token, surroundings),
    );
  }
}
