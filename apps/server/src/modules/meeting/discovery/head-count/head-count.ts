import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Crowd } from '@kindling/contract/meeting/calls/head-count';
import { Database } from '../../../../kernel/database/database.js';
import { computed } from '../../../../kernel/database/row-shape.js';
import { nullable, text, wholeNumber } from '../../../../kernel/database/row-values.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { tenantKey } from '../../../../kernel/ground/tenant-key.js';
import { Clock } from '../../../../ports/clock.js';
import { isInLists, isPresenceShown } from '../../../profiles/profiles.api.js';
import { searchExtent } from '../discovery-rules.js';
import type { Reader } from '../search/search-members.js';
import { crowdDays, crowdOf } from './head-count-rules.js';

const nobody: Crowd = { joined: null, active: null, regions: [] };
/** Brands whose counts a process keeps. */
const mostKept = 1000;

const counted = computed('country', 'p.country', nullable(text))
  .with('region', 'p.region', nullable(text))
  .with('members', 'COUNT(*)', wholeNumber)
  .with('joined', 'COUNT(IF(p.created_at >= :since, 1, NULL))', wholeNumber)
  .with('active', `COUNT(IF(p.last_seen_at >= :since AND ${isPresenceShown}, 1, NULL))`, wholeNumber);

/**
 * How many members a brand has, by region. Counting reads one index from end to end, so each process does it once a day for
 * a brand; what it says holds for whole days anyway.
 */
@Injectable()
export class HeadCount {
  private readonly known = new LRUCache<string, Promise<Crowd>>({ max: mostKept });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns nothing where the reader may see no members */
  async count({ memberId, hasTrafficSource }: Reader): Promise<Crowd> {
    const reader = { isMember: memberId !== null, hasTrafficSource };
    if (searchExtent(TenantContext.current().settings, reader) === 'none') return nobody;
    const days = crowdDays(this.clock.now());
    const key = tenantKey('crowd-of-day', days.until.toISOString());
    const before = this.known.get(key);
    if (before) return before;
    const counting = this.read(days);
    this.known.set(key, counting);
    // A failed count is not kept.
    counting.catch(() => this.known.delete(key));
    return counting;
  }

  private async read(days: { since: Date; until: Date }): Promise<Crowd> {
    const rows = await this.database.rows(
      counted,
      `SELECT ${counted.list} FROM profile p FORCE INDEX (ix_profile_region)
        WHERE p.tenant_id = :tenant AND ${isInLists(null)} AND p.fictional = 0 AND p.created_at < :until
        GROUP BY p.country, p.region`,
      days,
    );
    return crowdOf(rows);
  }
}
