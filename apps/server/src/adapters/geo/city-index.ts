import type { City } from '../../ports/geo.js';
import { foldName, wordStarts } from './fold-name.js';

export interface NamedCity {
  city: City;
  /** What else it may be looked for by. */
  otherNames: readonly string[];
}

/**
 * Finds cities by how a name of theirs, or any word of it, begins: a sorted list of all such starts, searched by halving.
 */
export class CityIndex {
  private readonly cities: readonly City[];
  /** Sorted. */
  private readonly keys: string[];
  /** Beside each key: how early its city is told; other names come after all the cities' own. */
  private readonly ranks: Int32Array;
  /** By the whole folded name, the largest first. */
  private readonly byName = new Map<string, City[]>();

  /** @param named the largest first */
  constructor(named: readonly NamedCity[]) {
    this.cities = named.map(({ city }) => city);
    const entries: [key: string, rank: number][] = [];
    for (const [index, { city, otherNames }] of named.entries()) {
      for (const key of wordStarts(foldName(city.name))) entries.push([key, index]);
      for (const name of otherNames) {
        for (const key of wordStarts(foldName(name))) entries.push([key, index + named.length]);
      }
      const name = foldName(city.name);
      this.byName.set(name, [...(this.byName.get(name) ?? []), city]);
    }
    entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    this.keys = entries.map(([key]) => key);
    this.ranks = Int32Array.from(entries, ([, rank]) => rank);
  }

  /** @returns matches by their own name first, then by other names; in both the largest first */
  search(name: string, region: string | undefined, atMost: number): City[] {
    const start = foldName(name);
    if (start === '') return [];
    const from = this.firstAtOrAfter(start);
    let to = from;
    while (this.keys[to]?.startsWith(start)) to += 1;
    const found = new Set<City>();
    for (const rank of this.ranks.slice(from, to).sort()) {
      const city = this.cities[rank % this.cities.length];
      if (city && (region === undefined || city.region === region)) found.add(city);
      if (found.size === atMost) break;
    }
    return [...found];
  }

  /** @returns the largest of this whole name, in a region or anywhere; one that is written exactly so before others */
  find(name: string, region: string | undefined): City | undefined {
    const alike = this.byName
      .get(foldName(name))
      ?.filter((city) => region === undefined || city.region === region);
    return alike?.find((city) => city.name === name) ?? alike?.[0];
  }

  private firstAtOrAfter(start: string): number {
    let [low, high] = [0, this.keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.keys[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
