import { Injectable } from '@nestjs/common';
import { counter } from '../../../../kernel/ground/measures.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../../ports/clock.js';
import { Push, type PushMessage } from '../../../../ports/push.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

const pushes = counter(
  'pushes_total',
  'Push messages by outcome: sent, subscription gone, refused by the push service, or failed for now',
  ['outcome'],
);

/** Sends a push message to all browsers of a member. */
@Injectable()
export class PushToMember {
  constructor(
    private readonly pushSubscriptions: PushSubscriptionsRepository,
    private readonly push: Push,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whether it reached one; false where none receives messages any more
   * @throws Error when it reached none, and may later
   */
  async send(memberId: string, message: PushMessage): Promise<boolean> {
    await this.pushSubscriptions.forgetEnded(memberId);
    const browsers = await this.pushSubscriptions.ofMember(memberId);
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
    if (sent === 0 && failure) throw failure;
    if (sent === 0) return false;
    const { title, body } = message;
    await this.pushSubscriptions.noteSent(memberId, { title, body, sentAt: this.clock.now().toISOString() });
    return true;
  }
}
