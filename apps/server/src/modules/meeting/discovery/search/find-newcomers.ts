import { Injectable } from '@nestjs/common';
import { CandidatesRepository, type CandidateRow } from '../ranking/candidates.repository.js';
import { newcomersInTurn, type RankedAt } from '../ranking/ranking-rules.js';
import { ranking } from '../ranking/ranking-weights.js';
import type { SearchMatch } from './search-selection.js';
import type { MemberSearcher } from './searcher.js';

/** Who joined lately and has a turn with a reader today: a share of the places of each list is theirs. */
@Injectable()
export class FindNewcomers {
  constructor(private readonly candidates: CandidatesRepository) {}

  /** Those who fit both ways, in an order drawn by the reader and the day. */
  async inTurn(reader: MemberSearcher, match: SearchMatch, at: RankedAt): Promise<CandidateRow[]> {
    const since = new Date(at.now.getTime() - ranking.newcomerDays * 86_400_000);
    const joinedAfter = match.joinedAfter && match.joinedAfter > since ? match.joinedAfter : since;
    const found = await this.candidates.newcomers({ ...match, joinedAfter }, ranking.newcomersLookedAt);
    return newcomersInTurn(reader.own, found, at.today);
  }
}
