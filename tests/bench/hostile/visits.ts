import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Sends one request of a series. @returns whether it was answered as people expect */
export type Visit = (number: number) => Promise<boolean>;

export interface Seen {
  /** Milliseconds from the moment a visit was due until its answer was there. */
  milliseconds: number[];
  /** Visits that were refused or failed. */
  refused: number;
}

/**
 * Visits begin at their times, whether those before were answered or not: who is slow to answer does not get fewer.
 *
 * @param options how many a second, for how many seconds
 */
export async function visits(
  visit: Visit,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Seen> {
  const seen: Seen = { milliseconds: [], refused: 0 };
  const start = performance.now();
  const one = async (number: number): Promise<void> => {
    const due = start + (number * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    const answered = await visit(number).catch(() => false);
    seen.milliseconds.push(performance.now() - due);
    if (!answered) seen.refused += 1;
  };
  await Promise.all(Array.from({ length: perSecond * seconds }, (_, number) => one(number)));
  return seen;
}
