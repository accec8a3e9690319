import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';

const exports = {
  table: 'data_export',
  key: ['tenant_id', 'token_hash'],
  where: 'expires_at <= :now',
  order: 'expires_at',
};

/** Addresses of exports that nobody called in time. */
@Injectable()
@Sweep('data exports')
export class SweepExports implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(exports, { now }, atMost);
  }
}
