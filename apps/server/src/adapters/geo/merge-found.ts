import type { City } from '../../ports/geo.js';
import { foldName } from './fold-name.js';

/**
 * One list of what several countries have: cities whose whole name was typed first, wherever they are; then up to half
 * of the list from the first country; then each country in turn.
 *
 * @param found each country's cities in their own order; the country that leads comes first
 * @param typed what was searched for
 */
export function mergeFound(found: readonly (readonly City[])[], typed: string, atMost: number): City[] {
  const name = foldName(typed);
  const merged = new Set(found.flat().filter((city) => foldName(city.name) === name));
  for (const city of found[0]?.slice(0, Math.floor(atMost / 2)) ?? []) merged.add(city);
  for (let turn = 0; turn < atMost; turn++) {
    for (const { [turn]: city } of found) if (city) merged.add(city);
  }
  return [...merged].slice(0, atMost);
}
