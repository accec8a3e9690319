import { Inject, Injectable } from '@nestjs/common';
import { OldRows } from '../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';

const keptYears = 7;

const entries = { table: 'audit_entry', key: ['id'], where: 'at < :before', order: 'at' };

/**
 * The end of entries of the audit log, by their age alone: as old as the oldest invoice. Nothing else ever removes one
 * (docs/decisions/0013-what-is-kept.md).
 */
@Injectable()
@Sweep('audit log')
export class SweepAuditLog implements Sweeps {
  constructor(@Inject(OldRows) private readonly rows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    const before = new Date(now);
    before.setUTCFullYear(before.getUTCFullYear() - keptYears);
    return this.rows.delete(entries, { before }, atMost);
  }
}
