/** Failures at start that are tried again while other processes serve or have served: about a minute and a half. */
const mostFailures = 12;
const [firstDelayMs, longestDelayMs] = [100, 10_000];

/**
 * @param failures processes in a row that ended before they served
 * @returns how long to wait before the next one is started, in milliseconds
 */
export function restartDelay(failures: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** failures);
}

/**
 * Whether to give up. At the first start one failure is enough, as without a supervisor: the process manager shows its
 * reason and tries again.
 */
export function failedTooOften(failures: number, everServed: boolean): boolean {
  return failures >= (everServed ? mostFailures : 1);
}
