import { Inject } from '@nestjs/common';
import { JobHandler, type HandlesJob, type JobContext } from '../../kernel/outbox/job.js';
import { noticeMailJob, NoticeMails, NoticesApi, type ToldOrder } from '../notices/notices.api.js';
import { noticeContent } from './notice-content.js';
import { SendMail } from './send-mail.js';

/** Writes and sends what happened around a member, several things in one mail. */
@JobHandler(noticeMailJob)
export class SendNoticeMail implements HandlesJob<ToldOrder> {
  constructor(
    @Inject(NoticeMails) private readonly mails: NoticeMails,
    @Inject(NoticesApi) private readonly notices: NoticesApi,
    @Inject(SendMail) private readonly sending: SendMail,
  ) {}

  async handle(order: ToldOrder, { id }: JobContext): Promise<void> {
    const mail = await this.mails.prepare(order);
    if (!mail) return;
    const token = this.notices.unsubscribeToken(mail.memberId, mail.kinds);
    await this.sending.send(mail, id, (surroundings) => noticeContent(mail, token, surroundings));
  }
}
