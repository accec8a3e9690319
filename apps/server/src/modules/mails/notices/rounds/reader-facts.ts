import { Injectable } from '@nestjs/common';
import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import { isMarketing, type NotificationKind } from '@kindling/contract/mails/notification-kinds';
import type { Language } from '@kindling/contract/languages';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../../ports/clock.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { ConsentsApi } from '../../../profiles/consents/consents.api.js';
import { PresenceApi } from '../../../profiles/presence/presence.api.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { nextMailAt } from '../delivery/mail-days.js';
import { PushSubscriptionsRepository } from '../push/push-subscriptions.repository.js';
import { NoticeStatesRepository } from './notice-states.repository.js';
import { wakingTime } from './quiet-hours.js';

/** The facts about a member that decide whether they can be notified now, whatever the event. */
export interface ReaderFacts {
  now: Date;
  email: string;
  language: Language;
  reachable: boolean;
  here: boolean;
  lastSeenAt: Date;
  canPush: boolean;
  canMail: boolean;
  wakingAt: Date;
  nextMailAt: Date;
  /** Whether the member switched off a kind, or did not consent to it. */
  isOff(kind: NotificationKind): boolean;
}

@Injectable()
export class ReadReaderFacts {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly profiles: ProfilesApi,
    private readonly consents: ConsentsApi,
    private readonly pushSubscriptions: PushSubscriptionsRepository,
    private readonly presence: PresenceApi,
    private readonly noticeStates: NoticeStatesRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined for a member who has left or is deleted */
  async of(memberId: string): Promise<ReaderFacts | undefined> {
    const [account, profile, consents, state, canPush, here] = await Promise.all([
      this.accounts.find(memberId),
      this.profiles.presence(memberId),
      this.consents.stands(memberId, 'marketing'),
      this.noticeStates.find(memberId),
      this.pushSubscriptions.has(memberId),
      this.presence.isHere(memberId),
    ]);
    if (!account || !profile) return undefined;
    const now = this.clock.now();
    const zone = timeZoneOf(TenantContext.current().settings);
    return {
      now,
      email: account.email,
      language: account.language,
      reachable: account.status === 'active' && profile.status === 'active' && !profile.fictional,
      here,
      lastSeenAt: profile.lastSeenAt,
      canPush,
      canMail: !account.mailRefused,
      wakingAt: wakingTime(zone, now),
      nextMailAt: nextMailAt(state, zone, now),
      isOff: (kind) => account.notificationsDisabled.includes(kind) || (isMarketing(kind) && !consents),
    };
  }
}
