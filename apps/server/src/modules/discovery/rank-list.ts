import { Inject, Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brand-day';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { Clock } from '../../ports/clock.js';
import { interestBits, kmFrom } from '../profiles/profiles.api.js';
import { pageLength } from './discovery-rules.js';
import { CandidatesRepository, type CandidateRow } from './candidates.repository.js';
import {
  amongOthers,
  newcomersInTurn,
  pointsOf,
  turnOf,
  type Candidate,
  type RankedAt,
} from './ranking-rules.js';
import { ranking } from './ranking-weights.js';
import type { ListAsked, ListPage } from './read-list.js';
import type { SearchMatch, SearchPlace } from './search-selection.js';
import type { MemberSearcher } from './searcher.js';

interface RankedRow {
  row: CandidateRow;
  points: number;
}

/** Where in a window a page begins. */
interface InWindow {
  window: SearchPlace | null;
  /** Behind these points and this profile; undefined at the window's beginning. */
  behind: { points: number; id: string } | undefined;
}

/**
 * Lists by relevance. Those who were here last are ranked window by window, so that it costs the same on a brand of any size, and
 * a share of each page is the newcomers' (docs/product/discovery-and-likes.md).
 */
@Injectable()
export class RankList {
  constructor(
    @Inject(CandidatesRepository) private readonly repository: CandidatesRepository,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async page(reader: MemberSearcher, asked: ListAsked): Promise<ListPage> {
    const at = this.at();
    const { match, from } = asked;
    const inTurn = newcomersInTurn(reader.own, await this.newcomers(match, at), at.today);
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
    // Whoever is left has a place where nobody else has one.
    const more = inTurn.slice(shown + newcomers.length, shown + pageLength - others.length);
    shown += newcomers.length + more.length;
    const page = [...amongOthers(others, newcomers), ...more];
    const rows = await this.repository.cards(page.map(({ id }) => id));
    return { rows, next: nextOf(spot, others, shown, inTurn.length) };
  }

  /** So many of the window that are behind a spot in it, the most relevant first. */
  private async read(
    reader: MemberSearcher,
    { match, isSparse }: ListAsked,
    { window, behind }: InWindow,
    room: number,
    left: ReadonlySet<string>,
    at: RankedAt,
  ): Promise<{ rows: CandidateRow[]; next: InWindow | null }> {
    const after = window ?? undefined;
    const read = await this.repository.window(match, { after, isSparse, limit: ranking.window + 1 });
    const inWindow = read.slice(0, ranking.window);
    const ranked = inWindow
      .filter(({ id }) => !left.has(id))
      .map((row) => ({ row, points: this.points(reader, row, at) }))
      .filter((one) => behind === undefined || inRank(one, behind) > 0)
      .toSorted((one, other) => inRank(one, { points: other.points, id: other.row.id }));
    const taken = ranked.slice(0, room);
    const rows = taken.map(({ row }) => row);
    const last = taken.at(-1);
    if (ranked.length > room && last)
      return { rows, next: { window, behind: { points: last.points, id: last.row.id } } };
    const end = read.length > ranking.window ? inWindow.at(-1) : undefined;
    return { rows, next: end ? { window: spotOf(end), behind: undefined } : null };
  }

  private points(reader: MemberSearcher, row: CandidateRow, at: RankedAt): number {
    return pointsOf(reader.own, candidateOf(row, reader), at, turnOf(reader.own.id, row.id, at.today));
  }

  private newcomers(match: SearchMatch, { now }: RankedAt): Promise<CandidateRow[]> {
    const since = new Date(now.getTime() - ranking.newcomerDays * 86_400_000);
    const joinedAfter = match.joinedAfter && match.joinedAfter > since ? match.joinedAfter : since;
    return this.repository.newcomers({ ...match, joinedAfter }, ranking.newcomersLookedAt);
  }

  private at(): RankedAt {
    const now = this.clock.now();
    return { now, today: dayIn(timeZoneOf(TenantContext.current().settings), now) };
  }
}

/** What the ranking goes by, of a row and the reader. */
function candidateOf(row: CandidateRow, { own, position }: MemberSearcher): Candidate {
  const { latitude, longitude, interestBits: bits, withinHour, withinDay, withinWeek, later } = row;
  const quick = (withinHour ?? 0) + (withinDay ?? 0);
  return {
    ...row,
    km:
      position && latitude !== null && longitude !== null ? kmFrom(position, { latitude, longitude }) : null,
    sharedInterests: bitsOf(BigInt(bits) & BigInt(interestBits(own.interests))),
    answers: quick + (withinWeek ?? 0) + (later ?? 0),
    quickAnswers: quick,
  };
}

function bitsOf(bits: bigint): number {
  let count = 0;
  for (let rest = bits; rest > 0n; rest &= rest - 1n) count++;
  return count;
}

/** More than 0 for one that stands behind the other. */
function inRank({ row, points }: RankedRow, other: { points: number; id: string }): number {
  if (points !== other.points) return other.points - points;
  return row.id < other.id ? 1 : row.id > other.id ? -1 : 0;
}

function spotOf({ pictured, lastSeenAt, id }: CandidateRow): SearchPlace {
  return { pictured, at: lastSeenAt, id };
}

function nextOf(
  spot: InWindow | null,
  others: readonly CandidateRow[],
  newcomers: number,
  ofNewcomers: number,
): ListPage['next'] {
  if (!spot) return newcomers < ofNewcomers ? endOf(others, newcomers) : null;
  const { window, behind } = spot;
  const last = behind ? { pictured: false, at: new Date(0), id: behind.id } : null;
  return { ring: 0, newcomers, window, points: behind?.points ?? 0, last };
}

/** Everybody else was shown: only newcomers are left, for whom the list goes on behind the last window. */
function endOf(others: readonly CandidateRow[], newcomers: number): ListPage['next'] {
  const last = others.at(-1);
  const end = { pictured: false, at: new Date(0), id: last?.id ?? '1'.repeat(24) };
  return { ring: 0, newcomers, window: end, points: 0, last: null };
}
