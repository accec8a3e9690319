/** Tells which of many alike events is worth a line: the first, and then one in each stretch of time. */
export class Sampled {
  private readonly seen = new Map<string, { at: number; more: number }>();

  constructor(private readonly everyMs: number) {}

  /**
   * @param kind one of few: each is remembered
   * @param now milliseconds
   * @returns how many there were since the last that was worth a line, with this one; undefined where it is not
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
