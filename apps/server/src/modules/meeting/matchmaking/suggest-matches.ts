import { Injectable } from '@nestjs/common';
import { suggested } from '@kindling/contract/meeting/match-wishes';
import type { Answer } from '@kindling/contract/route';
import type { autoLike, findMatches } from '@kindling/contract/meeting/calls/matchmaking';
import { problem } from '../../../kernel/ground/problem.js';
import { ProfilesApi, type PlaceRow } from '../../profiles/profiles.api.js';
import { FindSearcher, type MemberSearcher, type RankedRow } from '../discovery/discovery.api.js';
import { LikesApi } from '../likes/likes.api.js';
import { FindCandidates } from './candidates.js';
import type { Candidate } from './candidates.repository.js';
import { answersWish, isInReach, mayBeInReach, reasonsFor, scoreOf, type Asked } from './suggestion-rules.js';

/** How many candidates are weighed against each other. */
const considered = 200;
/** Who lives near may not have been here lately, so more of the list is looked at than for a card. */
const looks = [400, 2000, 4000] as const;

/** A candidate with the points of the search's ranking. */
type Considered = RankedRow<Candidate>;

type Suggestions = Answer<typeof findMatches>;

/** As many of the newest likers are asked for; those who are not visible are skipped. */
const lookedThrough = 50;
/** Among so many candidates there is a real member. */
const suggestedFrom = 10;

type AutoLike = Answer<typeof autoLike>;

/** Suggests members by what fits them: a few that one asks for, and the one that a page shows by itself. */
@Injectable()
export class SuggestMatches {
  constructor(
    private readonly findSearcher: FindSearcher,
    private readonly findCandidates: FindCandidates,
    private readonly profiles: ProfilesApi,
    private readonly likes: LikesApi,
  ) {}

  /** A few members by what matters to the one who asks. Nothing of what was asked is kept. */
  async suggest(memberId: string, asked: Asked): Promise<Suggestions> {
    const searcher = await this.findSearcher.find(memberId);
    const { own } = searcher;
    if (!own) throw problem('authentication_required');
    const self = { ...searcher, own };
    const pool = await this.pool(self, asked);
    const suggestions = this.chosen(self, pool, asked);
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

  /**
   * The member whom a page shows by itself: a real liker who was not looked at yet, else a suggestion that is called one, else
   * none (trust 1). Nothing is stored, and no like is made up or counted by it.
   */
  async autoLike(memberId: string): Promise<AutoLike> {
    return (await this.newestLiker(memberId)) ?? (await this.suggestion(memberId));
  }

  /** A fictional profile lives nowhere and likes nothing: nothing true can be said of it and a member. */
  private async pool(self: MemberSearcher, { reach }: Pick<Asked, 'reach'>): Promise<Considered[]> {
    const fits = (row: PlaceRow): boolean => mayBeInReach(self.own, row, reach);
    const found = await this.findCandidates.find(self, { limit: considered, fits, looks });
    return found.filter(({ row }) => !row.fictional && isInReach(self.own, row, reach));
  }

  private chosen(
    self: MemberSearcher,
    pool: readonly Considered[],
    asked: Asked,
  ): Suggestions['suggestions'] {
    const { today } = this.findCandidates.at();
    const rows = pool.map(({ row }) => row);
    const [cards, details] = [this.profiles.foundCardsOf(rows, self), this.profiles.fitDetailsOf(rows)];
    return pool
      .flatMap(({ row, points }, index) => {
        const [profile, told] = [cards[index], details[index]];
        if (!profile || !told) return [];
        const reasons = reasonsFor(self.own, told, asked, today);
        if (!reasons.some((reason) => answersWish(reason, asked))) return [];
        const score = scoreOf(self.own, row, asked, { notes: told.notes, points });
        return [{ suggestion: { profile, reasons }, score }];
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, suggested.most)
      .map(({ suggestion }) => suggestion);
  }

  private async areMoreElsewhere(
    self: MemberSearcher,
    pool: readonly Considered[],
    { reach }: Asked,
  ): Promise<boolean> {
    if (reach === 'anywhere') return false;
    return (await this.pool(self, { reach: 'anywhere' })).length > pool.length;
  }

  private async newestLiker(memberId: string): Promise<AutoLike | undefined> {
    const likers = [...(await this.likes.unseenLikers(memberId))].slice(0, lookedThrough);
    const cards = await this.profiles.cards(
      likers.map(([id]) => id),
      memberId,
    );
    for (const [id, { match, ...part }] of likers) {
      const profile = cards.get(id);
      if (!profile) continue;
      return { kind: match ? 'match' : 'liker', profile, about: await this.likes.ownPart(memberId, part) };
    }
    return undefined;
  }

  private async suggestion(memberId: string): Promise<AutoLike> {
    const searcher = await this.findSearcher.find(memberId);
    const { own } = searcher;
    if (!own) return nobody;
    const wanted = { limit: suggestedFrom, fits: isPictured };
    const found = await this.findCandidates.find({ ...searcher, own }, wanted);
    const [profile] = this.profiles.cardsOf(
      found.map(({ row }) => row).filter(({ fictional }) => !fictional),
    );
    return profile ? { kind: 'suggestion', profile, about: null } : nobody;
  }
}

function asksForPlace({ wishes, reach }: Asked): boolean {
  return wishes.includes('near') || reach === 'city' || reach === 'region';
}

const nobody: AutoLike = { kind: null, profile: null };

const isPictured = ({ pictured }: { pictured: boolean }): boolean => pictured;
