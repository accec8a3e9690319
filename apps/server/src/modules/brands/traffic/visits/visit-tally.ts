import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { isEntryPage } from '@kindling/contract/brands/entry-pages';
import type { PageName } from '@kindling/contract/pages';
import type { CallRequest } from '../../../../kernel/http/call.js';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import type { Tenant } from '../../../../kernel/ground/tenant.js';
import { Clock } from '../../../../ports/clock.js';
import { parseTrafficSource } from '../traffic-source.js';
import { isArrival } from './visit-rules.js';
import { VisitSources } from './visit-sources.js';
import { VisitsRepository, type CountedVisits } from './visits.repository.js';

const everyMs = 10_000;
/** Sources that a process tells apart, over all brands: what it keeps of them stays within some megabytes. */
const mostSources = 20_000;

/** One day of a brand. */
interface Counting {
  day: string;
  sources: VisitSources;
  counted: Map<string, CountedVisits>;
}

/**
 * Counts visits without knowing visitors (decision 0123): a number in memory for each page and source of a day, added to the
 * database's every ten seconds and when the process ends. A page never waits for it.
 */
@Injectable()
export class VisitTally implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly brands = new Map<string, Counting>();
  private sources = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
    private readonly tenantRegistry: TenantRegistry,
    private readonly visits: VisitsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.write(), everyMs);
    this.timer.unref();
  }

  /** By now every request is answered, so nothing more comes. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  /** Notes that a page was shown to a visitor who is not logged in; most page requests are no visit. */
  shown(tenant: Tenant, page: PageName, { headers }: CallRequest, search: string): void {
    if (!isEntryPage(page) || !isArrival(headers)) return;
    const day = dayIn(timeZoneOf(tenant.settings), this.clock.now());
    const counting = this.countingOf(tenant.id, day);
    const given = search.includes('network=') ? parseTrafficSource(new URLSearchParams(search)) : undefined;
    const before = counting.sources.size;
    const source = counting.sources.of(given, this.sources < mostSources);
    this.sources += counting.sources.size - before;
    add(counting.counted, { ...source, day, page, visits: 1 });
  }

  /** Adds what was counted to the database's numbers; what can't be added waits for the next time. */
  write(): Promise<void> {
    this.writing = this.writing.then(async () => {
      for (const [id, counting] of this.brands) {
        if (counting.counted.size === 0) continue;
        const counted = counting.counted;
        counting.counted = new Map();
        await this.writeOf(id, [...counted.values()]).catch((error: unknown) => {
          this.log.error({ err: error, tenant: id }, 'visits were not added');
          for (const row of counted.values()) add(counting.counted, row);
        });
      }
    });
    return this.writing;
  }

  private async writeOf(id: string, counted: readonly CountedVisits[]): Promise<void> {
    const tenant = await this.tenantRegistry.byId(id);
    if (tenant) await TenantContext.run(tenant, () => this.visits.add(counted));
  }

  private countingOf(id: string, day: string): Counting {
    const known = this.brands.get(id);
    if (known?.day === day) return known;
    this.sources -= known?.sources.size ?? 0;
    // What is left of the day before keeps its own day, and is written with this one's.
    const counting = { day, sources: new VisitSources(), counted: known?.counted ?? new Map() };
    this.brands.set(id, counting);
    return counting;
  }
}

function add(counted: Map<string, CountedVisits>, row: CountedVisits): void {
  const key = JSON.stringify([row.day, row.page, row.kind, row.network, row.ref, row.sub]);
  const there = counted.get(key);
  if (there) there.visits += row.visits;
  else counted.set(key, row);
}
