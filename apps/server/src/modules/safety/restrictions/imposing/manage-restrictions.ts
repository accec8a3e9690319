import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import type { RestrictionGround, RestrictionKind } from '@kindling/contract/safety/restriction-kinds';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { AccountsApi, BanAccount } from '../../../accounts/accounts.api.js';
import { AuditLog } from '../../../console/staff/staff.api.js';
import { accountKinds, decisionsPerStaff } from '../restriction-rules.js';
import { EndRestriction } from './end-restriction.js';
import { ImposeRestriction, type StatementDraft } from './impose-restriction.js';
import { RestrictionEffects, type RestrictionSubject } from './restriction-effects.js';

/** A restriction as a staff member drafts it beside the profile. */
export interface RestrictionDraft extends Omit<RestrictionSubject, 'memberId'> {
  kind: Exclude<RestrictionKind, 'message_removed'>;
  ground: RestrictionGround;
  note?: string | undefined;
}

/** Restrictions that staff impose and end on the console, each with its audit entry (decisions §9). */
@Injectable()
export class ManageRestrictions {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly accounts: AccountsApi,
    private readonly banAccount: BanAccount,
    private readonly endRestriction: EndRestriction,
    private readonly imposeRestriction: ImposeRestriction,
    private readonly restrictionEffects: RestrictionEffects,
  ) {}

  /** In the current brand. @throws Problem like `impose`, except `rate_limited` */
  async preview(memberId: string, draft: RestrictionDraft): Promise<StatementDraft> {
    await this.requireSubject(memberId, draft);
    return this.imposeRestriction.preview({ ...draft, memberId });
  }

  /**
   * In the current brand.
   *
   * @returns the restriction's id
   * @throws Problem `not_found` for a missing subject, like the account of a fictional profile, `already_restricted`,
   *   `validation_failed`, `rate_limited`
   */
  async impose(memberId: string, draft: RestrictionDraft, { staffId }: StaffCaller): Promise<string> {
    await this.limits.consumeOnConsole(decisionsPerStaff, staffId);
    return this.database.inTransaction(async () => {
      await this.requireSubject(memberId, draft);
      const id = await this.imposeRestriction.impose({ ...draft, memberId, decidedBy: staffId });
      await this.record('restriction.imposed', staffId, [id], [draft.kind]);
      return id;
    });
  }

  /** In the current brand. @throws Problem `not_found`, `appeal_closed`, `rate_limited` */
  async end(id: string, note: string | undefined, { staffId }: StaffCaller): Promise<void> {
    await this.limits.consumeOnConsole(decisionsPerStaff, staffId);
    await this.database.inTransaction(async () => {
      await this.endRestriction.end(id, { by: staffId, reason: 'lifted', note });
      await this.record('restriction.ended', staffId, [id], []);
    });
  }

  /** In the current brand; the audit log does not name the address. @throws Problem `not_found` */
  async liftMailboxBan(email: string, { staffId }: StaffCaller): Promise<void> {
    await this.limits.consumeOnConsole(decisionsPerStaff, staffId);
    await this.database.inTransaction(async () => {
      if (!(await this.banAccount.liftMailbox(normalizeEmail(email)))) throw problem('not_found');
      await this.record('mailbox_ban.lifted', staffId, [], []);
    });
  }

  private async requireSubject(memberId: string, { kind, subjectId }: RestrictionDraft): Promise<void> {
    const isOfAccount = accountKinds.some((one) => one === kind);
    // Fictional profiles have no account: there is no member to inform or to ban.
    if (isOfAccount && !(await this.accounts.addressee(memberId))) throw problem('not_found');
    await this.restrictionEffects.of(kind).require?.({ memberId, subjectId });
  }

  /** The log names no member, because it is kept for longer: the restriction does, until its member is erased. */
  private record(
    action: 'restriction.imposed' | 'restriction.ended' | 'mailbox_ban.lifted',
    staffId: string,
    ids: readonly string[],
    changes: readonly string[],
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({
      ...{ staffId, action, tenantId, changes },
      subjects: ids.map((id) => `${tenantId}:${id}`),
    });
  }
}
