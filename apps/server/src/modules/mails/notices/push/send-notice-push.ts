import { localizedPath } from '@kindling/contract/paths/paths';
import { Database } from '../../../../kernel/database/database.js';
import { counter } from '../../../../kernel/ground/measures.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Clock } from '../../../../ports/clock.js';
import { Push, type PushMessage } from '../../../../ports/push.js';
import { OrderMail } from '../delivery/order-mail.js';
import { PrepareNotice, type PreparedNotice } from '../delivery/prepare-notice.js';
import { noticeMailJob, noticePushJob, type ToldOrder } from '../notice-jobs.js';
import { ReadReaderFacts } from '../rounds/reader-facts.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

const pushes = counter(
  'pushes_total',
  'Push messages by outcome: sent, subscription gone, refused by the push service, or failed for now',
  ['outcome'],
);

/** Sends notices to a member's browsers; by mail where none receives them any more. */
@JobHandler(noticePushJob)
export class SendNoticePush implements HandlesJob<ToldOrder> {
  constructor(
    private readonly prepareNotice: PrepareNotice,
    private readonly pushSubscriptions: PushSubscriptionsRepository,
    private readonly push: Push,
    private readonly texts: Texts,
    private readonly database: Database,
    private readonly orderMail: OrderMail,
    private readonly readReaderFacts: ReadReaderFacts,
    private readonly clock: Clock,
  ) {}

  async handle(order: ToldOrder): Promise<void> {
    const told = await this.prepareNotice.prepare(order);
    if (!told) return;
    const { memberId } = order;
    await this.pushSubscriptions.forgetEnded(memberId);
    const browsers = await this.pushSubscriptions.ofMember(memberId);
    const message = this.write(told);
    let sent = 0;
    let failure: Error | undefined;
    for (const { endpoint, p256dh, auth } of browsers) {
      try {
        const outcome = await this.push.send(
          TenantContext.id(),
          { endpoint, keys: { p256dh, auth } },
          message,
        );
        pushes.inc({ outcome });
        if (outcome === 'sent') sent += 1;
        else if (outcome === 'refused') await this.pushSubscriptions.refuse(memberId, endpoint);
        else await this.pushSubscriptions.remove(memberId, endpoint);
      } catch (error) {
        pushes.inc({ outcome: 'failed' });
        failure = error as Error;
      }
    }
    // A member reached on one device is not notified again because another failed.
    if (sent > 0) {
      const { title, body } = message;
      await this.pushSubscriptions.noteSent(memberId, {
        title,
        body,
        sentAt: this.clock.now().toISOString(),
      });
    } else if (failure) throw failure;
    else await this.mailInstead(order);
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
