import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';

/** Long enough for the year's accounts to be closed. */
const keptDays = 500;
const dayMs = 86_400_000;

/** Deletes differences that were settled long ago. */
@Injectable()
@Sweep('settled differences of the books')
export class SweepDifferences implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    const before = new Date(now.getTime() - keptDays * dayMs);
    const settled = { where: 'settled_at < :before', order: 'settled_at' };
    return this.oldRows.delete(
      { table: 'book_difference', key: ['tenant_id', 'id'], ...settled },
      { before },
      atMost,
    );
  }
}
