import { FairQueue } from './fair-queue.js';

/** Nobody else fits in. */
export class TurnstileFull extends Error {
  override readonly name = 'TurnstileFull';

  /** @param ofGroup whether it is the group that waits for too much, while others still fit in */
  constructor(readonly ofGroup: boolean) {
    super();
  }
}

export interface Lane {
  mayWait: number;
  /** Of one group; as many as of all without it. */
  ofOneGroup?: number;
  /** Turns that it gets one after the other before the next lane has its own; one without it. */
  share?: number;
}

export interface Place {
  /** Which of the lanes; the first without it. */
  lane?: number;
  /** Groups of a lane take turns. */
  group?: string;
  /** Whoever waits leaves with its reason; a task that runs has to look at it itself. */
  signal?: AbortSignal;
}

interface OpenLane extends Required<Lane> {
  queue: FairQueue<() => void>;
}

/** Lets a bounded number of tasks run at once and a bounded number wait for their turn. */
export class Turnstile {
  private running = 0;
  private readonly lanes: readonly OpenLane[];
  private readonly leaving: (() => void)[] = [];
  /** Whose turn it is, and how many it had already. */
  private current = 0;
  private turnsOfCurrent = 0;

  /**
   * @param mayWait lanes, or how many wait in the only one
   * @param together so many leave at once while others wait: what comes after them is then done in one go
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
      // The place goes from hand to hand, so that nobody slips in between.
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

  /** The next of the lane whose turn it is; a lane where nobody waits loses nothing to the others. */
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

  /** Where another follows, it or one after it opens the door for all; the last one always does. */
  private leave(anotherFollows: boolean): Promise<void> | undefined {
    if (anotherFollows && this.leaving.length + 1 < this.together)
      return new Promise((resolve) => this.leaving.push(resolve));
    for (const go of this.leaving.splice(0)) go();
    return undefined;
  }
}
