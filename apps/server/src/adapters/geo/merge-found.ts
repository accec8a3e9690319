import type { City } from '../../ports/geo.js';
import type { FoundCity } from './city-index.js';
import { foldName } from './fold-name.js';

/** A city of the first country counts as if it were this many times larger. */
const homeWeight = 10;

/**
 * Merges the results of several countries: cities whose whole name matches first, then by size within each country,
 * with an advantage for the first one's. A village there comes after a city elsewhere with the same beginning.
 *
 * @param found each country's cities; the leading country comes first
 * @param typed the searched name
 */
export function mergeFound(found: readonly (readonly FoundCity[])[], typed: string, atMost: number): City[] {
  const name = foldName(typed);
  const places = found.flatMap((cities, country) =>
    cities.map(({ city, rank }) => ({
      city,
      isWhole: foldName(city.name) === name,
      place: (rank + 1) / (country === 0 ? homeWeight : 1),
    })),
  );
  return places
    .sort((one, other) => Number(other.isWhole) - Number(one.isWhole) || one.place - other.place)
    .slice(0, atMost)
    .map(({ city }) => city);
}
