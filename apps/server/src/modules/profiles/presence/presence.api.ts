import { Injectable } from '@nestjs/common';
import { EphemeralFacts } from '../../../kernel/broadcast/ephemeral-facts.js';
import { ShownPresence, type PresentMember } from '../profiles.api.js';

export type { PresentMember };

const kind = 'online';

/** How long a page counts as open after it last showed it. */
const hereSeconds = 300;

/**
 * Who is here. Only what a member's own browser did makes them so (trust 1). Whether a page is open this minute is known while Redis is
 * there, and told to nobody; others are told what is stored of it, by one rule for all places (decision 0066).
 */
@Injectable()
export class PresenceApi {
  constructor(
    private readonly ephemeralFacts: EphemeralFacts,
    private readonly shownPresence: ShownPresence,
  ) {}

  /** Notes that a member asked for something, or opened a page. */
  here(memberId: string): Promise<void> {
    return this.ephemeralFacts.keep(kind, [memberId], '1', hereSeconds);
  }

  /** Notes that members of the current brand are looking at a page, each minute: a member who reads on stays online. */
  async looking(memberIds: readonly string[]): Promise<void> {
    await this.ephemeralFacts.keep(kind, memberIds, '1', hereSeconds);
    await this.shownPresence.looking(memberIds);
  }

  /** Notes that a member's page is hidden or closed; another page that is open says within a minute that they are here. */
  gone(memberId: string): Promise<void> {
    return this.ephemeralFacts.drop(kind, memberId);
  }

  /** Whether a page of the member's is open, for decisions about their own notices: others never see it. */
  async isHere(memberId: string): Promise<boolean> {
    return (await this.ephemeralFacts.known(kind, [memberId])).has(memberId);
  }

  /** See `ShownPresence.members`. */
  members(memberIds: readonly string[], viewerId: string): Promise<Map<string, PresentMember>> {
    return this.shownPresence.members(memberIds, viewerId);
  }
}
