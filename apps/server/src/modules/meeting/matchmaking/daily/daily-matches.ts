import { Injectable } from '@nestjs/common';
import type { Answer } from '@kindling/contract/route';
import type { getDailyMatches } from '@kindling/contract/meeting/calls/matchmaking';
import { problem } from '../../../../kernel/ground/problem.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { FindSearcher, type MemberSearcher } from '../../discovery/discovery.api.js';
import { FindCandidates } from '../candidates.js';
import type { Candidate } from '../candidates.repository.js';
import { isOfBoth, reasonsFor, sharedBy } from '../suggestion-rules.js';
import { DailyMatchesRepository } from './daily-matches.repository.js';
import { setOfDay } from './set-of-day.js';

/** How many candidates a set is chosen from, and how many of the list are looked at for them. */
const considered = 120;
const looks = [400, 600] as const;

type Suggestions = Answer<typeof getDailyMatches>['suggestions'];

/**
 * A member's set of the day: chosen when they first ask for it, and the same until the next day begins in the brand's time
 * zone, but for those about whom they decide. It is not refilled.
 */
@Injectable()
export class DailyMatches {
  constructor(
    private readonly findSearcher: FindSearcher,
    private readonly findCandidates: FindCandidates,
    private readonly profiles: ProfilesApi,
    private readonly dailyMatches: DailyMatchesRepository,
  ) {}

  async ofToday(memberId: string): Promise<Suggestions> {
    const searcher = await this.findSearcher.find(memberId);
    const { own } = searcher;
    if (!own) throw problem('authentication_required');
    const self = { ...searcher, own };
    const ids = await this.idsOfToday(self);
    const undecided = await this.findCandidates.undecided(
      self,
      ids.map((id) => ({ id })),
    );
    return this.suggestions(self, undecided);
  }

  /** Ids of today's set, chosen now unless it was before. */
  private async idsOfToday(self: MemberSearcher): Promise<string[]> {
    const { id: memberId } = self.own;
    const { today, now } = this.findCandidates.at();
    const stored = await this.dailyMatches.ofMember(memberId);
    const idsOf = (isWanted: (day: string) => boolean) =>
      stored.flatMap(({ day, suggestedId }) => (isWanted(day) ? [suggestedId] : []));
    const known = idsOf((day) => day === today);
    if (known.length > 0) return known;
    const before = new Set(idsOf((day) => day !== today));
    const chosen = setOfDay(memberId, today, await this.fitting(self), before);
    if (chosen.length === 0 || (await this.dailyMatches.insert(memberId, today, chosen, now))) return chosen;
    // Another device of theirs asked at the same moment.
    const theirs = await this.dailyMatches.ofMember(memberId);
    return theirs.flatMap(({ day, suggestedId }) => (day === today ? [suggestedId] : []));
  }

  /** Ids of those of whom there is a reason to tell, the most relevant first. */
  private async fitting(self: MemberSearcher): Promise<string[]> {
    const found = await this.findCandidates.find(self, { limit: considered, looks });
    return this.suggestions(
      self,
      found.map(({ row }) => row),
    ).map(({ profile }) => profile.id);
  }

  /** Those with a reason that is true of both. A fictional profile lives nowhere and likes nothing (trust 1). */
  private suggestions(self: MemberSearcher, candidates: readonly Candidate[]): Suggestions {
    const { today } = this.findCandidates.at();
    const asked = sharedBy(self.own);
    const rows = candidates.filter(({ fictional }) => !fictional);
    const details = this.profiles.fitDetailsOf(rows);
    return this.profiles.foundCardsOf(rows, self).flatMap((profile, index) => {
      const told = details[index];
      const reasons = told ? reasonsFor(self.own, told, asked, today) : [];
      return reasons.some(isOfBoth) ? [{ profile, reasons }] : [];
    });
  }
}
