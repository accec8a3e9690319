import { Inject, Injectable } from '@nestjs/common';
import { LOG, type Log } from '../ground/log.js';
import { TenantContext } from '../ground/tenant-context.js';
import { TenantRegistry } from '../tenancy/tenant-registry.js';

/** Ends things that take more than a statement, each in its brand and by itself. */
@Injectable()
export class OneByOne {
  constructor(
    private readonly tenantRegistry: TenantRegistry,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** One that fails is tried again in the next round, and keeps none of the others from their end. @returns how many */
  async end<T extends { tenantId: string }>(
    found: readonly T[],
    work: (one: T) => Promise<unknown>,
  ): Promise<number> {
    for (const one of found) {
      const tenant = await this.tenantRegistry.byId(one.tenantId);
      if (!tenant) continue;
      await TenantContext.run(tenant, () => work(one)).catch((error: unknown) =>
        this.log.error({ err: error }, 'could not be ended'),
      );
    }
    return found.length;
  }
}
