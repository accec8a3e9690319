/** Work by the clock: a round, a pause, the next round, so that no two run at once. */
export class Rounds {
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param round never rejects
   * @param pauseMs until the next round, asked after each
   */
  constructor(
    private readonly round: () => Promise<unknown>,
    private readonly pauseMs: () => number,
  ) {}

  /** Whether it was stopped. */
  get isOver(): boolean {
    return this.stopped;
  }

  /** @param inMs until the first round */
  start(inMs = this.pauseMs()): void {
    this.timer = setTimeout(() => {
      this.running = this.round().finally(() => {
        if (!this.stopped) this.start();
      });
    }, inMs);
  }

  /** Begins no further round. Resolves when the one under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
