import { localizedPath } from '@kindling/contract/paths/paths';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import type { PushMessage } from '../../../../ports/push.js';
import { OrderMail } from '../delivery/order-mail.js';
import { PrepareNotice, type PreparedNotice } from '../delivery/prepare-notice.js';
import { noticeMailJob, noticePushJob, type ToldOrder } from '../notice-jobs.js';
import { ReadReaderFacts } from '../rounds/reader-facts.js';
import { PushToMember } from './push-to-member.js';

/** Sends notices to a member's browsers; by mail where none receives them any more. */
@JobHandler(noticePushJob)
export class SendNoticePush implements HandlesJob<ToldOrder> {
  constructor(
    private readonly prepareNotice: PrepareNotice,
    private readonly pushToMember: PushToMember,
    private readonly texts: Texts,
    private readonly database: Database,
    private readonly orderMail: OrderMail,
    private readonly readReaderFacts: ReadReaderFacts,
  ) {}

  async handle(order: ToldOrder): Promise<void> {
    const told = await this.prepareNotice.prepare(order);
    if (!told) return;
    const { memberId } = order;
    if (!(await this.pushToMember.send(memberId, this.write(told)))) await this.mailInstead(order);
  }

  private async mailInstead(order: ToldOrder): Promise<void> {
    const reader = await this.readReaderFacts.of(order.memberId);
    if (reader?.canMail)
      await this.database.inTransaction(() => this.orderMail.add(noticeMailJob, order, reader));
  }

  private write(told: PreparedNotice): PushMessage {
    const { settings } = TenantContext.current();
    const { domain_language: domain } = settings;
    const language = settings.locales.includes(told.language) ? told.language : domain;
    const t = this.texts.in(language);
    const counted = (['messages', 'matches', 'likes', 'unread', 'returned'] as const).filter(
      (what) => told[what] > 0,
    );
    const lines = counted.map((what) => t(`notice.${what}`, { count: told[what] }));
    return {
      title: settings.name,
      body: [...lines, ...(told.fictional ? [t('notice.fictional')] : [])].join(' '),
      path: localizedPath(
        told.messages + told.unread + told.returned > 0 ? 'chats' : 'likes',
        language,
        domain,
      ),
      count: told.messages + told.unread + told.likes + told.matches,
    };
  }
}
