import os from 'node:os';
import { median, medianInterval } from './statistics.ts';

/** How much longer one of two things takes than the other. */
export interface Difference {
  name: string;
  /** Medians in milliseconds, A's and B's. */
  medians: [a: number, b: number];
  /** 95 % interval of the median of what A takes more than B, pair by pair, in milliseconds. */
  interval: [low: number, high: number];
  loadAverage: number;
  rounds: number;
}

/** Measures A and B in turn (A B B A …); each call gives the milliseconds it took. */
export async function differ(
  name: string,
  rounds: number,
  { a, b }: Record<'a' | 'b', (round: number) => Promise<number>>,
): Promise<Difference> {
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const ofA = await a(round);
      pairs.push([ofA, await b(round)]);
    } else {
      const ofB = await b(round);
      pairs.push([await a(round), ofB]);
    }
  }
  return {
    name,
    medians: [median(pairs.map(([ofA]) => ofA)), median(pairs.map(([, ofB]) => ofB))],
    interval: medianInterval(pairs.map(([ofA, ofB]) => ofA - ofB)),
    loadAverage: os.loadavg()[0] ?? Number.NaN,
    rounds,
  };
}
