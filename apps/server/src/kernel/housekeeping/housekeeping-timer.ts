import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { jitter } from '../ground/jitter.js';
import { Housekeeping } from './housekeeping.js';
import { Rounds } from './rounds.js';

const everyMs = 5 * 60_000;

/** Runs housekeeping in the worker, about every five minutes. */
@Injectable()
export class HousekeepingTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds: Rounds;

  constructor(housekeeping: Housekeeping) {
    // Slightly irregular, so that workers started together do not stay in step.
    this.rounds = new Rounds(
      () => housekeeping.runOnce(),
      () => everyMs / 2 + jitter(everyMs),
    );
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}
