import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { repeatedLines } from './opening-line.js';

const old = {
  table: 'opening_line',
  key: ['tenant_id', 'sender_id', 'line_hash', 'receiver_id'],
  where: 'sent_at <= :before',
  order: 'sent_at',
};

/** Opening lines that do not count any more. */
@Injectable()
@Sweep('opening lines')
export class SweepOpeningLines implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(old, { before: new Date(now.getTime() - repeatedLines.withinMs) }, atMost);
  }
}
