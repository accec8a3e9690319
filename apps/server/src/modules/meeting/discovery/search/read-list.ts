import { Injectable } from '@nestjs/common';
import type { FoundRow, Position } from '../../../profiles/profiles.api.js';
import { pageLength } from '../discovery-rules.js';
import type { ListPlace } from './search-places.js';
import { readPlan } from './search-plan.js';
import type { SearchMatch, SearchOrder, SearchPlace } from './search-selection.js';
import { SearchRepository, spotOf } from './search.repository.js';

/** The ends of the rings that a list by distance is read in; beyond the last one are all others, and members without a place. */
const ringEnds = [10, 25, 50, 100, 250] as const;

/** One page of a list, and how far it was read; null where it ends. */
export interface ListPage {
  rows: FoundRow[];
  next: Omit<ListPlace, 'page' | 'total'> | null;
}

/** What is read, and from where. */
export interface ListAsked {
  match: SearchMatch;
  /** How many match, as far as they are counted. */
  matches: number;
  /** How far it was read already; null for its beginning. */
  from: ListPlace | null;
}

const start = { last: null, ring: 0, newcomers: 0, points: 0, window: null };

/** Reads lists page by page in the orders that an index has, and by distance, which is made of them. */
@Injectable()
export class ReadList {
  constructor(private readonly search: SearchRepository) {}

  /** Those with a picture first, then by the last visit or by when they joined. */
  async inOrder(order: SearchOrder, { match, matches, from }: ListAsked): Promise<ListPage> {
    const after = from?.last ?? undefined;
    const limit = pageLength + 1;
    const plan = readPlan(matches, limit);
    const found = await this.search.search({ ...match, order, after, plan, limit });
    const rows = found.slice(0, pageLength);
    const last = rows.at(-1);
    return { rows, next: found.length > pageLength && last ? { ...start, last: spotOf(last, order) } : null };
  }

  /** The nearest first, in rings: an order within them would tell a member's distance (trust 15). */
  async byDistance(centre: Position, asked: ListAsked): Promise<ListPage> {
    const { match, matches, from } = asked;
    const within = match.near?.withinKm ?? Number.POSITIVE_INFINITY;
    const inner = ringEnds.filter((end) => end < within);
    if (readPlan(matches, pageLength + 1) === 'narrow') return this.nearest(centre, inner, match, from);
    const ends = [...inner, within];
    const rows: FoundRow[] = [];
    let after = from?.last ?? null;
    for (let ring = from?.ring ?? 0; ring < ends.length; ring++) {
      const isLast = ring === ends.length - 1;
      const near = {
        centre,
        ...(ring === 0 ? {} : { beyondKm: ends[ring - 1] ?? 0 }),
        ...(isLast && within === Number.POSITIVE_INFINITY ? {} : { withinKm: ends[ring] ?? within }),
      };
      const missing = pageLength - rows.length;
      const found = await this.ring({ ...match, near }, asked.matches, after, missing + 1);
      rows.push(...found.slice(0, missing));
      const last = rows.at(-1);
      if (found.length > missing && last)
        return { rows, next: { ...start, ring, last: missing === 0 ? null : spotOf(last, 'last_online') } };
      after = null;
    }
    return { rows, next: null };
  }

  private async nearest(
    centre: Position,
    inner: readonly number[],
    match: SearchMatch,
    from: ListPlace | null,
  ): Promise<ListPage> {
    const [ring, after] = [from?.ring ?? 0, from?.last ?? null];
    const search = { ...match, ...{ centre, ringEnds: inner, ring, after, limit: pageLength + 1 } };
    const found = await this.search.nearest(search);
    const rows = found.slice(0, pageLength);
    const last = rows.at(-1);
    if (!last || found.length <= pageLength) return { rows, next: null };
    return { rows, next: { ...start, ring: last.ring, last: spotOf(last, 'last_online') } };
  }

  /** A ring of many who match is mostly as full as others: it is read in the order of the index, if it is found there soon. */
  private ring(
    match: SearchMatch,
    matches: number,
    after: SearchPlace | null,
    limit: number,
  ): Promise<FoundRow[]> {
    const plan = readPlan(matches, limit) === 'narrow' ? 'narrow' : 'tried';
    return this.search.search({
      ...match,
      ...{ order: 'last_online', after: after ?? undefined, plan, limit },
    });
  }
}
