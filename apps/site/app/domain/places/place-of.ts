import type { ProfileCard } from '@kindling/contract/profiles/profile';
import type { PlaceNames } from './region-names';

/** City, region and country as far as they are shown; a region named like its city is shown once. */
export function placeOf(
  { city, region, country }: Pick<ProfileCard, 'city' | 'region' | 'country'>,
  names: PlaceNames,
): string {
  const parts = [
    city,
    region === city || region === null ? null : names.region(country, region),
    country && names.country(country),
  ];
  return parts.filter(Boolean).join(', ');
}
