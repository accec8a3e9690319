import type { BrandState } from '@kindling/contract/brands/brand-states';
import type { Settings } from '@kindling/contract/brands/settings/settings';

/** A brand as a server process holds it in memory; frozen, and shared between requests. */
export interface Tenant {
  readonly id: string;
  readonly state: BrandState;
  /** Number of the settings record; part of every cache key. */
  readonly version: number;
  /** Incremented by every edit of its pages; part of every key of a rendered page. */
  readonly pagesVersion: number;
  /** Slugs of the brand's published pages, including those that replace default ones. */
  readonly pageSlugs: ReadonlySet<string>;
  readonly primaryHost: string;
  readonly settings: Settings;
}
