import { Injectable } from '@nestjs/common';
import { dayIn } from '@kindling/contract/brands/brand-day';
import type { GrowthAnswer, GrowthDay, GrowthGroup } from '@kindling/contract/overviews/calls/growth';
import { Database } from '../../../kernel/database/database.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { CountedOnce } from '../../../kernel/tenancy/counted-once.js';
import { Clock } from '../../../ports/clock.js';
import { growthRows, type GrowthTotals } from './growth-rows.js';
import { spanBefore, spanOf, type GrowthSpan } from './growth-span.js';
import { GrowthRepository, type CountedSum, type GrowthFilter, type HalfHour } from './growth.repository.js';

export interface GrowthLook extends GrowthFilter {
  from: string;
  to: string;
  by: GrowthGroup;
}

/** Counts the sources of the current brand's members. The numbers are the same for all its staff. */
@Injectable()
export class CountGrowth {
  private readonly kept: CountedOnce<GrowthAnswer>;

  constructor(
    clock: Clock,
    private readonly database: Database,
    private readonly growth: GrowthRepository,
  ) {
    this.kept = new CountedOnce(clock);
  }

  /** @param money whether revenue is included */
  async of({ from, to, by, network, ref }: GrowthLook, money: boolean): Promise<GrowthAnswer> {
    const answer = await this.kept.of(JSON.stringify([from, to, by, network, ref]), () =>
      this.count(by, spanOf(from, to), { network, ref }),
    );
    if (money) return answer;
    const without = <Row extends object>(row: Row) => ({ ...row, revenue: null, refunded: null });
    const { rows, total, before } = answer;
    return { ...answer, rows: rows.map(without), total: without(total), before: without(before) };
  }

  private async count(by: GrowthGroup, span: GrowthSpan, filter: GrowthFilter): Promise<GrowthAnswer> {
    // In sequence within one snapshot: otherwise a signup meanwhile would be in the rows and not in the days.
    const { now, earlier, ...counted } = await this.database.inTransaction(async () => ({
      visits: await this.growth.visits(by, span, filter),
      signups: await this.growth.signups(by, span, filter),
      revenue: await this.growth.revenue(by, span, filter),
      refunded: await this.growth.refunded(by, span, filter),
      now: await this.countDays(span, filter),
      earlier: await this.countDays(spanBefore(span), filter),
    }));
    return {
      ...{ tenant: TenantContext.id(), time_zone: span.timeZone, days: now.days },
      rows: growthRows(by, counted, now.total),
      ...{ total: now.total, before: earlier.total },
    };
  }

  private async countDays(
    span: GrowthSpan,
    filter: GrowthFilter,
  ): Promise<{ days: GrowthDay[]; total: GrowthTotals }> {
    const visits = await this.growth.visitsByDay(span, filter);
    const days = daysOf(span, visits, await this.growth.signupsByHalfHour(span, filter));
    const revenue = await this.growth.revenueTotal(span, filter);
    const refunded = await this.growth.refundedTotal(span, filter);
    const money = (sums: readonly CountedSum[]) =>
      sums.map(({ currency, cents: amount }) => ({ currency, amount }));
    const sum = (what: Exclude<keyof GrowthDay, 'day'>) => days.reduce((all, day) => all + day[what], 0);
    return {
      days,
      total: {
        ...{ visits: sum('visits'), signups: sum('signups') },
        ...{ activations: sum('activations'), buyers: sum('buyers') },
        ...{ revenue: money(revenue), refunded: money(refunded) },
      },
    };
  }
}

function daysOf(
  { days, timeZone }: GrowthSpan,
  visits: ReadonlyMap<string, number>,
  halfHours: readonly HalfHour[],
): GrowthDay[] {
  const rows = new Map<string, GrowthDay>(
    days.map((day) => [day, { day, visits: visits.get(day) ?? 0, signups: 0, activations: 0, buyers: 0 }]),
  );
  for (const { at, signups, activations, buyers } of halfHours) {
    const row = rows.get(dayIn(timeZone, at));
    if (!row) continue;
    row.signups += signups;
    row.activations += activations;
    row.buyers += buyers;
  }
  return [...rows.values()];
}
