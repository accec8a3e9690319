import { ageOn } from '@kindling/contract/account-rules';
import type { Gender } from '@kindling/contract/profile-values';
import type { FitRow, PlaceRow } from '../profiles/profiles.api.js';

/** Whom a member would be shown: what they seek, or what follows from what they said of themselves. */
export interface Sought {
  /** Null is everybody. */
  gender: Gender | null;
  minAge: number | null;
  maxAge: number | null;
}

type Self = Pick<FitRow, 'gender' | 'sexuality' | 'seeking'>;

/** As far as they said so, and nothing that they did not. */
export function soughtBy({ gender, sexuality, seeking }: Self): Sought {
  if (seeking) return { gender: seeking.gender, minAge: seeking.min_age, maxAge: seeking.max_age };
  return { gender: genderBy(gender, sexuality), minAge: null, maxAge: null };
}

function genderBy(gender: Gender | null, sexuality: FitRow['sexuality']): Gender | null {
  switch (sexuality) {
    case 'hetero':
      return gender === 'male' ? 'female' : gender === 'female' ? 'male' : null;
    case 'gay':
      return gender;
    case 'lesbian':
      return 'female';
    case 'bi':
    case null:
      return null;
  }
}

/** @param today the day in the brand's time zone */
export function isOfSoughtAge(
  { dateOfBirth }: Pick<PlaceRow, 'dateOfBirth'>,
  sought: Sought,
  today: string,
): boolean {
  const age = ageOn(dateOfBirth, today);
  return (sought.minAge === null || age >= sought.minAge) && (sought.maxAge === null || age <= sought.maxAge);
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
