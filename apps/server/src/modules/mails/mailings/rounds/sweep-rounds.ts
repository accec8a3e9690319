import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';

const keptMs = 60 * 24 * 3_600_000;

const oldRounds = {
  table: 'mailing',
  key: ['tenant_id', 'id'],
  where: 'period IS NOT NULL AND created_at < :before',
  order: 'created_at',
};

/** Rounds that ended two months ago. Newsletters stay: they are the brand's own. */
@Injectable()
@Sweep('old rounds of mails')
export class SweepRounds implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(oldRounds, { before: new Date(now.getTime() - keptMs) }, atMost);
  }
}
