import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { tellMemberJob } from './notice-jobs.js';
import { PushSubscriptionsRepository, type PushState } from './push/push-subscriptions.repository.js';
import { NoticesRepository } from './rounds/notices.repository.js';
import { UnsubscribeTokens } from './unsubscribe/unsubscribe-tokens.js';

export { noticeMailJob, type ToldOrder } from './notice-jobs.js';
export { Letters } from './delivery/letters.js';
export { hourIn } from './rounds/quiet-hours.js';
export { PrepareNotice, type Told } from './delivery/prepare-notice.js';

/** Waiting notices, for the member's export; it contains no other member. */
export interface NoticesExport {
  subscriptions: { service: string; createdAt: Date }[];
  lastPush: PushState['last'];
  waiting: { kind: NotificationKind; count: number; since: Date; remindedAt: Date | null }[];
}

/** The public interface of notices. */
@Injectable()
export class NoticesApi {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly pushSubscriptions: PushSubscriptionsRepository,
    private readonly unsubscribeTokens: UnsubscribeTokens,
    private readonly outbox: Outbox,
  ) {}

  /** The token with which a mail's reader unsubscribes from these kinds. */
  unsubscribeToken(memberId: string, kinds: readonly NotificationKind[]): string {
    return this.unsubscribeTokens.seal({ memberId, kinds: [...kinds] });
  }

  /**
   * Whether the member has browsers with push messages, including the session of this request, and the last message.
   */
  pushState(memberId: string, sessionHash?: string): Promise<PushState> {
    return this.pushSubscriptions.state(memberId, sessionHash);
  }

  /** Drops all waiting notices of the brand: for a brand seeded with history. */
  async skipAll(): Promise<void> {
    await this.notices.dropAll();
    await this.outbox.drop(tellMemberJob);
  }

  async export(memberId: string): Promise<NoticesExport> {
    const [notices, browsers, { last }] = await Promise.all([
      this.notices.ofMember(memberId),
      this.pushSubscriptions.ofMember(memberId),
      this.pushSubscriptions.state(memberId),
    ]);
    return {
      subscriptions: browsers.map(({ endpoint, createdAt }) => ({
        service: new URL(endpoint).host,
        createdAt,
      })),
      lastPush: last,
      waiting: notices.map(({ kind, waiting, since, remindedAt }) => ({
        kind,
        count: waiting,
        since,
        remindedAt,
      })),
    };
  }
}
