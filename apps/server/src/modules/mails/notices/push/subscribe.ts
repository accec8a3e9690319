import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import type { MemberCaller } from '../../../../kernel/http/caller.js';
import { problem } from '../../../../kernel/http/problem.js';
import { MemberSessions } from '../../../../kernel/sessions/member-sessions.js';
import { Clock } from '../../../../ports/clock.js';
import { Push, type PushTarget } from '../../../../ports/push.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** Browsers of one member; the oldest makes room. */
const mostBrowsers = 10;

/** Lets a browser take push messages, and ends that. */
@Injectable()
export class SubscribePush {
  constructor(
    @Inject(PushSubscriptionsRepository) private readonly subscriptions: PushSubscriptionsRepository,
    @Inject(MemberSessions) private readonly sessions: MemberSessions,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(Database) private readonly database: Database,
    @Inject(Push) private readonly push: Push,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * For as long as the session lasts that asks.
   *
   * @throws Problem `unavailable` where push is not set up; `authentication_required` when the session ended meanwhile
   */
  async subscribe({ memberId, sessionHash }: MemberCaller, target: PushTarget): Promise<void> {
    if (this.push.publicKey === null) throw problem('unavailable');
    const familyId = await this.sessions.familyOf(sessionHash);
    if (familyId === undefined) throw problem('authentication_required');
    await this.database.inTransaction(async () => {
      await this.profiles.lock(memberId);
      await this.subscriptions.forgetEnded(memberId);
      await this.subscriptions.forgetRefused(memberId, familyId);
      await this.subscriptions.add({ memberId, familyId }, target, this.clock.now());
      const all = await this.subscriptions.ofMember(memberId);
      for (const { endpoint } of all.slice(mostBrowsers)) await this.subscriptions.remove(memberId, endpoint);
    });
  }

  async unsubscribe(memberId: string, endpoint: string): Promise<void> {
    await this.subscriptions.remove(memberId, endpoint);
  }
}
