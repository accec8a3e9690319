import { Injectable } from '@nestjs/common';
import type { Answer } from '@kindling/contract/route';
import type { getDeck } from '@kindling/contract/meeting/calls/matchmaking';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { FindSearcher, SearchPlaces, type ListPlace } from '../discovery/discovery.api.js';
import { LikesApi } from '../likes/likes.api.js';
import { PassesRepository } from './passes/passes.repository.js';
import { deckBeginning, RankDeck, type DeckPlace } from './rank-deck.js';

/** Cards of one call; the page asks again while it still has some. */
const dealt = 10;

/** Deals the cards of the swipe game. */
@Injectable()
export class DealCards {
  constructor(
    private readonly findSearcher: FindSearcher,
    private readonly rankDeck: RankDeck,
    private readonly passes: PassesRepository,
    private readonly searchPlaces: SearchPlaces,
    private readonly profiles: ProfilesApi,
    private readonly likes: LikesApi,
  ) {}

  /** @throws Problem `validation_failed` for a place that was not given out to this member */
  async deal(memberId: string, after: string | undefined): Promise<Answer<typeof getDeck>> {
    const list = { memberId, filters: {}, sort: 'relevance' } as const;
    const opened = after === undefined ? undefined : this.searchPlaces.open(after, list);
    if (after !== undefined && !opened) throw fieldProblems({ after: 'invalid' });
    const searcher = await this.findSearcher.find(memberId);
    const { own } = searcher;
    if (!own) throw problem('authentication_required');
    const [{ cards, next }, allowance] = await Promise.all([
      this.rankDeck.hand({ ...searcher, own }, opened ? deckPlace(opened) : deckBeginning, dealt),
      this.likes.allowance(memberId),
    ]);
    return {
      cards: this.profiles.foundCardsOf(cards, searcher),
      next: next ? this.searchPlaces.seal(listPlace(next), list) : null,
      again: next === null && (await this.passes.any(memberId)),
      allowance,
    };
  }
}

function deckPlace({ window, points, last, newcomers }: ListPlace): DeckPlace {
  return { window, newcomers, behind: last ? { points, id: last.id } : undefined };
}

/** A deck has neither pages nor rings: only where it was read to. */
function listPlace({ window, behind, newcomers }: DeckPlace): ListPlace {
  const last = behind ? { pictured: false, at: new Date(0), id: behind.id } : null;
  return { page: 1, total: 0, ring: 0, last, newcomers, window, points: behind?.points ?? 0 };
}
