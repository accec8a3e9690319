import type { Geo } from '../ports/geo.js';
import type { DemoPerson } from './demo-people.js';

/**
 * Where the demo's people live, as the gazetteer numbers it: by each one's id.
 *
 * @throws Error for a city that the gazetteer does not know in its region
 */
export async function demoPlaces(
  people: readonly DemoPerson[],
  geo: Geo,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const { id, profile } of people) {
    const { country, region, city } = profile;
    const found = await geo.findCity(country, region, city);
    if (!found) throw new Error(`No city ${city} in ${region} (${country})`);
    ids.set(id, found.id);
  }
  return ids;
}
