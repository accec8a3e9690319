import { Injectable } from '@nestjs/common';
import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import { Database } from '../../../kernel/database/database.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { MonthCounts } from './month-counts.js';
import { spanOfMonth } from './periods.js';
import { TransparencyRepository } from './transparency.repository.js';

/** Counts a month of the current brand from the cases themselves. */
@Injectable()
export class CountMonth {
  constructor(
    private readonly database: Database,
    private readonly transparency: TransparencyRepository,
  ) {}

  /** @param month `YYYY-MM` in the brand's time zone */
  async of(month: string): Promise<MonthCounts> {
    const span = spanOfMonth(month, timeZoneOf(TenantContext.current().settings));
    const { transparency: rows } = this;
    // In one snapshot: otherwise a decision meanwhile would be in one number and not in the next.
    return this.database.inTransaction(async () => ({
      counts: {
        reports_received: await rows.reportsReceived(span),
        reports_decided: await rows.reportsDecided(span),
        restrictions_imposed: await rows.restrictionsImposed(span),
        restrictions_ended: await rows.restrictionsEnded(span),
        appeals_received: await rows.appealsReceived(span),
        appeals_decided: await rows.appealsDecided(span),
        complaints_received: await rows.complaintsReceived(span),
      },
      waits: {
        reports: await rows.reportWaits(span),
        appeals: await rows.appealWaits(span),
        complaints: await rows.complaintWaits(span),
      },
    }));
  }
}
