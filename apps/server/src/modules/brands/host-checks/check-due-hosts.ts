import { Inject, Injectable } from '@nestjs/common';
import { causeOf, LOG, type Log } from '../../../kernel/ground/log.js';
import { sweepItemFailures } from '../../../kernel/ground/measures.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../../ports/clock.js';
import { CheckHost } from './check-host.js';
import { HostChecksRepository, type DueHost } from './host-checks.repository.js';

/** Of one round. */
const atMost = 200;
/** Looks at once: a name whose servers are silent takes a place for ten seconds. */
const atOnce = 20;
/** After this another worker may look at a host that one took. */
const leaseMs = 2 * 60_000;

/** Looks at the hosts of all brands whose look is due. Several workers may do it at once. */
@Injectable()
export class CheckDueHosts {
  constructor(
    private readonly checkHost: CheckHost,
    private readonly clock: Clock,
    private readonly hostChecks: HostChecksRepository,
    private readonly tenantRegistry: TenantRegistry,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * One round.
   *
   * @param isOver whether to begin no further look
   * @returns how many hosts were due
   */
  async run(isOver: () => boolean = () => false): Promise<number> {
    await this.hostChecks.follow(this.clock.now(), atMost);
    const due = await this.hostChecks.due(this.clock.now(), atMost);
    const waiting = [...due];
    const inTurn = async (): Promise<void> => {
      for (let one = waiting.shift(); one && !isOver(); one = waiting.shift()) await this.look(one);
    };
    await Promise.all(Array.from({ length: atOnce }, inTurn));
    return due.length;
  }

  private async look(due: DueHost): Promise<void> {
    try {
      const tenant = await this.tenantRegistry.byId(due.tenantId);
      if (tenant) await TenantContext.run(tenant, () => this.lookInBrand(due));
    } catch (error) {
      sweepItemFailures.inc();
      this.log.error(causeOf(error), 'a host could not be looked at');
    }
  }

  private async lookInBrand(due: DueHost): Promise<void> {
    const until = new Date(this.clock.now().getTime() + leaseMs);
    if (!(await this.hostChecks.take(due, until))) return;
    const row = await this.hostChecks.find(due.host);
    if (row) await this.checkHost.check(row);
  }
}
