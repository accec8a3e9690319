import { Inject, Injectable } from '@nestjs/common';
import { suggested } from '@kindling/contract/match-wishes';
import type { Answer } from '@kindling/contract/route';
import type { findMatches } from '@kindling/contract/routes/matchmaking';
import type { ProfileCard } from '@kindling/contract/shapes/profile';
import { problem } from '../../kernel/http/problem.js';
import { ProfilesApi, type FitRow } from '../profiles/profiles.api.js';
import { FindCandidates } from './candidates.js';
import { answersWish, isInReach, mayBeInReach, reasonsFor, scoreOf, type Asked } from './suggestion-rules.js';

/** Weighed against each other. */
const considered = 200;
/** Looked at whole: of some nothing may be said that their brand or their profile shows. */
const lookedAtWhole = 12;
/** Who lives near may not have been here lately, so more of the list is looked at than for a card. */
const looks = [400, 2000, 4000] as const;

type Suggestions = Answer<typeof findMatches>;

/** Suggests a few members by what matters to one of them now. Nothing of what was asked is kept. */
@Injectable()
export class SuggestMatches {
  constructor(
    @Inject(FindCandidates) private readonly candidates: FindCandidates,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
  ) {}

  async suggest(memberId: string, asked: Asked): Promise<Suggestions> {
    const self = await this.profiles.ownFit(memberId);
    if (!self) throw problem('authentication_required');
    const pool = await this.pool(self, asked);
    const suggestions = await this.chosen(self, pool, asked);
    const isFew = suggestions.length < suggested.least;
    return {
      suggestions,
      lacking: [
        ...(asked.wishes.includes('interests') && self.interests.length === 0 ? ['interests' as const] : []),
        ...(asksForPlace(asked) && self.region === null ? ['place' as const] : []),
      ],
      loosen: [
        ...(isFew && (await this.areMoreElsewhere(self, pool, asked)) ? ['reach' as const] : []),
        ...(isFew && pool.length > suggestions.length ? ['wishes' as const] : []),
      ],
    };
  }

  /** A fictional profile lives nowhere and likes nothing: nothing true can be said of it and a member. */
  private async pool(self: FitRow, { reach }: Pick<Asked, 'reach'>): Promise<FitRow[]> {
    const fits = (row: Parameters<typeof mayBeInReach>[1]): boolean => mayBeInReach(self, row, reach);
    const { found } = await this.candidates.find(self, { limit: considered, fits, looks });
    return found.filter((row) => !row.fictional && isInReach(self, row, reach));
  }

  private async chosen(
    self: FitRow,
    pool: readonly FitRow[],
    asked: Asked,
  ): Promise<Suggestions['suggestions']> {
    const times = await this.profiles.replyTimes(pool.map(({ id }) => id));
    const cards = new Map(this.profiles.cardsOf(pool).map((card) => [card.id, card]));
    const best = pool
      .flatMap((row) => {
        const card = cards.get(row.id);
        if (!card) return [];
        const facts = { replyTime: times.get(row.id), isNew: card.notes.new_member };
        return [{ card, score: scoreOf(self, row, asked, facts) }];
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, lookedAtWhole);
    const reasoned = await Promise.all(best.map(({ card }) => this.withReasons(self, card, asked)));
    return reasoned.filter((one) => one !== undefined).slice(0, suggested.most);
  }

  /** @returns undefined without a reason that answers a wish */
  private async withReasons(
    self: FitRow,
    profile: ProfileCard,
    asked: Asked,
  ): Promise<Suggestions['suggestions'][number] | undefined> {
    const details = await this.profiles.details(self.id, profile.id);
    if (!details) return undefined;
    const reasons = reasonsFor(self, details, asked, this.candidates.today());
    return reasons.some((reason) => answersWish(reason, asked)) ? { profile, reasons } : undefined;
  }

  private async areMoreElsewhere(self: FitRow, pool: readonly FitRow[], { reach }: Asked): Promise<boolean> {
    if (reach === 'anywhere') return false;
    return (await this.pool(self, { reach: 'anywhere' })).length > pool.length;
  }
}

function asksForPlace({ wishes, reach }: Asked): boolean {
  return wishes.includes('near') || reach === 'city' || reach === 'region';
}
