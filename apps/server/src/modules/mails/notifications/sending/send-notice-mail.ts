import { Inject } from '@nestjs/common';
import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { noticeMailJob, NoticesApi, PrepareNotice, type ToldOrder } from '../../notices/notices.api.js';
import { noticeContent } from '../content/notice-content.js';
import { SendMail } from './send-mail.js';

/** Writes and sends what happened around a member, several things in one mail. */
@JobHandler(noticeMailJob)
export class SendNoticeMail implements HandlesJob<ToldOrder> {
  constructor(
    @Inject(PrepareNotice) private readonly preparing: PrepareNotice,
    @Inject(NoticesApi) private readonly notices: NoticesApi,
    @Inject(SendMail) private readonly sending: SendMail,
  ) {}

  async handle(order: ToldOrder, { id }: JobContext): Promise<void> {
    const notice = await this.preparing.prepare(order);
    if (!notice || notice.mailTo === null) return;
    const { memberId, kinds, language, mailTo: to } = notice;
    const token = this.notices.unsubscribeToken(memberId, kinds);
    await this.sending.send({ to, language, memberId }, { id, kind: 'notice' }, (surroundings) =>
      noticeContent(notice, token, surroundings),
    );
  }
}
