import type { Gender, Sexuality } from '@kindling/contract/profiles/profile-values';
import type { SearchField } from '@kindling/contract/brands/settings/settings';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { seekingFilter, type SearchFilter } from './filters/search-filter';

/** The gender a member looks for, as far as it is known; undefined if it may be any. */
export function soughtGender(gender: Gender | null, sexuality: Sexuality | null): Gender | undefined {
  switch (sexuality) {
    case 'hetero':
      return gender === 'male' ? 'female' : gender === 'female' ? 'male' : undefined;
    case 'gay':
      return gender ?? undefined;
    case 'lesbian':
      return 'female';
    case 'bi':
    case null:
      return undefined;
  }
}

/**
 * The search that follows from a member's own data only: the gender they look for, given or derived from their gender and
 * sexuality, and where they live.
 *
 * @param offered `search_fields` of the brand: other fields are left out
 */
export function matchFilter(
  own: Pick<OwnProfile, 'gender' | 'sexuality' | 'seeking' | 'country' | 'region'>,
  offered: readonly SearchField[],
): SearchFilter {
  const gender = soughtGender(own.gender, own.sexuality) ?? null;
  const sought = seekingFilter(own.seeking ?? { gender, min_age: null, max_age: null }, offered);
  const country = offered.includes('country') ? own.country : null;
  const region = country && offered.includes('region') ? own.region : null;
  return {
    ...sought,
    ...(country && { country }),
    ...(region && { countryregion: region }),
  };
}
