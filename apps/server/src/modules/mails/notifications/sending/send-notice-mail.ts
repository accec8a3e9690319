import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { noticeMailJob, NoticesApi, PrepareNotice, type ToldOrder } from '../../notices/notices.api.js';
import { noticeContent } from '../content/notice-content.js';
import { SendMail } from './send-mail.js';

/** Writes and sends what happened around a member, several things in one mail. */
@JobHandler(noticeMailJob)
export class SendNoticeMail implements HandlesJob<ToldOrder> {
  constructor(
    private readonly prepareNotice: PrepareNotice,
    private readonly notices: NoticesApi,
    private readonly sendMail: SendMail,
  ) {}

  async handle(order: ToldOrder, { id }: JobContext): Promise<void> {
    const notice = await this.prepareNotice.prepare(order);
    if (!notice || notice.mailTo === null) return;
    const { memberId, kinds, language, mailTo: to } = notice;
    const token = this.notices.unsubscribeToken(memberId, kinds);
    await this.sendMail.send({ to, language, memberId }, { id, kind: 'notice' }, (surroundings) =>
      noticeContent(notice, token, surroundings),
    );
  }
}
