import { FairQueue } from './fair-queue.js';

/** Too many wait already: the task was refused. */
export class TurnstileFull extends Error {
  override readonly name = 'TurnstileFull';

  /** @param ofGroup whether only this group has too many waiting; tasks of other groups could still wait */
  constructor(readonly ofGroup: boolean) {
    super();
  }
}

export interface Lane {
  /** How many tasks may wait in it. */
  mayWait: number;
  /** How many of one group may wait; default: as many as of all. */
  ofOneGroup?: number;
  /** How many tasks it lets through before it is the next lane's turn; default 1. */
  share?: number;
}

export interface Place {
  /** Number of the lane; default 0, the first. */
  lane?: number;
  /** Groups of a lane take turns. */
  group?: string;
  /** Aborted, it ends the waiting with its reason. A task that runs already has to look at it itself. */
  signal?: AbortSignal;
}

interface OpenLane extends Required<Lane> {
  queue: FairQueue<() => void>;
}

/** Lets a bounded number of tasks run at once and a bounded number wait for their turn. */
export class Turnstile {
  private running = 0;
  private readonly lanes: readonly OpenLane[];
  /** Tasks that are done and wait for others to leave with. */
  private readonly leaving: (() => void)[] = [];
  /** The lane whose turn it is, and how many tasks it has let through since. */
  private current = 0;
  private turnsOfCurrent = 0;

  /**
   * @param mayWait lanes, or how many may wait when there is only one
   * @param together while others wait, done tasks are held back until there are so many, so that what follows them is
   *   done in one go
   */
  constructor(
    private readonly atOnce: number,
    mayWait: number | readonly Lane[],
    private readonly together = 1,
  ) {
    const lanes = typeof mayWait === 'number' ? [{ mayWait }] : mayWait;
    this.lanes = lanes.map((lane) => ({
      ofOneGroup: lane.mayWait,
      share: 1,
      ...lane,
      queue: new FairQueue<() => void>(),
    }));
  }

  /** How much of a lane is taken, 0 to 1. */
  fill(lane = 0): number {
    const { queue, mayWait } = this.lane(lane);
    return queue.size / mayWait;
  }

  /** @throws TurnstileFull when too many wait already; the signal's reason once that is aborted */
  async pass<T>(task: () => Promise<T>, place: Place = {}): Promise<T> {
    place.signal?.throwIfAborted();
    if (this.running >= this.atOnce) await this.wait(place);
    else this.running++;
    try {
      return await task();
    } finally {
      // The place passes straight to the next who waits: a new task can't take it in between.
      const next = this.next();
      if (next) next();
      else this.running--;
      await this.leave(next !== undefined);
    }
  }

  private wait({ lane = 0, group = '', signal }: Place): Promise<void> {
    const { queue, mayWait, ofOneGroup } = this.lane(lane);
    const isFull = queue.size >= mayWait;
    if (isFull || queue.sizeOf(group) >= ofOneGroup) throw new TurnstileFull(!isFull);
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        if (queue.remove(group, enter)) reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      queue.push(group, enter);
    });
  }

  /** The next task of the lane whose turn it is. An empty lane is skipped. */
  private next(): (() => void) | undefined {
    if (this.turnsOfCurrent >= this.lane(this.current).share) this.turn();
    for (let tried = 0; tried < this.lanes.length; tried++) {
      const next = this.lane(this.current).queue.shift();
      if (next) {
        this.turnsOfCurrent += 1;
        return next;
      }
      this.turn();
    }
    return undefined;
  }

  private turn(): void {
    this.current = (this.current + 1) % this.lanes.length;
    this.turnsOfCurrent = 0;
  }

  private lane(index: number): OpenLane {
    const lane = this.lanes[index];
    if (!lane) throw new Error(`No lane ${index}`);
    return lane;
  }

  /** Holds a done task back until enough are done or no other one follows; then all that were held back leave. */
  private leave(anotherFollows: boolean): Promise<void> | undefined {
    if (anotherFollows && this.leaving.length + 1 < this.together)
      return new Promise((resolve) => this.leaving.push(resolve));
    for (const go of this.leaving.splice(0)) go();
    return undefined;
  }
}
