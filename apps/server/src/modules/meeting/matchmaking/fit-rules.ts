import { ageOn } from '@kindling/contract/accounts/account-rules';
import type { Seeking } from '@kindling/contract/profiles/profile';
import type { PlaceRow } from '../../profiles/profiles.api.js';

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
