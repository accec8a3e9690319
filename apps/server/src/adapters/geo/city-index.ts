import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { City } from '../../ports/geo.js';
import { foldName, isShortFor, wordsAlike, wordStarts } from './fold-name.js';

export interface NamedCity {
  city: City;
  /** Alternative names. */
  otherNames: readonly string[];
}

export interface FoundCity {
  city: City;
  /** How many larger cities its country has; a match by an alternative name ranks after all matches by their own. */
  rank: number;
}

type Entry = [key: string, rank: number];

/** Cities indexed before yielding to other work: a few milliseconds. */
const citiesAtOnce = 250;

/**
 * Finds cities by the beginning of their name, or of any word of it: binary search in a sorted list of all such
 * beginnings.
 */
export class CityIndex {
  /** Sorted. */
  private readonly keys: string[];
  /** Parallel to the keys: the rank of each city; alternative names come after all the cities' own. */
  private readonly ranks: Int32Array;

  private constructor(
    private readonly cities: readonly City[],
    entries: readonly Entry[],
    /** Ranks by the whole folded name, the largest city first. */
    private readonly byName: ReadonlyMap<string, readonly number[]>,
  ) {
    this.keys = entries.map(([key]) => key);
    this.ranks = Int32Array.from(entries, ([, rank]) => rank);
  }

  /**
   * Builds the index in small steps, sorting by the first character, so that a country with many thousand cities blocks
   * no other work.
   *
   * @param named largest first
   */
  static async of(named: readonly NamedCity[]): Promise<CityIndex> {
    const byStart = new Map<string, Entry[]>();
    const byName = new Map<string, number[]>();
    const add = (name: string, rank: number) => {
      for (const key of wordStarts(name)) {
        const start = key.charAt(0);
        const entries = byStart.get(start);
        if (entries) entries.push([key, rank]);
        else byStart.set(start, [[key, rank]]);
      }
    };
    for (const [index, { city, otherNames }] of named.entries()) {
      if (index % citiesAtOnce === 0) await letOthersRun();
      const name = foldName(city.name);
      add(name, index);
      for (const other of otherNames) add(foldName(other), index + named.length);
      byName.set(name, [...(byName.get(name) ?? []), index]);
    }
    const sorted: Entry[] = [];
    for (const start of [...byStart.keys()].sort()) {
      await letOthersRun();
      const entries = byStart.get(start) ?? [];
      for (const entry of entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) sorted.push(entry);
    }
    return new CityIndex(
      named.map(({ city }) => city),
      sorted,
      byName,
    );
  }

  /**
   * @returns cities whose whole name matches first, because nothing else identifies the smallest of them; then matches
   * by their own name, by alternative names, and those whose name it abbreviates; each with the largest first
   */
  search(name: string, atMost: number): FoundCity[] {
    const start = foldName(name);
    if (start === '') return [];
    const [from, to] = this.range(start);
    const found = new Map<City, number>();
    const take = (ranks: Iterable<number>) => {
      for (const rank of ranks) {
        if (found.size === atMost) return;
        const city = this.cities[rank % this.cities.length];
        if (city && !found.has(city)) found.set(city, rank);
      }
    };
    take(this.byName.get(start) ?? []);
    take(this.ranks.slice(from, to).sort());
    if (found.size < atMost) take(this.shortened(start));
    return [...found].map(([city, rank]) => ({ city, rank }));
  }

  /** Ranks of names that it abbreviates, after those of all other names. A single letter would match too many. */
  private shortened(short: string): Int32Array {
    const [first = ''] = short.split(' ', 1);
    if (first === short || first.length < 2) return new Int32Array();
    const ranks: number[] = [];
    for (const word of wordsAlike(first)) {
      const [from, to] = this.range(word);
      for (let at = from; at < to; at++)
        if (isShortFor(short, this.keys[at] ?? ''))
          ranks.push((this.ranks[at] ?? 0) + 2 * this.cities.length);
    }
    return Int32Array.from(ranks).sort();
  }

  /** The range of names with this beginning. */
  private range(start: string): [from: number, to: number] {
    const from = this.firstAtOrAfter(start);
    let to = from;
    while (this.keys[to]?.startsWith(start)) to += 1;
    return [from, to];
  }

  /**
   * @returns the largest city of this whole name, in a region or anywhere; one with exactly this spelling before others
   */
  find(name: string, region: string | undefined): City | undefined {
    const alike = (this.byName.get(foldName(name)) ?? [])
      .flatMap((rank) => this.cities[rank] ?? [])
      .filter((city) => region === undefined || city.region === region);
    return alike.find((city) => city.name === name) ?? alike[0];
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
