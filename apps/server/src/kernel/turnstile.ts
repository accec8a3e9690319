/** Nobody else fits in. */
export class TurnstileFull extends Error {
  override readonly name = 'TurnstileFull';
}

/** Lets a bounded number of tasks run at once and a bounded number wait for their turn, first come, first served. */
export class Turnstile {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
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
    }
  }
}
