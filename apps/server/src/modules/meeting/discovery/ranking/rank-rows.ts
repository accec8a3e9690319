import { interestBits, kmFrom } from '../../../profiles/profiles.api.js';
import type { SearchPlace } from '../search/search-selection.js';
import type { MemberSearcher } from '../search/searcher.js';
import type { CandidateRow } from './candidates.repository.js';
import { pointsOf, turnOf, type Candidate, type RankedAt } from './ranking-rules.js';

/** A row with its points. */
export interface RankedRow<Row extends CandidateRow> {
  row: Row;
  points: number;
}

/** A place in a ranked window. */
export interface RankedSpot {
  points: number;
  id: string;
}

/** A place in the order of the last visit that is behind all. */
export const behindAll: SearchPlace = { pictured: false, at: new Date(0), id: '1'.repeat(24) };

/** The most relevant to the reader first. @param behind leaves out all that are not behind this spot */
export function rankedRows<Row extends CandidateRow>(
  reader: MemberSearcher,
  rows: readonly Row[],
  at: RankedAt,
  behind?: RankedSpot,
): RankedRow<Row>[] {
  return rows
    .map((row) => {
      const turn = turnOf(reader.own.id, row.id, at.today);
      return { row, points: pointsOf(reader.own, candidateOf(row, reader), at, turn) };
    })
    .filter((one) => behind === undefined || inRank(one, behind) > 0)
    .toSorted((one, other) => inRank(one, { points: other.points, id: other.row.id }));
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

/** More than 0 for one that is behind the other. */
function inRank({ row, points }: RankedRow<CandidateRow>, other: RankedSpot): number {
  if (points !== other.points) return other.points - points;
  return row.id < other.id ? 1 : row.id > other.id ? -1 : 0;
}
