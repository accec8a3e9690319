import { Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { requireGiven } from './given-tenants.js';

/** The only way for a call of the console to enter a brand: only one that its caller has access to (decisions §9). */
@Injectable()
export class GivenBrands {
  constructor(private readonly tenantRegistry: TenantRegistry) {}

  /** @throws Problem `not_found` for a brand that the caller has no access to, and for an unknown one */
  async inBrand<T>(tenantId: string, caller: StaffCaller, work: () => Promise<T>): Promise<T> {
    requireGiven(caller, tenantId);
    const tenant = await this.tenantRegistry.byId(tenantId);
    if (!tenant) throw problem('not_found');
    return TenantContext.run(tenant, work);
  }

  /** The caller's existing brands, by id. */
  ids({ tenants }: StaffCaller): string[] {
    const known = this.tenantRegistry.ids();
    return (tenants === null ? known : known.filter((id) => tenants.includes(id))).sort();
  }

  /**
   * Runs work in one brand, or in each of the caller's brands. Sequential, so that many staff opening a page at nine
   * o'clock do not exhaust the connection pool.
   *
   * @param tenantId undefined for all of them
   * @throws Problem `not_found` like `inBrand`
   */
  async inEach<T>(tenantId: string | undefined, caller: StaffCaller, work: () => Promise<T>): Promise<T[]> {
    const found: T[] = [];
    for (const id of tenantId === undefined ? this.ids(caller) : [tenantId])
      found.push(await this.inBrand(id, caller, work));
    return found;
  }

  /**
   * Runs work in the brand that a row's key names.
   *
   * @param key `<tenant>:<id>`
   * @throws Problem `not_found` like `inBrand`
   */
  within<T>(key: string, caller: StaffCaller, work: (id: string) => Promise<T>): Promise<T> {
    const [tenantId = '', id = ''] = key.split(':');
    return this.inBrand(tenantId, caller, () => work(id));
  }
}
