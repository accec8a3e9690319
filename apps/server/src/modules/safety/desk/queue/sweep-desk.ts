import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';

/** Longer than anybody can appeal and the months of a year are compared. */
const keptDays = 400;
const dayMs = 24 * 3_600_000;

const key = ['tenant_id', 'id'];

/** What was decided so long ago that neither an appeal nor a figure asks for it. */
@Injectable()
@Sweep('desk')
export class SweepDesk implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const before = { before: new Date(now.getTime() - keptDays * dayMs) };
    const items = await this.oldRows.delete(
      { table: 'desk_item', key, where: 'closed_at < :before', order: 'closed_at' },
      before,
      atMost,
    );
    const decisions = await this.oldRows.delete(
      { table: 'desk_decision', key, where: 'decided_at < :before', order: 'decided_at' },
      before,
      atMost,
    );
    return Math.max(items, decisions);
  }
}
