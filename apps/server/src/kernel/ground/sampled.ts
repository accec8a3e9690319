/** Selects which of many similar events to log: the first, and then one per period. */
export class Sampled {
  private readonly seen = new Map<string, { at: number; more: number }>();

  constructor(private readonly everyMs: number) {}

  /**
   * @param kind one of few: each is remembered
   * @param now milliseconds
   * @returns the number of events since the last one logged, including this one; undefined if it should not be logged
   */
  take(kind: string, now: number): number | undefined {
    const last = this.seen.get(kind);
    if (last && now - last.at < this.everyMs) {
      last.more += 1;
      return undefined;
    }
    this.seen.set(kind, { at: now, more: 0 });
    return (last?.more ?? 0) + 1;
  }
}
