import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { causeOf, LOG, type Log } from '../../../kernel/ground/log.js';
import { sweepFailures, sweepSuccesses } from '../../../kernel/ground/measures.js';
import { Rounds } from '../../../kernel/housekeeping/rounds.js';
import { CheckDueHosts } from './check-due-hosts.js';

const everyMs = 10_000;
/** In the metrics of sweeps, whose alarms are about this, too. */
const sweep = 'host checks';

/** Looks at due hosts in the worker, every ten seconds: housekeeping is too slow for people who wait. */
@Injectable()
export class HostCheckTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds = new Rounds(
    () => this.runOnce(),
    () => everyMs,
  );

  constructor(
    private readonly checkDueHosts: CheckDueHosts,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    sweepSuccesses.expect(sweep);
    this.rounds.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  private async runOnce(): Promise<void> {
    try {
      await this.checkDueHosts.run(() => this.rounds.isOver);
      sweepSuccesses.note(sweep);
    } catch (error) {
      sweepFailures.inc({ sweep });
      this.log.error({ ...causeOf(error), sweep }, 'sweep failed');
    }
  }
}
