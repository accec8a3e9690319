import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tenant } from './tenant.js';

type Scope = { tenant: Tenant } | { across: string };

const storage = new AsyncLocalStorage<Scope>();

/** Net 1 of the tenancy: the brand of the current call. */
export const TenantContext = {
  /** Runs `fn` for one brand. A brand can only be set for the duration of a call. */
  run<T>(tenant: Tenant, fn: () => T): T {
    return storage.run({ tenant }, fn);
  },

  /** @throws Error when no brand is set: a programming mistake, never a visitor's */
  current(): Tenant {
    const scope = storage.getStore();
    if (!scope || 'across' in scope) throw new Error('No tenant is set for this call');
    return scope.tenant;
  },

  id(): string {
    return TenantContext.current().id;
  },

  /** The reason given to `acrossTenants`; undefined inside a brand or outside of both. */
  acrossReason(): string | undefined {
    const scope = storage.getStore();
    return scope && 'across' in scope ? scope.across : undefined;
  },

  isSet(): boolean {
    const scope = storage.getStore();
    return scope !== undefined && 'tenant' in scope;
  },
};

/**
 * The only exit from the tenancy, for work that by its nature spans all brands (leasing outbox rows, the console's
 * lists). Its call sites are a checked list in `tests/architecture/across-tenants.spec.ts`.
 */
export function acrossTenants<T>(reason: string, fn: () => T): T {
  return storage.run({ across: reason }, fn);
}
