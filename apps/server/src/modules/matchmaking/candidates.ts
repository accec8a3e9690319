import { Inject, Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brand-day';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { Clock } from '../../ports/clock.js';
import { soughtBy, type SearchPlace } from '../discovery/discovery.api.js';
import type { FitRow, PlaceRow } from '../profiles/profiles.api.js';
import { CandidatesRepository } from './candidates.repository.js';
import { isOfSoughtAge, mayBeSoughtBy } from './fit-rules.js';

/** Pieces of the list that are looked at. The first is short, because it mostly has enough. */
const usualLooks = [60, 400, 600] as const;
/** Rows are read of so many at a time, until there are enough. */
const readAtOnce = 100;

export interface Wanted {
  /** As many are enough. */
  limit: number;
  after?: SearchPlace | undefined;
  /** Leaves out whom the caller has no use for, before anything else is asked about them. */
  fits?: (row: PlaceRow) => boolean;
  /** How many of the list are looked at, piece by piece. */
  looks?: readonly number[];
}

export interface Candidates {
  /** Who was here last first, those with a picture before all others. */
  found: FitRow[];
  /** Where the next ones begin; undefined when everybody was looked at. */
  next: SearchPlace | undefined;
}

/**
 * Who could be shown to a member who did not decide about them yet: those who fit both ways, who was here last first. The
 * one place from which games and suggestions take people.
 */
@Injectable()
export class FindCandidates {
  constructor(
    @Inject(CandidatesRepository) private readonly repository: CandidatesRepository,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Looks at as many as it is told at most, so it may find fewer than there are, or nobody, and still know where to go on.
   *
   * @param self the member
   */
  async find(
    self: FitRow,
    { limit, after, fits = () => true, looks = usualLooks }: Wanted,
  ): Promise<Candidates> {
    const sought = soughtBy(self);
    const today = this.today();
    const found: FitRow[] = [];
    let place = after;
    for (const length of looks) {
      const piece = await this.repository.piece({ gender: sought.gender, after: place, length });
      const fitting = piece.filter((row) => isOfSoughtAge(row, sought, today) && fits(row));
      for (let from = 0; from < fitting.length; from += readAtOnce) {
        for (const candidate of await this.undecided(self, fitting.slice(from, from + readAtOnce), today)) {
          found.push(candidate);
          if (found.length === limit) return { found, next: placeOf(candidate) };
        }
      }
      const last = piece.at(-1);
      if (!last || piece.length < length) return { found, next: undefined };
      place = { pictured: last.pictured, at: last.lastSeenAt, id: last.id };
    }
    return { found, next: place };
  }

  /** In the order of `rows`. */
  private async undecided(self: FitRow, rows: readonly PlaceRow[], today: string): Promise<FitRow[]> {
    const ids = rows.map(({ id }) => id);
    const undecided = await this.repository.undecided(self.id, ids);
    const byId = new Map(undecided.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const candidate = byId.get(id);
      return candidate && mayBeSoughtBy(self, candidate, today) ? [candidate] : [];
    });
  }

  /** The day in the brand's time zone. */
  today(): string {
    return dayIn(timeZoneOf(TenantContext.current().settings), this.clock.now());
  }
}

function placeOf({ id, lastSeenAt, mainPhoto }: FitRow): SearchPlace {
  return { pictured: mainPhoto?.status === 'active', at: lastSeenAt, id };
}
