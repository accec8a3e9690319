import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { correctCredits } from '@kindling/contract/money/calls/corrections';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { AuditLog } from '../../../console/staff/staff.api.js';
import { CorrectCredits, type CorrectionDecision, type CorrectionRow } from '../../../credits/credits.api.js';

/** More than anybody corrects by hand, and little enough for a bribed hand. */
const corrections = { name: 'credit-corrections', points: 20, seconds: 3600 };
const decisions = { name: 'credit-decisions', points: 60, seconds: 3600 };

/** Corrections of credits by staff, each with its entry in the audit log. In the current brand. */
@Injectable()
export class DecideCorrections {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly correctCredits: CorrectCredits,
    private readonly database: Database,
    private readonly limits: Limits,
  ) {}

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

  /** Whose credits they are is read of the correction, as long as that is anybody's. */
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
