/** Nobody else fits in. */
export class TurnstileFull extends Error {
  override readonly name = 'TurnstileFull';
}

/** Lets a bounded number of tasks run at once and a bounded number wait for their turn, first come, first served. */
export class Turnstile {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly leaving: (() => void)[] = [];

  /** @param together so many leave at once while others wait: what comes after them is then done in one go */
  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
    private readonly together = 1,
  ) {}

  /** @throws TurnstileFull when too many wait already */
  async pass<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.mayWait) throw new TurnstileFull();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running++;
    try {
      return await task();
    } finally {
      // The place goes from hand to hand, so that nobody slips in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
      await this.leave(next !== undefined);
    }
  }

  /** Where another follows, it or one after it opens the door for all; the last one always does. */
  private leave(anotherFollows: boolean): Promise<void> | undefined {
    if (anotherFollows && this.leaving.length + 1 < this.together)
      return new Promise((resolve) => this.leaving.push(resolve));
    for (const go of this.leaving.splice(0)) go();
    return undefined;
  }
}
