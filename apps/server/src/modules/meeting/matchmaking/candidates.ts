import { ageOn } from '@kindling/contract/accounts/account-rules';
import type { Seeking } from '@kindling/contract/profiles/profile';
import { Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';
import type { PlaceRow } from '../../profiles/profiles.api.js';
import {
  fitsBothWays,
  rankedRows,
  soughtBy,
  type MemberSearcher,
  type RankedAt,
  type RankedRow,
  type SearchPlace,
} from '../discovery/discovery.api.js';
import { CandidatesRepository, type Candidate } from './candidates.repository.js';

/** Pieces of the list that are looked at. The first is short, because it mostly has enough. */
const usualLooks = [60, 400, 600] as const;
/** Rows are read of so many at a time, until there are enough. */
const readAtOnce = 100;

export interface Wanted {
  /** This many are enough. */
  limit: number;
  /** Leaves out candidates that the caller has no use for, before anything else is read of them. */
  fits?: (row: PlaceRow) => boolean;
  /** How many of the list are looked at, piece by piece. */
  looks?: readonly number[];
}

/** A piece of the list by the last visit. */
export interface Piece {
  /** Those of the age that the member seeks, the last seen first. */
  rows: PlaceRow[];
  /** Where the next piece begins; undefined behind the last one. */
  next: SearchPlace | undefined;
}

/**
 * Who could be shown to a member who did not decide about them yet: those who fit both ways. The one place from which games and
 * suggestions take people. Each look is at a bounded number of those who were here last, whom the search's ranking orders.
 */
@Injectable()
export class FindCandidates {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly clock: Clock,
  ) {}

  /** The most relevant first, of the first ones in the list; fewer than wanted where there are no more. */
  async find(
    self: MemberSearcher,
    { limit, fits = () => true, looks = usualLooks }: Wanted,
  ): Promise<RankedRow<Candidate>[]> {
    const at = this.at();
    const found: Candidate[] = [];
    let after: SearchPlace | undefined;
    for (const length of looks) {
      const { rows, next } = await this.piece(self, after, length);
      const fitting = rows.filter(fits);
      for (let from = 0; from < fitting.length && found.length < limit; from += readAtOnce)
        found.push(...(await this.undecided(self, fitting.slice(from, from + readAtOnce))));
      if (found.length >= limit || !next) break;
      after = next;
    }
    return rankedRows(self, found.slice(0, limit), at);
  }

  async piece({ own }: MemberSearcher, after: SearchPlace | undefined, length: number): Promise<Piece> {
    const sought = soughtBy(own);
    const { today } = this.at();
    const rows = await this.candidates.piece({ gender: sought.gender, after, length });
    const last = rows.at(-1);
    return {
      rows: rows.filter((row) => isOfSoughtAge(row, sought, today)),
      next:
        last && rows.length === length
          ? { pictured: last.pictured, at: last.lastSeenAt, id: last.id }
          : undefined,
    };
  }

  /** Those among `rows` who fit both ways and whom the member did not decide about, in the same order. */
  async undecided({ own }: MemberSearcher, rows: readonly { id: string }[]): Promise<Candidate[]> {
    const { today } = this.at();
    const ids = rows.map(({ id }) => id);
    const undecided = await this.candidates.undecided(own.id, ids);
    const byId = new Map(undecided.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const candidate = byId.get(id);
      return candidate && fitsBothWays(own, candidate, today) ? [candidate] : [];
    });
  }

  /** Now, and the day in the brand's time zone. */
  at(): RankedAt {
    const now = this.clock.now();
    return { now, today: dayIn(timeZoneOf(TenantContext.current().settings), now) };
  }
}

/** @param today the day in the brand's time zone */
function isOfSoughtAge(
  { dateOfBirth }: Pick<PlaceRow, 'dateOfBirth'>,
  sought: Seeking,
  today: string,
): boolean {
  const age = ageOn(dateOfBirth, today);
  return (
    (sought.min_age === null || age >= sought.min_age) && (sought.max_age === null || age <= sought.max_age)
  );
}
