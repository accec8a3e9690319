import { cpuMicroseconds } from './cpu.ts';
import { send, type Target } from './load.ts';
import { ratioText, result, type Goal, type Ratio, type Result, type Units } from './result.ts';
import { median, medianInterval } from './statistics.ts';

/** CPU time of one of what is measured, in microseconds. */
export interface Cost {
  app: number;
  /** Of the database meanwhile; 0 where none is asked. */
  database: number;
}

/** Runs a round. @returns what one of its requests cost */
export type Round = () => Promise<Cost>;

export interface CompareOptions {
  rounds?: number;
  /** Rounds that each runs before anything is measured, until its code is compiled; default 1. */
  warmUpRounds?: number;
  /** The ratio is that of the processes compared alone, or with the database's time; default `app`. */
  by?: 'app' | 'both';
  /** Says whether the ratio, or A's cost, is what it should be. */
  goal?: (ratio: number, cost: Cost) => Goal;
  /** What the cost model takes of A's cost. */
  units?: (cost: Cost) => Units;
}

/** Of requests over HTTP. */
export interface LoadOptions extends CompareOptions {
  /** Requests in a round of A and of B. */
  amounts: [a: number, b: number];
  /** Process of the database whose time is told, too. */
  databasePid?: number;
}

/** Measures A against B by the CPU time of a request, see `compareCosts`. */
export function compare(
  name: string,
  a: Target,
  b: Target,
  { amounts, databasePid, ...options }: LoadOptions,
): Promise<Result> {
  const round = (target: Target, amount: number): Round => {
    return () => costOf(target.pid, databasePid, amount, () => send(target, amount));
  };
  return compareCosts(name, round(a, amounts[0]), round(b, amounts[1]), options);
}

/**
 * Measures A against B in interleaved short rounds (A B B A …) and then A against A, by CPU time, which holds on a machine
 * whose speed drifts. The ratio is what A does by what B does for the same CPU time: 1 is equal, 0.5 costs twice as much.
 */
export async function compareCosts(
  name: string,
  a: Round,
  b: Round,
  { rounds = 15, warmUpRounds = 1, by = 'app', goal, units }: CompareOptions = {},
): Promise<Result> {
  for (let round = 0; round < warmUpRounds; round++) {
    await a();
    await b();
  }
  const sum = ({ app, database }: Cost): number => (by === 'app' ? app : app + database);
  const pairs = await inTurns(rounds, a, b);
  const self = await inTurns(Math.max(5, Math.floor(rounds / 3)), a, a);
  const ratio = ratioOf(pairs.map(([ofA, ofB]) => sum(ofB) / sum(ofA)));
  const noise = ratioOf(self.map(([one, other]) => sum(other) / sum(one)));
  const [ofA, ofB] = [medianCost(pairs.map(([cost]) => cost)), medianCost(pairs.map(([, cost]) => cost))];
  return result(
    name,
    {
      ratio: `${ratioText(ratio)}  (against itself ${noise.interval.map((one) => one.toFixed(2)).join('..')})`,
      'CPU of one': `${ofA.app.toFixed(0)} µs by ${ofB.app.toFixed(0)} µs, ${rounds} rounds`,
      ...(ofA.database > 0 && {
        'of the database': `${ofA.database.toFixed(0)} µs by ${ofB.database.toFixed(0)} µs`,
      }),
    },
    {
      ratio,
      ...(goal && { goal: goal(ratio.value, ofA) }),
      ...(units && { units: units(ofA) }),
    },
  );
}

/** What one of so many costs that `work` does. */
export async function costOf(
  pid: number,
  databasePid: number | undefined,
  amount: number,
  work: () => Promise<unknown>,
): Promise<Cost> {
  const read = (): Cost => ({
    app: cpuMicroseconds(pid),
    database: databasePid === undefined ? 0 : cpuMicroseconds(databasePid),
  });
  const before = read();
  await work();
  const after = read();
  return { app: (after.app - before.app) / amount, database: (after.database - before.database) / amount };
}

/** A B B A …, so that what befalls the machine befalls both. */
export async function inTurns<T>(
  rounds: number,
  a: (round: number) => Promise<T>,
  b: (round: number) => Promise<T>,
): Promise<[a: T, b: T][]> {
  const pairs: [T, T][] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const ofA = await a(round);
      pairs.push([ofA, await b(round)]);
    } else {
      const ofB = await b(round);
      pairs.push([await a(round), ofB]);
    }
  }
  return pairs;
}

/** @param ratios one of each round */
export function ratioOf(ratios: readonly number[]): Ratio {
  return { value: median(ratios), interval: medianInterval(ratios) };
}

export function medianCost(costs: readonly Cost[]): Cost {
  return {
    app: median(costs.map(({ app }) => app)),
    database: median(costs.map(({ database }) => database)),
  };
}
