import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@kindling/contract/console/audit-actions';
import type { AuditedWhat, SearchedBy } from '@kindling/contract/console/access-log';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { AuditLog } from '../audit/audit-log.js';
import { StaffRepository } from '../people/staff.repository.js';
import { AuditedMembersRepository, type AuditedMember } from './audited-members.repository.js';

/**
 * More than a working day at the desk needs in an hour, and few enough that a bribed staff member cannot copy a brand.
 */
const limits = {
  looks: { name: 'member-looks', points: 90, seconds: 3600 },
  searches: { name: 'member-searches', points: 90, seconds: 3600 },
} as const;

/** A page opened again within this time counts as the same access. */
const sameLookMs = 10 * 60_000;

/** Action codes in the log. */
export const actionOf = {
  page: 'member.seen',
  evidence: 'member.evidence_seen',
  sessions: 'member.sessions_ended',
  mail: 'member.mail_resent',
  data: 'member.data_offered',
  deletion: 'member.deleted',
  lockout: 'member.lockout_ended',
  debit: 'member.debits_unblocked',
} as const satisfies Record<AuditedWhat, AuditAction>;

/** Logs which staff member viewed which member and acted on their account, and what they searched members by. */
@Injectable()
export class AccessLog {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly auditLog: AuditLog,
    private readonly auditedMembers: AuditedMembersRepository,
    private readonly staff: StaffRepository,
  ) {}

  /**
   * Logs an access to a member of the current brand, before any data is returned.
   *
   * @throws Problem `rate_limited`
   */
  async look(memberId: string, what: 'page' | 'evidence', { staffId }: StaffCaller): Promise<void> {
    const since = new Date(this.clock.now().getTime() - sameLookMs);
    if (await this.auditedMembers.hasLooked({ memberId, staffId, what }, since)) return;
    await this.limits.consumeOnConsole(limits.looks, staffId);
    await this.database.inTransaction(() => this.record(memberId, what, staffId));
  }

  /**
   * Logs an action on a member of the current brand, in its transaction.
   *
   * @param changes kinds of change, never a personal value
   */
  async act(
    memberId: string,
    what: Exclude<AuditedWhat, 'page' | 'evidence'>,
    { staffId }: StaffCaller,
    changes: readonly string[],
  ): Promise<void> {
    await this.record(memberId, what, staffId, changes);
  }

  /**
   * Logs a search before it runs: what it is by, never the searched value.
   *
   * @throws Problem `rate_limited`
   */
  async search(what: SearchedBy, tenants: readonly string[] | null, { staffId }: StaffCaller): Promise<void> {
    await this.limits.consumeOnConsole(limits.searches, staffId);
    const tenantId = tenants?.length === 1 ? tenants[0] : undefined;
    await this.auditLog.record({ staffId, action: 'members.searched', tenantId, changes: [what] });
  }

  /** Accesses to and actions on a member of the current brand, newest first, by name. */
  async of(memberId: string, atMost: number): Promise<(AuditedMember & { name: string })[]> {
    const rows = await this.auditedMembers.ofMember(memberId, atMost);
    const names = await this.staff.names([...new Set(rows.map(({ staffId }) => staffId))]);
    return rows.map((row) => ({ ...row, name: names.get(row.staffId) ?? row.staffId }));
  }

  private async record(
    memberId: string,
    what: AuditedWhat,
    staffId: string,
    changes: readonly string[] = [],
  ): Promise<void> {
    const [id, at, tenantId] = [this.ids.next(), this.clock.now(), TenantContext.id()];
    await this.auditLog.record({ id, at, staffId, action: actionOf[what], tenantId, changes });
    await this.auditedMembers.insert({ id, memberId, staffId, what, at });
  }
}
