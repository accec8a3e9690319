import type { Settings } from '@kindling/contract/settings';

/** A brand as a server process holds it in memory; frozen, and shared between requests. */
export interface Tenant {
  readonly id: string;
  /** Number of the settings record; part of every cache key. */
  readonly version: number;
  readonly primaryHost: string;
  readonly settings: Settings;
}
