import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What this process counts, for Prometheus. One registry per process, as a process is what Prometheus scrapes, and as
 * statements and jobs are counted far below any injection. Gauges that belong to an application are in `metricsOf`.
 *
 * No value and no label is about a member, and none is a brand: there may be ten thousand. A label has few values, all
 * of them known to the code.
 */
export const measures = new Registry();

/** @param name without `kindling_`; ends in `_total` */
export function counter<L extends string = never>(
  name: string,
  help: string,
  labelNames: readonly L[] = [],
): Counter<L> {
  return new Counter({ name: `kindling_${name}`, help, labelNames, registers: [measures] });
}

/**
 * @param name without `kindling_`; ends in its unit
 * @param aggregator how the values of several web processes become one: those read from the database are the same in all
 */
export function gauge<L extends string = never>(
  name: string,
  help: string,
  labelNames: readonly L[] = [],
  aggregator: 'sum' | 'max' = 'max',
): Gauge<L> {
  return new Gauge({ name: `kindling_${name}`, help, labelNames, aggregator, registers: [measures] });
}

/** @param name without `kindling_`; ends in `_seconds` */
export function histogram<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  buckets: number[],
): Histogram<L> {
  return new Histogram({ name: `kindling_${name}`, help, labelNames, buckets, registers: [measures] });
}

/**
 * The instant of the last success of each of some recurring things. It begins when the first is due: an alert on its age
 * then waits as long as after a success.
 */
export class LastSuccess<L extends string> {
  private readonly instants: Gauge<L>;
  private readonly expected = new Set<string>();

  constructor(
    name: string,
    help: string,
    private readonly label: L,
  ) {
    this.instants = gauge(name, `${help}; before the first when it was due`, [label]);
  }

  /** From now on this process should succeed at it. */
  expect(name: string): void {
    if (this.expected.has(name)) return;
    this.expected.add(name);
    this.instants.setToCurrentTime({ [this.label]: name } as Record<L, string>);
  }

  /** Notes a success; without effect for what is not expected. */
  note(name: string): void {
    if (this.expected.has(name)) this.instants.setToCurrentTime({ [this.label]: name } as Record<L, string>);
  }
}

/** Statements and transactions that were repeated because the database aborted them, by its error number. */
export const databaseRepeats = counter(
  'database_repeats_total',
  'Statements and transactions that were repeated, by error number',
  ['errno'],
);

export const limitRefusals = counter(
  'limit_refusals_total',
  'Calls that a limit refused, by the name of the limit',
  ['limit'],
);

export const httpRequests = counter(
  'http_requests_total',
  'Answered requests by pattern of the route, method and class of status',
  ['route', 'method', 'status'],
);
export const httpDurations = histogram(
  'http_request_duration_seconds',
  'Time to the last byte of an answer, by pattern of the route',
  ['route'],
  [0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
);

export const pageCacheReads = counter(
  'page_cache_reads_total',
  'Pages for all visitors, from memory or not',
  ['result'],
);

export const jobRuns = counter(
  'job_runs_total',
  'Attempts of side effects by name and outcome: done, retried later, given up, or left to another release',
  ['job_name', 'outcome'],
);
export const jobDurations = histogram(
  'job_duration_seconds',
  'Duration of an attempt of a side effect',
  ['job_name'],
  [0.1, 1, 10, 60],
);
export const dailyJobSuccesses = new LastSuccess(
  'daily_job_success_timestamp_seconds',
  'Last time that a job of every day succeeded in this process, for any brand',
  'job_name',
);

export const sweepFailures = counter('sweep_failures_total', 'Sweeps that ended with an error, by name', [
  'sweep',
]);
export const sweepItemFailures = counter(
  'sweep_item_failures_total',
  'Single items that a sweep or a daily job could not end',
);
export const sweepSuccesses = new LastSuccess(
  'sweep_success_timestamp_seconds',
  'Last time that a sweep ended without an error in this process',
  'sweep',
);
