import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';

const keptMs = 365 * 86_400_000;

const members = {
  table: 'audited_member',
  key: ['tenant_id', 'id'],
  where: 'at < :before',
  order: 'at',
};

/** Whom of the members an entry was about is told for a year; that it was done stays in the audit log. */
@Injectable()
@Sweep('members of the audit log')
export class SweepAuditedMembers implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(members, { before: new Date(now.getTime() - keptMs) }, atMost);
  }
}
