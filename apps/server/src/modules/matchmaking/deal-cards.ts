import { Inject, Injectable } from '@nestjs/common';
import type { Answer } from '@kindling/contract/route';
import type { getDeck } from '@kindling/contract/routes/matchmaking';
import { fieldProblems, problem } from '../../kernel/http/problem.js';
import { SearchPlaces, type ListPlace, type SearchPlace } from '../discovery/discovery.api.js';
import { LikesApi } from '../likes/likes.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { FindCandidates } from './candidates.js';
import { PassesRepository } from './passes.repository.js';

/** Cards of one call; the page asks again while it still has some. */
const dealt = 10;

/** Deals the cards of the swipe game. */
@Injectable()
export class DealCards {
  constructor(
    @Inject(FindCandidates) private readonly candidates: FindCandidates,
    @Inject(PassesRepository) private readonly passes: PassesRepository,
    @Inject(SearchPlaces) private readonly places: SearchPlaces,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(LikesApi) private readonly likes: LikesApi,
  ) {}

  /** @throws Problem `validation_failed` for a place that was not given out to this member */
  async deal(memberId: string, after: string | undefined): Promise<Answer<typeof getDeck>> {
    const list = { memberId, filters: {}, sort: 'last_online' } as const;
    const opened = after === undefined ? undefined : this.places.open(after, list);
    const place = opened?.last ?? undefined;
    if (after !== undefined && !place) throw fieldProblems({ after: 'invalid' });
    const self = await this.profiles.ownFit(memberId);
    if (!self) throw problem('authentication_required');
    const [{ found, next }, allowance] = await Promise.all([
      this.candidates.find(self, { limit: dealt, after: place }),
      this.likes.allowance(memberId),
    ]);
    return {
      cards: this.profiles.cardsOf(found),
      next: next ? this.places.seal(listPlace(next), list) : null,
      again: next === undefined && (await this.passes.any(memberId)),
      allowance,
    };
  }
}

/** A deck has neither pages nor rings: only where it was read to. */
function listPlace(last: SearchPlace): ListPlace {
  return { page: 1, total: 0, last, ring: 0, newcomers: 0, points: 0, window: null };
}
