import { LRUCache } from 'lru-cache';
import { TenantContext } from '../ground/tenant-context.js';
import type { Clock } from '../../ports/clock.js';

/** Whoever asks again within this time gets the same numbers. */
const keptMs = 60_000;
/** Of as many brands and questions; the ones asked longest ago go first. */
const most = 1000;

/** Figures of brands, each counted at most once a minute by a process: many who open a page at once make one count. */
export class CountedOnce<Figures> {
  private readonly kept = new LRUCache<string, { at: number; figures: Promise<Figures> }>({ max: most });

  constructor(private readonly clock: Clock) {}

  /** Of the current brand. @param what else the figures are of */
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
