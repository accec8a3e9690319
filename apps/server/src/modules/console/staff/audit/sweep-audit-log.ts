import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { AuditSealsRepository } from './audit-seals.repository.js';

const keptYears = 7;

const entries = { table: 'audit_entry', key: ['id'], where: 'at < :before', order: 'at' };
const counts = { table: 'audit_count', key: ['staff_id'], where: 'last_at < :before', order: 'last_at' };
const seals = { table: 'audit_seal', key: ['entry_id'], where: 'position < :anchor', order: 'position' };
const subjects = {
  ...{ table: 'audit_subject', key: ['subject', 'entry_id'] },
  ...{ where: 'entry_at < :before', order: 'entry_at' },
};

/** Entries before this instant have expired. */
export function keptSince(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  return before;
}

/**
 * Deletes expired entries of the audit log, by age alone: as old as the oldest invoice. Nothing else ever removes one
 * (docs/decisions/0012-personal-data.md). Their seals go with them, except the last, on which the kept ones depend.
 */
@Injectable()
@Sweep('audit log')
export class SweepAuditLog implements Sweeps {
  constructor(
    private readonly oldRows: OldRows,
    private readonly auditSeals: AuditSealsRepository,
  ) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const before = keptSince(now);
    const anchor = await this.auditSeals.anchor(before);
    const found = [
      await this.oldRows.delete(entries, { before }, atMost),
      await this.oldRows.delete(counts, { before }, atMost),
      await this.oldRows.delete(seals, { anchor }, atMost),
      await this.oldRows.delete(subjects, { before }, atMost),
    ];
    return Math.max(...found);
  }
}
