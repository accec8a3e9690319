import { mostOfDay } from '@kindling/contract/meeting/match-wishes';
import { turnOf } from '../../discovery/discovery.api.js';

/** The set of a day is drawn from so many, the most relevant, so that equals take turns from day to day. */
export const drawnFrom = 3 * mostOfDay;

/**
 * The set of a member's day: drawn by the member and the day among the most relevant, and kept in the order of relevance.
 *
 * @param ranked ids of those who fit, the most relevant first
 * @param before ids of the sets of the days before: they come again only where there are too few others
 */
export function setOfDay(
  memberId: string,
  day: string,
  ranked: readonly string[],
  before: ReadonlySet<string>,
): string[] {
  const drawn = ranked
    .filter((id) => !before.has(id))
    .slice(0, drawnFrom)
    .map((id) => ({ id, turn: turnOf(memberId, id, `set ${day}`) }))
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, mostOfDay);
  const again = ranked.filter((id) => before.has(id)).slice(0, mostOfDay - drawn.length);
  const chosen = new Set([...drawn.map(({ id }) => id), ...again]);
  return ranked.filter((id) => chosen.has(id));
}
