import { Injectable } from '@nestjs/common';
import { tenantKey } from '../../../../kernel/ground/tenant-key.js';
import { Clock } from '../../../../ports/clock.js';
import type { Filters } from '../discovery-rules.js';
import type { Searcher } from '../search/searcher.js';

/** How long a crowd counts as one: people leave one by one. */
const knownForMs = 5 * 60_000;
/** How many selections are kept; the oldest goes. */
const mostKept = 5000;

/**
 * Selections that match more members than are counted exactly. Counting up to there is most of what a search over many costs, and says
 * each time that there are many, so it is not done again for some minutes. Nothing in here is about a member: a selection is a filter
 * and, with a radius, the city that it is around.
 */
@Injectable()
export class LargeResultCache {
  private readonly until = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  has(filters: Filters, searcher: Searcher): boolean {
    return (this.until.get(keyOf(filters, searcher)) ?? 0) > this.clock.now().getTime();
  }

  note(filters: Filters, searcher: Searcher): void {
    const key = keyOf(filters, searcher);
    this.until.delete(key);
    this.until.set(key, this.clock.now().getTime() + knownForMs);
    const [oldest] = this.until.keys();
    if (this.until.size > mostKept && oldest !== undefined) this.until.delete(oldest);
  }
}

function keyOf(filters: Filters, { position }: Searcher): string {
  const named = Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const around = filters.within_km === undefined ? null : position;
  return tenantKey('crowd', JSON.stringify([named, around]));
}
