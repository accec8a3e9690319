import type { City } from '../../ports/geo.js';
import type { FoundCity } from './city-index.js';
import { foldName } from './fold-name.js';

/** A city of the first country counts as if it were so many times larger than it is in its country. */
const homeWeight = 10;

/**
 * One list of what several countries have: cities whose whole name was typed first, then by how large each is in its own
 * country, with an advantage for the first one's. A village there stands behind a city elsewhere that begins like it.
 *
 * @param found each country's cities; the country that leads comes first
 * @param typed what was searched for
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
