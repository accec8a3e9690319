import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { OneByOne } from '../../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { ReportPictures } from '../pictures/report-pictures.js';
import { closedBefore } from '../report-rules.js';
import { ReportsRepository } from '../reports.repository.js';

/** Cases that were closed six months ago, with their evidence (decisions §3.5). */
@Injectable()
@Sweep('reported cases')
export class SweepCases implements Sweeps {
  constructor(
    private readonly database: Database,
    private readonly oneByOne: OneByOne,
    private readonly reports: ReportsRepository,
    private readonly reportPictures: ReportPictures,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const found = await this.reports.closedBefore(closedBefore(now), atMost);
    return this.oneByOne.end(found, ({ id }) => this.database.inTransaction(() => this.end(id)));
  }

  private async end(caseId: string): Promise<void> {
    const copies = await this.reports.picturesOf(caseId);
    await this.reports.delete(caseId);
    await this.reportPictures.remove(copies.map(({ storageKey }) => storageKey));
  }
}
