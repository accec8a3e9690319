import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';

const dayMs = 24 * 3_600_000;
const linkDays = 30;

const links = {
  table: 'mailed_link',
  key: ['tenant_id', 'id'],
  where: 'expires_at < :linksBefore',
  order: 'expires_at',
};

/** Links that ended long ago: what was counted by them is worth nothing any more. */
@Injectable()
@Sweep('mailed links')
export class SweepMailedLinks implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(links, { linksBefore: new Date(now.getTime() - linkDays * dayMs) }, atMost);
  }
}
