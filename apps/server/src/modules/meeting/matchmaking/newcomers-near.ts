import { Injectable } from '@nestjs/common';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { FindSearcher } from '../discovery/discovery.api.js';
import { FindCandidates } from './candidates.js';
import { CandidatesRepository } from './candidates.repository.js';
import { mayBeInReach } from './suggestion-rules.js';

/** So many, those who joined last, are looked at, and so many of them read. */
const lookedThrough = 300;
const read = 60;
/** Counted up to here. */
const most = 20;

/** How many members joined near a member; with `more` there are at least so many. */
export interface NewcomersNear {
  count: number;
  more: boolean;
}

/** Counts who joined lately, lives in a member's region and fits both ways, on a brand of any size by a bounded number of rows. */
@Injectable()
export class CountNewcomersNear {
  constructor(
    private readonly findSearcher: FindSearcher,
    private readonly findCandidates: FindCandidates,
    private readonly candidates: CandidatesRepository,
    private readonly profiles: ProfilesApi,
  ) {}

  /** Counted are those with a picture about whom the member did not decide, as far as the brand tells who is new and lives where. */
  async since(memberId: string, since: Date): Promise<NewcomersNear> {
    const searcher = await this.findSearcher.find(memberId);
    const { own } = searcher;
    if (!own || own.region === null) return { count: 0, more: false };
    const joined = await this.candidates.joinedSince(since, lookedThrough);
    const near = joined.filter((row) => mayBeInReach(own, row, 'region'));
    const fitting = await this.findCandidates.undecided({ ...searcher, own }, near.slice(0, read));
    const count = this.profiles
      .fitDetailsOf(fitting)
      .filter(({ region, notes }) => region !== null && notes.new_member).length;
    return {
      count: Math.min(count, most),
      more: count > 0 && (count > most || near.length > read || joined.length === lookedThrough),
    };
  }
}
