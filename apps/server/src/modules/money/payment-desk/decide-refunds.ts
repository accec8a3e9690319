import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { askRefund } from '@kindling/contract/money/calls/payment-desk';
import { Database } from '../../../kernel/database/database.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { AuditLog } from '../../console/staff/staff.api.js';
import { StaffRefunds, type Refund, type RefundDecision } from '../payments/payments.api.js';

/** More than anyone decides by hand, and little damage by a bribed colleague. */
const decisions = { name: 'refund-decisions', points: 60, seconds: 3600 };

/** Refunds by staff, each with its entry in the audit log. In the current brand. */
@Injectable()
export class DecideRefunds {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly staffRefunds: StaffRefunds,
  ) {}

  /** @throws Problem `not_found`, `refund_unavailable`, `refund_changed`, `rate_limited` */
  async ask(
    paymentId: string,
    {
      client_id: clientId,
      kind,
      amount: amountCents,
      credits,
      reason,
      note,
    }: Input<typeof askRefund>['body'],
    { staffId }: StaffCaller,
  ): Promise<Refund> {
    await this.limits.consumeOnConsole(decisions, staffId);
    const tenantId = TenantContext.id();
    return this.database.inTransaction(async () => {
      const shown = { amountCents, credits };
      const asked = { staffId, clientId, kind, shown, reason, note: note || null };
      const refund = await this.staffRefunds.ask(paymentId, asked);
      await this.auditLog.record({
        ...{ staffId, action: 'refund.asked', tenantId },
        subjects: [`${tenantId}:${paymentId}`, `${tenantId}:${refund.id}`],
        changes: [kind, reason],
      });
      return refund;
    });
  }

  /** @throws Problem `not_found`, `refund_decided`, `other_person_required`, `rate_limited` */
  async decide(refundId: string, taken: RefundDecision, { staffId }: StaffCaller): Promise<Refund> {
    await this.limits.consumeOnConsole(decisions, staffId);
    const tenantId = TenantContext.id();
    return this.database.inTransaction(async () => {
      const refund = await this.staffRefunds.decide(refundId, staffId, taken);
      await this.auditLog.record({
        ...{
          staffId,
          action: taken.decision === 'approve' ? 'refund.approved' : 'refund.declined',
          tenantId,
        },
        subjects: [`${tenantId}:${refund.paymentId}`, `${tenantId}:${refundId}`],
      });
      return refund;
    });
  }
}
