import os from 'node:os';
import { cpuMicroseconds } from './cpu.ts';
import { send, type Target } from './load.ts';
import { median, medianInterval } from './statistics.ts';

export interface Comparison {
  name: string;
  /** Throughput of A by that of B for the same CPU time: 1 is equal, 0.5 costs twice as much. */
  ratio: number;
  interval: [low: number, high: number];
  /** The same for A against itself: what the machine's noise alone makes of it. */
  noise: [low: number, high: number];
  /** Microseconds of CPU a request, A's and B's medians. */
  microseconds: [a: number, b: number];
  loadAverage: number;
  rounds: number;
  /** What else was seen meanwhile. */
  notes?: readonly string[];
}

export interface CompareOptions {
  rounds?: number;
  /** Requests in a round of A and of B. */
  amounts: [a: number, b: number];
  /** Rounds that each runs before anything is measured, until its code is compiled; default 1. */
  warmUpRounds?: number;
}

/**
 * Measures A against B in interleaved short rounds (A B B A …) and then A against A, by CPU time a request, which holds
 * on a machine whose speed drifts.
 */
export async function compare(
  name: string,
  a: Target,
  b: Target,
  { rounds = 15, amounts, warmUpRounds = 1 }: CompareOptions,
): Promise<Comparison> {
  for (let round = 0; round < warmUpRounds; round++) {
    await send(a, amounts[0]);
    await send(b, amounts[1]);
  }
  const first = await series(a, b, amounts, rounds);
  const self = await series(a, a, [amounts[0], amounts[0]], Math.max(5, Math.floor(rounds / 3)));
  const ratios = first.map(([ofA, ofB]) => ofB / ofA);
  return {
    name,
    ratio: median(ratios),
    interval: medianInterval(ratios),
    noise: medianInterval(self.map(([one, other]) => other / one)),
    microseconds: [median(first.map(([ofA]) => ofA)), median(first.map(([, ofB]) => ofB))],
    loadAverage: os.loadavg()[0] ?? Number.NaN,
    rounds,
  };
}

async function series(
  a: Target,
  b: Target,
  amounts: [number, number],
  rounds: number,
): Promise<[number, number][]> {
  const results: [number, number][] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const ofA = await cost(a, amounts[0]);
      results.push([ofA, await cost(b, amounts[1])]);
    } else {
      const ofB = await cost(b, amounts[1]);
      results.push([await cost(a, amounts[0]), ofB]);
    }
  }
  return results;
}

async function cost(target: Target, amount: number): Promise<number> {
  const before = cpuMicroseconds(target.pid);
  await send(target, amount);
  return (cpuMicroseconds(target.pid) - before) / amount;
}
