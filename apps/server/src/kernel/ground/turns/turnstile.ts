import { FairQueue } from './fair-queue.js';

/** Too many tasks already wait: this one was refused. */
export class TurnstileFull extends Error {
  override readonly name = 'TurnstileFull';

  /** @param ofGroup whether only this group has too many waiting; tasks of other groups could still wait */
  constructor(readonly ofGroup: boolean) {
    super();
  }
}

export interface Lane {
  /** Maximum number of waiting tasks. */
  mayWait: number;
  /** Maximum of one group; default: the overall maximum. */
  ofOneGroup?: number;
  /** How many tasks it lets through before the next lane's turn; default 1. */
  share?: number;
}

export interface Place {
  /** Number of the lane; default 0, the first. */
  lane?: number;
  /** Groups of a lane take turns. */
  group?: string;
  /** When aborted, waiting ends with its reason. A running task must check it itself. */
  signal?: AbortSignal;
}

interface OpenLane extends Required<Lane> {
  queue: FairQueue<() => void>;
}

/** Runs a bounded number of tasks at once, while a bounded number wait for their turn. */
export class Turnstile {
  private running = 0;
  private readonly lanes: readonly OpenLane[];
  /** Finished tasks that wait to leave together with others. */
  private readonly leaving: (() => void)[] = [];
  /** The current lane, and how many tasks it has let through. */
  private current = 0;
  private turnsOfCurrent = 0;

  /**
   * @param mayWait lanes, or the maximum of waiting tasks for a single one
   * @param together while others wait, finished tasks are held back until there are this many, so that the work after
   * them runs in one go
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

  /** How full a lane is, 0 to 1. */
  fill(lane = 0): number {
    const { queue, mayWait } = this.lane(lane);
    return queue.size / mayWait;
  }

  /** @throws TurnstileFull when too many already wait; the signal's reason once that is aborted */
  async pass<T>(task: () => Promise<T>, place: Place = {}): Promise<T> {
    place.signal?.throwIfAborted();
    if (this.running >= this.atOnce) await this.wait(place);
    else this.running++;
    try {
      return await task();
    } finally {
      // The slot passes directly to the next waiting task: a new task can't take it in between.
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

  /** The next task of the current lane. An empty lane is skipped. */
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

  /** Holds a finished task back until enough have finished or no other follows; then all held back leave. */
  private leave(anotherFollows: boolean): Promise<void> | undefined {
    if (anotherFollows && this.leaving.length + 1 < this.together)
      return new Promise((resolve) => this.leaving.push(resolve));
    for (const go of this.leaving.splice(0)) go();
    return undefined;
  }
}
