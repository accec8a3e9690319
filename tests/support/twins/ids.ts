import { randomBytes } from 'node:crypto';
import { TenantContext } from '../../../apps/server/src/kernel/ground/tenant-context.ts';
import { Ids } from '../../../apps/server/src/ports/ids.ts';

/** Gives two brands in which the same things happen the same ids. */
export class TwinIds extends Ids {
  private readonly counts = new Map<string, number>();

  next(): string {
    const scope = TenantContext.isSet() ? 'brand' : 'staff';
    const key = TenantContext.isSet() ? TenantContext.id() : scope;
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count.toString().padStart(24, scope === 'brand' ? '0' : '9');
  }

  secret(bytes = 32): string {
    return randomBytes(bytes).toString('base64url');
  }
}
