import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';

const restrictions = {
  table: 'restriction',
  key: ['tenant_id', 'id'],
  where: 'keep_until <= :now',
  order: 'keep_until',
};

/** Cases that were closed six months ago, with their appeals (decisions §3.5). */
@Injectable()
@Sweep('restrictions')
export class SweepRestrictions implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(restrictions, { now }, atMost);
  }
}
