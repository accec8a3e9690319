import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';

const pictures = {
  table: 'removed_picture',
  key: ['tenant_id', 'id'],
  where: 'expires_at <= :now',
  order: 'expires_at',
};

/** Forgets after a year what a removed picture looked like. */
@Injectable()
@Sweep('removed pictures')
export class SweepRemovedPictures implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(pictures, { now }, atMost);
  }
}
