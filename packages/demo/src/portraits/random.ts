/** A deterministic source of choices: the same seed always gives the same sequence. */
export interface Random {
  /** A float in [0, 1). */
  next(): number;
  /** A float in [min, max). */
  range(min: number, max: number): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** One key, likelier the larger its weight. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
}

/** 32-bit hash of a text (xmur3); spreads seeds that differ in one letter. */
function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A generator (mulberry32) for the given seed text. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new RangeError('pick() needs a non-empty list');
    return chosen;
  };
  return {
    next,
    pick,
    range: (min, max) => min + (max - min) * next(),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    weighted: (weights) => {
      const keys = Object.keys(weights) as (keyof typeof weights)[];
      const total = keys.reduce((sum, key) => sum + (weights[key] ?? 0), 0);
      let left = next() * total;
      for (const key of keys) {
        left -= weights[key] ?? 0;
        if (left < 0) return key;
      }
      return pick(keys);
    },
  };
}
