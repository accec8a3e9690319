import { problem } from '../../ground/problem.js';

export interface RenderLimits {
  /** Concurrent renders. */
  atOnce: number;
  /** Per reader or network. */
  ofOne: number;
  mayWait: number;
  mayWaitOfOne: number;
}

/** A render is CPU-bound, so more at once would only delay all of them. */
const usualLimits: RenderLimits = { atOnce: 4, ofOne: 2, mayWait: 64, mayWaitOfOne: 16 };

/** The longest pause before the next turn, however long the last page took. */
const longestRestMs = 250;
/** `retry_after` of a refusal. */
const retryAfterSeconds = 2;

interface Lane {
  running: number;
  waiting: (() => void)[];
  /** On `performance.now()`. */
  restsUntil: number;
}

/**
 * Schedules the rendering of pages. Turns go round among readers and networks, so that one with many requests waits
 * behind itself; and between its own pages it rests as long as the last one took, so that half of the processor's time
 * is always left for others.
 */
export class RenderTurns {
  private running = 0;
  private waiting = 0;
  /** In the order in which they are due. */
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly limits: RenderLimits = usualLimits) {}

  /**
   * @param who the reader or network that the page is for
   * @param isGone whether the client has disconnected
   * @throws Problem `unavailable` with `retry_after` when too many already wait
   */
  async pass<T>(who: string, render: () => Promise<T>, isGone: () => boolean): Promise<T> {
    const lane = this.lanes.get(who) ?? { running: 0, waiting: [], restsUntil: 0 };
    if (!this.isFree(lane)) this.requireRoom(lane);
    this.lanes.set(who, lane);
    await new Promise<void>((resolve) => {
      lane.waiting.push(resolve);
      this.waiting++;
      this.startDue();
    });
    const began = performance.now();
    try {
      if (isGone()) throw problem('unavailable');
      return await render();
    } finally {
      this.end(who, lane, performance.now() - began);
    }
  }

  private isFree(lane: Lane): boolean {
    return this.running < this.limits.atOnce && lane.running < this.limits.ofOne && lane.waiting.length === 0;
  }

  private requireRoom(lane: Lane): void {
    if (this.waiting >= this.limits.mayWait || lane.waiting.length >= this.limits.mayWaitOfOne)
      throw problem('unavailable', { retry_after: retryAfterSeconds });
  }

  private startDue(): void {
    const now = performance.now();
    for (const [who, lane] of [...this.lanes]) {
      if (this.running >= this.limits.atOnce) return;
      if (lane.running >= this.limits.ofOne || lane.restsUntil > now) continue;
      const start = lane.waiting.shift();
      if (!start) continue;
      // After its turn a lane goes to the end of the round.
      this.lanes.delete(who);
      this.lanes.set(who, lane);
      this.waiting--;
      this.running++;
      lane.running++;
      start();
    }
  }

  private end(who: string, lane: Lane, tookMs: number): void {
    this.running--;
    lane.running--;
    if (lane.waiting.length > 0) {
      const rest = Math.min(tookMs, longestRestMs);
      lane.restsUntil = performance.now() + rest;
      setTimeout(() => this.startDue(), Math.ceil(rest) + 1);
    } else if (lane.running === 0) this.lanes.delete(who);
    this.startDue();
  }
}
