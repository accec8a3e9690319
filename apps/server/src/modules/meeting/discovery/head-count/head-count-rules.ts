import { countries, type Country } from '@kindling/contract/languages';
import type { Crowd } from '@kindling/contract/meeting/calls/head-count';

/** Fewer than this are persons, not a crowd, and nothing is said of them. */
export const leastCrowd = 5;
const dayMs = 86_400_000;
const daysCounted = 7;

/** What the database counts of a region, or of members without one. */
export interface CountedRegion {
  country: string | null;
  region: string | null;
  members: number;
  joined: number;
  active: number;
}

/**
 * The last whole days, in UTC: a figure changes once a day, so that it shows nothing of what one person did.
 *
 * @returns `until` also names the day
 */
export function crowdDays(now: Date): { since: Date; until: Date } {
  const until = Math.floor(now.getTime() / dayMs) * dayMs;
  return { since: new Date(until - daysCounted * dayMs), until: new Date(until) };
}

/** A count that may be shown: down to the next lower multiple of 5, 10 or 100; null below `leastCrowd`. */
export function roundedDown(count: number): number | null {
  if (count < leastCrowd) return null;
  const step = count < 100 ? 5 : count < 1000 ? 10 : 100;
  return Math.floor(count / step) * step;
}

/** What is shown of the counts (trust 1, 15). */
export function crowdOf(counted: readonly CountedRegion[]): Crowd {
  const sum = (name: 'joined' | 'active') => counted.reduce((total, row) => total + row[name], 0);
  const regions = counted.flatMap(({ country, region, members, joined }) => {
    const told = roundedDown(members);
    if (told === null || region === null || !isCountry(country)) return [];
    return [{ country, region, members: told, joined: roundedDown(joined) }];
  });
  return {
    joined: roundedDown(sum('joined')),
    active: roundedDown(sum('active')),
    // By the shown figures: an exact order would tell more than they do.
    regions: regions.toSorted(
      (one, other) => other.members - one.members || (one.region < other.region ? -1 : 1),
    ),
  };
}

function isCountry(value: string | null): value is Country {
  return (countries as readonly (string | null)[]).includes(value);
}
