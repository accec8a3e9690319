import { ageOn } from '@kindling/contract/account-rules';
import type { Seeking } from '@kindling/contract/shapes/profile';
import { soughtBy } from '../discovery/discovery.api.js';
import type { FitRow, PlaceRow } from '../profiles/profiles.api.js';

type Self = Pick<FitRow, 'gender' | 'sexuality' | 'seeking'>;

/** @param today the day in the brand's time zone */
export function isOfSoughtAge(
  { dateOfBirth }: Pick<PlaceRow, 'dateOfBirth'>,
  sought: Seeking,
  today: string,
): boolean {
  const age = ageOn(dateOfBirth, today);
  return (
    (sought.min_age === null || age >= sought.min_age) && (sought.max_age === null || age <= sought.max_age)
  );
}

/** Whether a member might be sought by another, who is not told why they are shown or not. */
export function mayBeSoughtBy(
  self: Pick<FitRow, 'gender' | 'dateOfBirth'>,
  other: Self,
  today: string,
): boolean {
  const sought = soughtBy(other);
  const isOfGender = sought.gender === null || self.gender === null || sought.gender === self.gender;
  return isOfGender && isOfSoughtAge(self, sought, today);
}
