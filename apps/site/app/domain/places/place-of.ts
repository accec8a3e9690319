import type { Language } from '@kindling/contract/languages';
import type { ProfileCard } from '@kindling/contract/shapes/profile';
import { countryName } from './region-names';

/** City, region and country as far as they are shown; a region named like its city stands once. */
export function placeOf(
  { city, region, country }: Pick<ProfileCard, 'city' | 'region' | 'country'>,
  language: Language,
): string {
  const parts = [city, region === city ? null : region, country && countryName(country, language)];
  return parts.filter(Boolean).join(', ');
}
