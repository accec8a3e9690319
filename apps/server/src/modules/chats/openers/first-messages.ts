import { Injectable } from '@nestjs/common';
import { problem } from '../../../kernel/ground/problem.js';
import { Clock } from '../../../ports/clock.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import { CreditsApi } from '../../credits/credits.api.js';
import { MemberFacts } from '../../profiles/member-facts.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { firstMessageMs, firstMessagesPerDay, nextStartAt } from './first-message-rules.js';

/** Keeps little-known members from writing to many strangers in a day (trust 19). */
@Injectable()
export class FirstMessages {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly conversations: ConversationsRepository,
    private readonly credits: CreditsApi,
    private readonly memberFacts: MemberFacts,
    private readonly profiles: ProfilesApi,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem `first_message_limit_reached` with the time from which on another may be started */
  async require(memberId: string): Promise<void> {
    const now = this.clock.now();
    const started = await this.conversations.startedSince(memberId, new Date(now.getTime() - firstMessageMs));
    // Without a start today nothing else is read: so it is with nearly all members.
    if (started.length === 0) return;
    const until = nextStartAt(started, await this.perDay(memberId, now), now);
    if (until) throw problem('first_message_limit_reached', { until: until.toISOString() });
  }

  private async perDay(memberId: string, now: Date): Promise<number> {
    const [account, standing, { paidUser }, upheldReports] = await Promise.all([
      this.accounts.find(memberId),
      this.profiles.standing(memberId),
      this.credits.wallet(memberId),
      this.memberFacts.count('reports', memberId),
    ]);
    return firstMessagesPerDay({
      ageMs: standing ? now.getTime() - standing.createdAt.getTime() : 0,
      confirmed: account?.status === 'active',
      pictured: standing?.pictured ?? false,
      verified: standing?.verified ?? false,
      premium: paidUser,
      upheldReports,
    });
  }
}
