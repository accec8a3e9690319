/** A random delay from 0 to `ms`, so that many processes or statements do not act at the same moment. */
export function jitter(ms: number): number {
  return Math.random() * ms;
}
