/** Spreads what many processes or statements would else do at the same moment: anything from nothing to `ms`. */
export function jitter(ms: number): number {
  return Math.random() * ms;
}
