import { searchedAges } from '@kindling/contract/profiles/profile-values';
import type { Seeking } from '@kindling/contract/profiles/profile';

const { least, most } = searchedAges;

/** Years that are offered on both sides of one's own age: a quarter of it. */
const spread = (age: number): number => Math.max(4, Math.round(age / 4));

/**
 * The ages that are filled in once a member says whom they seek: 23 to 39 for a member of 31. Both selects change them.
 *
 * @param age the member's own
 */
export function defaultAges(age: number): Pick<Seeking, 'min_age' | 'max_age'> {
  const own = Math.min(most, Math.max(least, age));
  return {
    min_age: Math.max(least, own - spread(own)),
    max_age: Math.min(most, own + spread(own)),
  };
}
