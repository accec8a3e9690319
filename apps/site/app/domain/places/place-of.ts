import type { ProfileCard } from '@kindling/contract/profiles/profile';
import type { PlaceNames } from './region-names';

/** City, region and country as far as they are shown; a region named like its city is shown once. */
export function placeOf(
  { city, region, country }: Pick<ProfileCard, 'city' | 'region' | 'country'>,
  names: PlaceNames,
): string {
  const area = region && names.region(country, region);
  const isSaid = region === city || area === city;
  return [city, !isSaid && area, country && names.country(country)].filter(Boolean).join(', ');
}
