import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { correctCredits, StaffCorrection } from '@kindling/contract/money/calls/corrections';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { AuditLog, StaffApi } from '../../../console/staff/staff.api.js';
import {
  CorrectCredits,
  type CorrectionDecision,
  type CorrectionRow,
  type ListedCorrection,
} from '../../../credits/credits.api.js';

/** More than anyone corrects by hand, and little damage by a bribed colleague. */
const corrections = { name: 'credit-corrections', points: 20, seconds: 3600 };
const decisions = { name: 'credit-decisions', points: 60, seconds: 3600 };

/** Corrections of credits by staff, in the current brand, each with its entry in the audit log. */
@Injectable()
export class CorrectionDesk {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly correctCredits: CorrectCredits,
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly staff: StaffApi,
  ) {}

  /** Corrections as the console shows them, in the order given. @param caller shown whether they may approve */
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

  /** @throws Problem `not_found`, `correction_changed`, `insufficient_credits`, `idempotency_conflict`, `rate_limited` */
  async ask(
    memberId: string,
    { client_id: clientId, amount, reason, note, seen }: Input<typeof correctCredits>['body'],
    { staffId }: StaffCaller,
  ): Promise<CorrectionRow> {
    await this.limits.consumeOnConsole(corrections, staffId);
    return this.database.inTransaction(async () => {
      const order = { memberId, clientId, staffId, amount, reason, note, seen };
      const { correction, isNew } = await this.correctCredits.order(order);
      if (isNew) {
        const action = correction.alone ? 'correction.booked' : 'correction.asked';
        await this.record(action, staffId, correction, [reason]);
      }
      return correction;
    });
  }

  /** @throws Problem `not_found`, `correction_decided`, `other_person_required`, `insufficient_credits`, `rate_limited` */
  async decide(id: string, taken: CorrectionDecision, { staffId }: StaffCaller): Promise<CorrectionRow> {
    await this.limits.consumeOnConsole(decisions, staffId);
    return this.database.inTransaction(async () => {
      const correction = await this.correctCredits.decide(id, staffId, taken);
      const action = taken.decision === 'approve' ? 'correction.booked' : 'correction.declined';
      await this.record(action, staffId, correction, []);
      return correction;
    });
  }

  /** The log names no member: the correction does, until its member is erased. */
  private record(
    action: 'correction.asked' | 'correction.booked' | 'correction.declined',
    staffId: string,
    { id }: CorrectionRow,
    changes: readonly string[],
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({ staffId, action, tenantId, subjects: [`${tenantId}:${id}`], changes });
  }
}
