import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tenant } from './tenant.js';

interface Scope {
  tenant?: Tenant;
  across?: string;
  /** Id of the request that caused what happens here, also later, in the worker. */
  requestId?: string | undefined;
}

const storage = new AsyncLocalStorage<Scope>();

/** Net 1 of the tenancy: the brand of the current call. */
export const TenantContext = {
  /** Runs `fn` for one brand. A brand can only be set for the duration of a call. */
  run<T>(tenant: Tenant, fn: () => T): T {
    return storage.run({ tenant, requestId: requestIdOfCall() }, fn);
  },

  /** @throws Error when no brand is set: a programming mistake, never a visitor's */
  current(): Tenant {
    const tenant = storage.getStore()?.tenant;
    if (!tenant) throw new Error('No tenant is set for this call');
    return tenant;
  },

  id(): string {
    return TenantContext.current().id;
  },

  /** The reason given to `acrossTenants`; undefined inside a brand or outside of both. */
  acrossReason(): string | undefined {
    return storage.getStore()?.across;
  },

  isSet(): boolean {
    return storage.getStore()?.tenant !== undefined;
  },
};

/**
 * The only exit from the tenancy, for work that by its nature spans all brands (leasing outbox rows, the console's
 * lists). Its call sites are a checked list in `tests/architecture/across-tenants.spec.ts`.
 */
export function acrossTenants<T>(reason: string, fn: () => T): T {
  return storage.run({ across: reason, requestId: requestIdOfCall() }, fn);
}

/** Runs `fn` as caused by a request. */
export function causedBy<T>(requestId: string | undefined, fn: () => T): T {
  return storage.run({ ...storage.getStore(), requestId }, fn);
}

/** Id of the request that caused the current call; undefined for what the clock caused. */
export function requestIdOfCall(): string | undefined {
  return storage.getStore()?.requestId;
}
