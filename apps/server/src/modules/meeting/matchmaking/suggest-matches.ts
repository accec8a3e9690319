import { Injectable } from '@nestjs/common';
import { suggested } from '@kindling/contract/meeting/match-wishes';
import type { Answer } from '@kindling/contract/route';
import type { findMatches } from '@kindling/contract/meeting/calls/matchmaking';
import type { FoundCard } from '@kindling/contract/profiles/profile';
import { problem } from '../../../kernel/ground/problem.js';
import { ProfilesApi, type PlaceRow } from '../../profiles/profiles.api.js';
import { FindSearcher, type MemberSearcher, type RankedRow } from '../discovery/discovery.api.js';
import { FindCandidates } from './candidates.js';
import type { Candidate } from './candidates.repository.js';
import { answersWish, isInReach, mayBeInReach, reasonsFor, scoreOf, type Asked } from './suggestion-rules.js';

/** Weighed against each other. */
const considered = 200;
/** Looked at whole: of some nothing may be said that their brand or their profile shows. */
const lookedAtWhole = 12;
/** Who lives near may not have been here lately, so more of the list is looked at than for a card. */
const looks = [400, 2000, 4000] as const;

/** Somebody who may be suggested, with what the search's ranking gives them. */
type Considered = RankedRow<Candidate>;

type Suggestions = Answer<typeof findMatches>;

/** Suggests a few members by what matters to one of them now. Nothing of what was asked is kept. */
@Injectable()
export class SuggestMatches {
  constructor(
    private readonly findSearcher: FindSearcher,
    private readonly findCandidates: FindCandidates,
    private readonly profiles: ProfilesApi,
  ) {}

  async suggest(memberId: string, asked: Asked): Promise<Suggestions> {
    const searcher = await this.findSearcher.find(memberId);
    const { own } = searcher;
    if (!own) throw problem('authentication_required');
    const self = { ...searcher, own };
    const pool = await this.pool(self, asked);
    const suggestions = await this.chosen(self, pool, asked);
    const isFew = suggestions.length < suggested.least;
    return {
      suggestions,
      lacking: [
        ...(asked.wishes.includes('interests') && own.interests.length === 0 ? ['interests' as const] : []),
        ...(asksForPlace(asked) && own.region === null ? ['place' as const] : []),
      ],
      loosen: [
        ...(isFew && (await this.areMoreElsewhere(self, pool, asked)) ? ['reach' as const] : []),
        ...(isFew && pool.length > suggestions.length ? ['wishes' as const] : []),
      ],
    };
  }

  /** A fictional profile lives nowhere and likes nothing: nothing true can be said of it and a member. */
  private async pool(self: MemberSearcher, { reach }: Pick<Asked, 'reach'>): Promise<Considered[]> {
    const fits = (row: PlaceRow): boolean => mayBeInReach(self.own, row, reach);
    const found = await this.findCandidates.find(self, { limit: considered, fits, looks });
    return found.filter(({ row }) => !row.fictional && isInReach(self.own, row, reach));
  }

  private async chosen(
    self: MemberSearcher,
    pool: readonly Considered[],
    asked: Asked,
  ): Promise<Suggestions['suggestions']> {
    const rows = pool.map(({ row }) => row);
    const times = await this.profiles.replyTimes(rows.map(({ id }) => id));
    const cards = new Map(this.profiles.foundCardsOf(rows, self).map((card) => [card.id, card]));
    const best = pool
      .flatMap(({ row, points }) => {
        const card = cards.get(row.id);
        if (!card) return [];
        const facts = { replyTime: times.get(row.id), isNew: card.notes.new_member, points };
        return [{ card, score: scoreOf(self.own, row, asked, facts) }];
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, lookedAtWhole);
    const reasoned = await Promise.all(best.map(({ card }) => this.withReasons(self, card, asked)));
    return reasoned.filter((one) => one !== undefined).slice(0, suggested.most);
  }

  /** @returns undefined without a reason that answers a wish */
  private async withReasons(
    { own }: MemberSearcher,
    profile: FoundCard,
    asked: Asked,
  ): Promise<Suggestions['suggestions'][number] | undefined> {
    const details = await this.profiles.details(own.id, profile.id);
    if (!details) return undefined;
    const reasons = reasonsFor(own, details, asked, this.findCandidates.at().today);
    return reasons.some((reason) => answersWish(reason, asked)) ? { profile, reasons } : undefined;
  }

  private async areMoreElsewhere(
    self: MemberSearcher,
    pool: readonly Considered[],
    { reach }: Asked,
  ): Promise<boolean> {
    if (reach === 'anywhere') return false;
    return (await this.pool(self, { reach: 'anywhere' })).length > pool.length;
  }
}

function asksForPlace({ wishes, reach }: Asked): boolean {
  return wishes.includes('near') || reach === 'city' || reach === 'region';
}
