import { Inject, Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Limits, type Limit } from '../../../kernel/http/limits.js';
import { problem } from '../../../kernel/http/problem.js';
import { TenantContext } from '../../../kernel/tenancy/tenant-context.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { requireGiven } from '../../staff/staff.api.js';

/** A progress that is looked at every few seconds is in it; a mail to oneself is as dear as any mail. */
const limits = {
  look: { name: 'newsletter-look', points: 240, seconds: 60 },
  write: { name: 'newsletter-write', points: 60, seconds: 60 },
  try: { name: 'newsletter-try', points: 20, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/** What every call about newsletters begins with: limits, and the brand of what it names. */
@Injectable()
export class NewsletterCalls {
  constructor(
    @Inject(Limits) private readonly limits: Limits,
    @Inject(TenantRegistry) private readonly registry: TenantRegistry,
  ) {}

  /** @throws Problem `rate_limited` */
  count(what: keyof typeof limits, { staffId }: StaffCaller): Promise<void> {
    return this.limits.consumeOnConsole(limits[what], staffId);
  }

  /**
   * Does something in the brand that a key names.
   *
   * @param key `<tenant>:<id>`
   * @throws Problem `not_found` for a brand that the caller was not given
   */
  within<T>(key: string, caller: StaffCaller, work: (id: string) => Promise<T>): Promise<T> {
    const [tenantId = '', id = ''] = key.split(':');
    return this.inBrand(tenantId, caller, () => work(id));
  }

  /** @throws Problem `not_found` for a brand that the caller was not given */
  async inBrand<T>(tenantId: string, caller: StaffCaller, work: () => Promise<T>): Promise<T> {
    requireGiven(caller, tenantId);
    const tenant = await this.registry.byId(tenantId);
    if (!tenant) throw problem('not_found');
    return TenantContext.run(tenant, work);
  }
}
