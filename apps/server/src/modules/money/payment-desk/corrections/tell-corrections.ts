import { Injectable } from '@nestjs/common';
import type { StaffCorrection } from '@kindling/contract/money/calls/corrections';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { StaffApi } from '../../../console/staff/staff.api.js';
import type { ListedCorrection } from '../../../credits/credits.api.js';

/** Corrections of credits as the console shows them. */
@Injectable()
export class TellCorrections {
  constructor(private readonly staff: StaffApi) {}

  /** In the order given. @param caller whether they may agree is told */
  async toRows(rows: readonly ListedCorrection[], caller: StaffCaller): Promise<StaffCorrection[]> {
    const names = await this.staff.names(
      rows.flatMap(({ staffId, decidedBy }) => [staffId, decidedBy].filter((id) => id !== null)),
    );
    const nameOf = (id: string) => names.get(id) ?? id;
    return rows.map((row) => {
      const waits = row.state === 'requested';
      return {
        ...{ id: `${row.tenantId}:${row.id}`, tenant: row.tenantId },
        member: row.memberId === null ? null : `${row.tenantId}:${row.memberId}`,
        ...{ amount: row.amount, reason: row.reason, note: row.note, decline_note: row.declineNote },
        ...{ state: row.state, staff: nameOf(row.staffId) },
        decided_by: row.decidedBy === null ? null : nameOf(row.decidedBy),
        ...{ waits, decidable: waits && row.staffId !== caller.staffId },
        requested_at: row.requestedAt.toISOString(),
        settled_at: row.settledAt?.toISOString() ?? null,
      };
    });
  }
}
