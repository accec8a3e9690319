import { Injectable } from '@nestjs/common';
import type { Country } from '@kindling/contract/languages';
import type { Answer } from '@kindling/contract/route';
import type { getDeck } from '@kindling/contract/meeting/calls/matchmaking';
import { deckPhotosAtMost, type DeckCard } from '@kindling/contract/profiles/profile';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { PhotosApi } from '../../profiles/photos/photos.api.js';
import { DeckCards } from '../../profiles/profiles.api.js';
import {
  amongOthers,
  behindAll,
  FindNewcomers,
  FindSearcher,
  rankedRows,
  ranking,
  SearchPlaces,
  soughtBy,
  type ListPlace,
  type MemberSearcher,
  type RankedAt,
  type RankedSpot,
  type SearchPlace,
} from '../discovery/discovery.api.js';
import { LikesApi } from '../likes/likes.api.js';
import { FindCandidates } from './candidates.js';
import type { Candidate } from './candidates.repository.js';
import { PassesRepository } from './passes/passes.repository.js';

/** Cards of one call; the page asks again while it still has some. */
const dealt = 10;

/** So many of those who were here last are ranked against each other: half as many as for a page of the search, which is longer. */
const windowLength = ranking.window / 2;
/** So many windows are looked at in one call: where none of them fits the page asks again from there. */
const mostWindows = 6;
/** Newcomers whose turn comes are asked about so many at a time: some were decided about already. */
const newcomersAtOnce = 12;

/** How far a deck was dealt. */
export interface DeckPlace {
  /** Where its window begins; null is the list's beginning. */
  window: SearchPlace | null;
  /** Behind this spot in it; undefined at the window's beginning. */
  behind: RankedSpot | undefined;
  /** Of those newcomers who have their turn, so many came up. */
  newcomers: number;
}

const deckBeginning: DeckPlace = { window: null, behind: undefined, newcomers: 0 };

export interface Hand {
  cards: Candidate[];
  /** Where the next one begins; null when all were looked at. */
  next: DeckPlace | null;
}

/** Deals the cards of the swipe game, in the order of the search's list by relevance, without those whom the member decided about. */
@Injectable()
export class SwipeDeck {
  constructor(
    private readonly findSearcher: FindSearcher,
    private readonly passes: PassesRepository,
    private readonly searchPlaces: SearchPlaces,
    private readonly deckCards: DeckCards,
    private readonly photos: PhotosApi,
    private readonly likes: LikesApi,
    private readonly findCandidates: FindCandidates,
    private readonly findNewcomers: FindNewcomers,
  ) {}

  /**
   * @param here the country of the address that asks, null where that says nothing
   * @throws Problem `validation_failed` for a place that was not given out to this member
   */
  async deal(
    { memberId, here }: { memberId: string; here: Country | null },
    after: string | undefined,
  ): Promise<Answer<typeof getDeck>> {
    const list = { memberId, filters: {}, sort: 'relevance' } as const;
    const opened = after === undefined ? undefined : this.searchPlaces.open(after, list);
    if (after !== undefined && !opened) throw fieldProblems({ after: 'invalid' });
    const searcher = await this.findSearcher.find(memberId);
    const { own } = searcher;
    if (!own) throw problem('authentication_required');
    const [{ cards, next }, allowance] = await Promise.all([
      this.hand({ ...searcher, own }, opened ? deckPlace(opened) : deckBeginning, dealt),
      this.likes.allowance(memberId),
    ]);
    return {
      cards: await this.shown(cards, { ...searcher, memberId, interests: own.interests }, here),
      next: next ? this.searchPlaces.seal(listPlace(next), list) : null,
      again: next === null && (await this.passes.any(memberId)),
      allowance,
    };
  }

  /** What their profiles and photos say, of all cards at once. */
  private async shown(
    cards: readonly Candidate[],
    reader: Parameters<DeckCards['of']>[1] & { memberId: string },
    here: Country | null,
  ): Promise<DeckCard[]> {
    const ids = cards.map(({ id }) => id);
    const [words, photos] = await Promise.all([
      this.deckCards.of(ids, reader),
      this.photos.firstOf({ memberId: reader.memberId, here }, ids, deckPhotosAtMost),
    ]);
    return words.map((card) => ({ ...card, photos: photos.get(card.id) ?? [] }));
  }

  /** As many cards, unless the windows that are looked at have fewer. */
  async hand(self: MemberSearcher, from: DeckPlace, length: number): Promise<Hand> {
    const at = this.findCandidates.at();
    const inTurn = await this.inTurn(self, at);
    const share = Math.round((length * ranking.newcomersOfPage) / 24);
    const first = await this.newcomers(self, inTurn, from.newcomers, share);
    const room = length - first.cards.length;
    const others: Candidate[] = [];
    let spot: Pick<DeckPlace, 'window' | 'behind'> | null = from;
    for (let looks = 0; spot && others.length < room && looks < mostWindows; looks++) {
      const read = await this.window(self, spot, room - others.length, new Set(inTurn), at);
      others.push(...read.cards);
      spot = read.next;
    }
    // The newcomers that are left fill the places that remain.
    const more = spot
      ? { cards: [], reached: first.reached }
      : await this.newcomers(self, inTurn, first.reached, room - others.length);
    const cards = [...amongOthers(others, first.cards), ...more.cards];
    const newcomers = more.reached;
    if (spot) return { cards, next: { ...spot, newcomers } };
    return {
      cards,
      next: newcomers < inTurn.length ? { window: behindAll, behind: undefined, newcomers } : null,
    };
  }

  private async inTurn(self: MemberSearcher, at: RankedAt): Promise<string[]> {
    const { gender } = soughtBy(self.own);
    const match = { viewerId: self.own.id, ...(gender === null ? {} : { gender }) };
    return (await this.findNewcomers.inTurn(self, match, at)).map(({ id }) => id);
  }

  /** The next newcomers who were not decided about, and how far their turns were read for it. */
  private async newcomers(
    self: MemberSearcher,
    inTurn: readonly string[],
    from: number,
    wanted: number,
  ): Promise<{ cards: Candidate[]; reached: number }> {
    const cards: Candidate[] = [];
    let reached = from;
    while (cards.length < wanted && reached < inTurn.length) {
      const asked = inTurn.slice(reached, reached + newcomersAtOnce);
      const found = await this.findCandidates.undecided(
        self,
        asked.map((id) => ({ id })),
      );
      const taken = found.slice(0, wanted - cards.length);
      cards.push(...taken);
      const last = taken.at(-1);
      reached += found.length > taken.length && last ? asked.indexOf(last.id) + 1 : asked.length;
    }
    return { cards, reached };
  }

  /** So many of a window that are behind a spot in it, the most relevant first. */
  private async window(
    self: MemberSearcher,
    { window, behind }: Pick<DeckPlace, 'window' | 'behind'>,
    room: number,
    left: ReadonlySet<string>,
    at: RankedAt,
  ): Promise<{ cards: Candidate[]; next: Pick<DeckPlace, 'window' | 'behind'> | null }> {
    const piece = await this.findCandidates.piece(self, window ?? undefined, windowLength);
    const others = piece.rows.filter(({ id }) => !left.has(id));
    const ranked = rankedRows(self, await this.findCandidates.undecided(self, others), at, behind);
    const taken = ranked.slice(0, room);
    const cards = taken.map(({ row }) => row);
    const last = taken.at(-1);
    if (ranked.length > room && last)
      return { cards, next: { window, behind: { points: last.points, id: last.row.id } } };
    return { cards, next: piece.next ? { window: piece.next, behind: undefined } : null };
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
