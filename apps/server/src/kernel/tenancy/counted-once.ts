import { LRUCache } from 'lru-cache';
import { TenantContext } from '../ground/tenant-context.js';
import type { Clock } from '../../ports/clock.js';

/** Repeated requests within this time get the same numbers. */
const keptMs = 60_000;
/** Maximum number of brands and questions; the least recently used are dropped first. */
const most = 1000;

/**
 * Figures of brands, each counted at most once a minute per process: many concurrent readers of a page cause one count.
 */
export class CountedOnce<Figures> {
  private readonly kept = new LRUCache<string, { at: number; figures: Promise<Figures> }>({ max: most });

  constructor(private readonly clock: Clock) {}

  /**
   * For the current brand.
   * @param what names the figures
   */
  of(what: string, count: () => Promise<Figures>): Promise<Figures> {
    const key = JSON.stringify([TenantContext.id(), what]);
    const now = this.clock.now().getTime();
    const known = this.kept.get(key);
    if (known && now - known.at < keptMs) return known.figures;
    const kept = { at: now, figures: count() };
    kept.figures.catch(() => {
      if (this.kept.get(key) === kept) this.kept.delete(key);
    });
    this.kept.set(key, kept);
    return kept.figures;
  }
}
