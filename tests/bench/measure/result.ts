import os from 'node:os';

/** What a bench found. */
export interface Result {
  name: string;
  /** What is told, line by line. */
  figures: Readonly<Record<string, string>>;
  ratio?: Ratio;
  goal?: Goal;
  units?: Units;
  loadAverage: number;
}

/** Ours beside a counterpart of the same run. */
export interface Ratio {
  value: number;
  /** 95 % of its median, by bootstrap over the rounds. */
  interval: [low: number, high: number];
}

/** What a workload of docs/performance.md is to reach. */
export interface Goal {
  workload: `W${number}` | `W${number}b`;
  text: string;
  isMet: boolean;
}

/** What the cost model of docs/performance.md computes with; microseconds are CPU time. */
export type Units = Partial<
  Record<
    | `${'message' | 'poll' | 'page' | 'visit'}${'App' | 'Database'}Us`
    | 'messageRows'
    | 'messageTableBytes'
    | 'messageLogBytes'
    | 'loginUs'
    | 'photoUs'
    | 'socketBytes'
    | 'memberTableBytes'
    | 'brandBytes'
    | 'brandTableBytes'
    | 'brandRows',
    number
  >
>;

/** @param rest what else it has than figures to be read */
export function result(
  name: string,
  figures: Result['figures'],
  rest: Pick<Result, 'ratio' | 'goal' | 'units'> = {},
): Result {
  return { name, figures, ...rest, loadAverage: os.loadavg()[0] ?? Number.NaN };
}

export const atLeast = (workload: Goal['workload'], least: number, value: number, of: string): Goal => ({
  workload,
  text: `≥ ${least} ${of}`,
  isMet: value >= least,
});

export const atMost = (workload: Goal['workload'], most: number, value: number, of: string): Goal => ({
  workload,
  text: `≤ ${most} ${of}`,
  isMet: value <= most,
});

export function ratioText({ value, interval: [low, high] }: Ratio): string {
  return `${value.toFixed(2)}  95 % ${low.toFixed(2)}..${high.toFixed(2)}`;
}
