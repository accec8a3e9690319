/** Too many wait for the same key. */
export class TooManyTurns extends Error {
  override readonly name = 'TooManyTurns';
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Runs a bounded number of tasks per key at once in this process; further tasks of the key wait in line. */
export class KeyedTurns {
  private readonly lines = new Map<string, Line>();

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
  ) {}

  /** @throws TooManyTurns */
  async pass<T>(key: string, task: () => Promise<T>): Promise<T> {
    const line = this.lineOf(key);
    if (line.running < this.atOnce) line.running += 1;
    else {
      if (line.waiting.length >= this.mayWait) throw new TooManyTurns();
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      // The turn passes directly to the next waiting task: a new task can't take it in between.
      const next = line.waiting.shift();
      if (next) next();
      else {
        line.running -= 1;
        if (line.running === 0) this.lines.delete(key);
      }
    }
  }

  private lineOf(key: string): Line {
    const known = this.lines.get(key);
    if (known) return known;
    const line: Line = { running: 0, waiting: [] };
    this.lines.set(key, line);
    return line;
  }
}
