import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { causeOf, LOG, type Log } from '../../../kernel/ground/log.js';
import { sweepFailures, sweepSuccesses } from '../../../kernel/ground/measures.js';
import { CheckDueHosts } from './check-due-hosts.js';

const everyMs = 10_000;
/** In the metrics of sweeps, whose alarms are about this, too. */
const sweep = 'host checks';

/** Looks at due hosts in the worker: a round, a pause, the next round. Housekeeping is too slow for people who wait. */
@Injectable()
export class HostCheckTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly checkDueHosts: CheckDueHosts,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    sweepSuccesses.expect(sweep);
    this.schedule();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.running = this.runOnce().finally(() => {
        if (!this.stopped) this.schedule();
      });
    }, everyMs);
  }

  private async runOnce(): Promise<void> {
    try {
      await this.checkDueHosts.run(() => this.stopped);
      sweepSuccesses.note(sweep);
    } catch (error) {
      sweepFailures.inc({ sweep });
      this.log.error({ ...causeOf(error), sweep }, 'sweep failed');
    }
  }
}
