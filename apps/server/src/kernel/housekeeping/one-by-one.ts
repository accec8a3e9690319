import { Inject, Injectable } from '@nestjs/common';
import { causeOf, LOG, type Log } from '../ground/log.js';
import { sweepItemFailures } from '../ground/measures.js';
import { TenantContext } from '../ground/tenant-context.js';
import { TenantRegistry } from '../tenancy/tenant-registry.js';

/** Ends items that need more than one statement, one at a time and each in its brand. */
@Injectable()
export class OneByOne {
  constructor(
    private readonly tenantRegistry: TenantRegistry,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * A failed item is retried in the next round, and does not stop the others.
   * @returns how many
   */
  async end<T extends { tenantId: string }>(
    found: readonly T[],
    work: (one: T) => Promise<unknown>,
  ): Promise<number> {
    for (const one of found) {
      const tenant = await this.tenantRegistry.byId(one.tenantId);
      if (!tenant) continue;
      await TenantContext.run(tenant, () => work(one)).catch((error: unknown) => {
        sweepItemFailures.inc();
        this.log.error(causeOf(error), 'could not be ended');
      });
    }
    return found.length;
  }
}
