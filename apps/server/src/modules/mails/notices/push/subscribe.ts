import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import type { MemberCaller } from '../../../../kernel/http/caller.js';
import { MemberSessions } from '../../../../kernel/sessions/member-sessions.js';
import { Clock } from '../../../../ports/clock.js';
import { Push, type PushTarget } from '../../../../ports/push.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** Browsers of one member; the oldest is replaced. */
const mostBrowsers = 10;

/** Subscribes a browser to push messages, and unsubscribes it. */
@Injectable()
export class SubscribePush {
  constructor(
    private readonly pushSubscriptions: PushSubscriptionsRepository,
    private readonly memberSessions: MemberSessions,
    private readonly profiles: ProfilesApi,
    private readonly database: Database,
    private readonly push: Push,
    private readonly clock: Clock,
  ) {}

  /**
   * Lasts as long as the session of this request, and as the brand has the host.
   *
   * @param host the one that the browser is on
   * @throws Problem `unavailable` where push is not set up; `authentication_required` when the session has ended
   * meanwhile
   */
  async subscribe({ memberId, sessionHash }: MemberCaller, target: PushTarget, host: string): Promise<void> {
    if (this.push.publicKey === null) throw problem('unavailable');
    const familyId = await this.memberSessions.familyOf(sessionHash);
    if (familyId === undefined) throw problem('authentication_required');
    await this.database.inTransaction(async () => {
      await this.profiles.lock(memberId);
      await this.pushSubscriptions.forgetEnded(memberId);
      await this.pushSubscriptions.forgetRefused(memberId, familyId);
      await this.pushSubscriptions.add({ memberId, familyId, host }, target, this.clock.now());
      const all = await this.pushSubscriptions.ofMember(memberId);
      for (const { endpoint } of all.slice(mostBrowsers))
        await this.pushSubscriptions.remove(memberId, endpoint);
    });
  }

  async unsubscribe(memberId: string, endpoint: string): Promise<void> {
    await this.pushSubscriptions.remove(memberId, endpoint);
  }
}
