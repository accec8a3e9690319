import { Injectable } from '@nestjs/common';
import { OldRows } from '../housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../housekeeping/sweep.js';

const dayMs = 24 * 3_600_000;
const doneDays = 7;
const failedDays = 90;

const inState = (state: 'done' | 'failed') => ({
  table: 'outbox',
  key: ['tenant_id', 'id'],
  where: `state = '${state}' AND run_at < :before`,
  order: 'run_at',
});

/** Jobs that were done a week ago, and failed ones that nobody looked at for three months. */
@Injectable()
@Sweep('outbox')
export class SweepOutbox implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const before = (days: number): { before: Date } => ({ before: new Date(now.getTime() - days * dayMs) });
    const done = await this.oldRows.delete(inState('done'), before(doneDays), atMost);
    const failed = await this.oldRows.delete(inState('failed'), before(failedDays), atMost);
    return Math.max(done, failed);
  }
}
