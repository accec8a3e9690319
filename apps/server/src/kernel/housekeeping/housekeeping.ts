import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Clock } from '../../ports/clock.js';
import { causeOf, LOG, type Log } from '../ground/log.js';
import { sweepFailures, sweepSuccesses } from '../ground/measures.js';
import { acrossTenants } from '../ground/tenant-context.js';
import { OldRows } from './old-rows.js';
import { sweepName, type Sweeps } from './sweep.js';

const batch = 200;
/** Of one kind in one round; the rest waits for the next, after the other kinds. */
const batchesAtMost = 50;

/** Runs every sweep. The worker calls it by the clock (`HousekeepingTimer`). */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  private readonly sweeps: { name: string; sweeper: Sweeps }[] = [];

  constructor(
    private readonly discoveryService: DiscoveryService,
    private readonly oldRows: OldRows,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @throws Error for an entity without `@Retention` */
  onApplicationBootstrap(): void {
    this.sweeps.push(...this.oldRows.sweeps());
    for (const { instance, metatype } of this.discoveryService.getProviders()) {
      const name = metatype ? sweepName(metatype) : undefined;
      if (name !== undefined) this.sweeps.push({ name, sweeper: instance as Sweeps });
    }
  }

  /**
   * One round; a failing sweep does not stop the others.
   * @returns the number of ended items, by name
   */
  async runOnce(): Promise<Record<string, number>> {
    const ended: Record<string, number> = {};
    for (const { name, sweeper } of this.sweeps) {
      sweepSuccesses.expect(name);
      try {
        ended[name] = await this.run(sweeper);
        sweepSuccesses.note(name);
      } catch (error) {
        sweepFailures.inc({ sweep: name });
        this.log.error({ ...causeOf(error), sweep: name }, 'sweep failed');
      }
    }
    return ended;
  }

  private async run(sweeper: Sweeps): Promise<number> {
    let ended = 0;
    for (let turn = 0; turn < batchesAtMost; turn++) {
      const count = await acrossTenants('sweep', () => sweeper.sweep(this.clock.now(), batch));
      ended += count;
      if (count < batch) break;
    }
    return ended;
  }
}
