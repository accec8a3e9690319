import { Injectable } from '@nestjs/common';
import { SearchRepository } from './search/search.repository.js';

export { FindNewcomers } from './search/find-newcomers.js';
export { behindAll, rankedRows, type RankedRow, type RankedSpot } from './ranking/rank-rows.js';
export { amongOthers, fitsBothWays, soughtBy, turnOf, type RankedAt } from './ranking/ranking-rules.js';
export { ranking } from './ranking/ranking-weights.js';
export { FindSearcher, type MemberSearcher } from './search/searcher.js';
export type { Reader } from './search/search-members.js';
export { beginningOf } from './shortened-profile.js';
export { SearchPlaces, type ListPlace } from './search/search-places.js';
export type { SearchPlace } from './search/search-selection.js';
export { ShowMember } from './show-member.js';

/** What other modules may ask of the search. */
@Injectable()
export class DiscoveryApi {
  constructor(private readonly search: SearchRepository) {}

  /** Whether the brand has any member to be found. */
  async hasMembers(): Promise<boolean> {
    return (await this.search.count({}, 1)) > 0;
  }
}
