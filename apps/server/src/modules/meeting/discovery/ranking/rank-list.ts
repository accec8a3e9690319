import { Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../../ports/clock.js';
import { pageLength } from '../discovery-rules.js';
import { FindNewcomers } from '../search/find-newcomers.js';
import type { ListAsked, ListPage } from '../search/read-list.js';
import { readPlan } from '../search/search-plan.js';
import type { SearchPlace } from '../search/search-selection.js';
import type { MemberSearcher } from '../search/searcher.js';
import { CandidatesRepository, type CandidateRow } from './candidates.repository.js';
import { behindAll, rankedRows, type RankedSpot } from './rank-rows.js';
import { amongOthers, type RankedAt } from './ranking-rules.js';
import { ranking } from './ranking-weights.js';

/** Where in a window a page begins. */
interface InWindow {
  window: SearchPlace | null;
  /** Behind these points and this profile; undefined at the window's beginning. */
  behind: RankedSpot | undefined;
}

/**
 * Lists by relevance. Those who were here last are ranked window by window, so that it costs the same on a brand of any size, and
 * a share of each page is the newcomers' (docs/product/discovery-and-likes.md).
 */
@Injectable()
export class RankList {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly findNewcomers: FindNewcomers,
    private readonly clock: Clock,
  ) {}

  async page(reader: MemberSearcher, asked: ListAsked): Promise<ListPage> {
    const at = this.at();
    const { match, from } = asked;
    const inTurn = await this.findNewcomers.inTurn(reader, match, at);
    const left = new Set(inTurn.map(({ id }) => id));
    let shown = from?.newcomers ?? 0;
    const newcomers = inTurn.slice(shown, shown + ranking.newcomersOfPage);
    const room = pageLength - newcomers.length;
    const others: CandidateRow[] = [];
    let spot: InWindow | null = {
      window: from?.window ?? null,
      behind: from?.last ? { points: from.points, id: from.last.id } : undefined,
    };
    while (spot && others.length < room) {
      const { rows, next } = await this.read(reader, asked, spot, room - others.length, left, at);
      others.push(...rows);
      spot = next;
    }
    // The newcomers that are left fill the places that remain.
    const more = inTurn.slice(shown + newcomers.length, shown + pageLength - others.length);
    shown += newcomers.length + more.length;
    const page = [...amongOthers(others, newcomers), ...more];
    const rows = await this.candidates.cards(page.map(({ id }) => id));
    return { rows, next: nextOf(spot, shown, inTurn.length) };
  }

  /** So many of the window that are behind a spot in it, the most relevant first. */
  private async read(
    reader: MemberSearcher,
    { match, matches }: ListAsked,
    { window, behind }: InWindow,
    room: number,
    left: ReadonlySet<string>,
    at: RankedAt,
  ): Promise<{ rows: CandidateRow[]; next: InWindow | null }> {
    const after = window ?? undefined;
    const limit = ranking.window + 1;
    const read = await this.candidates.window(match, { after, limit, plan: readPlan(matches, limit) });
    const inWindow = read.slice(0, ranking.window);
    const others = inWindow.filter(({ id }) => !left.has(id));
    const ranked = rankedRows(reader, others, at, behind);
    const taken = ranked.slice(0, room);
    const rows = taken.map(({ row }) => row);
    const last = taken.at(-1);
    if (ranked.length > room && last)
      return { rows, next: { window, behind: { points: last.points, id: last.row.id } } };
    const end = read.length > ranking.window ? inWindow.at(-1) : undefined;
    return { rows, next: end ? { window: spotOf(end), behind: undefined } : null };
  }

  private at(): RankedAt {
    const now = this.clock.now();
    return { now, today: dayIn(timeZoneOf(TenantContext.current().settings), now) };
  }
}

function spotOf({ pictured, lastSeenAt, id }: CandidateRow): SearchPlace {
  return { pictured, at: lastSeenAt, id };
}

function nextOf(spot: InWindow | null, newcomers: number, ofNewcomers: number): ListPage['next'] {
  // All others were shown: only newcomers are left, for whom the list goes on behind the last window.
  if (!spot)
    return newcomers < ofNewcomers ? { ring: 0, newcomers, window: behindAll, points: 0, last: null } : null;
  const { window, behind } = spot;
  const last = behind ? { pictured: false, at: new Date(0), id: behind.id } : null;
  return { ring: 0, newcomers, window, points: behind?.points ?? 0, last };
}
