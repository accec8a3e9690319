import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { jitter } from '../ground/jitter.js';
import { Housekeeping } from './housekeeping.js';

const everyMs = 5 * 60_000;

/** Runs housekeeping in the worker: a round, a pause of about five minutes, the next round. */
@Injectable()
export class HousekeepingTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly housekeeping: Housekeeping) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Slightly irregular, so that workers started together do not stay in step. */
  private schedule(): void {
    this.timer = setTimeout(
      () => {
        this.running = this.housekeeping.runOnce().finally(() => {
          if (!this.stopped) this.schedule();
        });
      },
      everyMs / 2 + jitter(everyMs),
    );
  }
}
