import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';

const old = { table: 'bulk_job', key: ['id'], where: 'created_at < :before', order: 'created_at' };
/** Longer than they are told. */
const keptMs = 2 * 86_400_000;

/** The end of jobs on many rows; what they did stands in the audit log. */
@Injectable()
@Sweep('jobs on many rows')
export class SweepBulkJobs implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(old, { before: new Date(now.getTime() - keptMs) }, atMost);
  }
}
