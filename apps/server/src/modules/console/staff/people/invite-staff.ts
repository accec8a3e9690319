import { Injectable } from '@nestjs/common';
import { emailProblem, normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { Database } from '../../../../kernel/database/database.js';
import { hashSecret } from '../../../../kernel/ground/hash-secret.js';
import { problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { AuditLog } from '../audit/audit-log.js';
import { type StaffInvitationEntity, StaffInvitationsRepository } from './staff-invitations.repository.js';
import { StaffRules, type StaffPosition } from './staff-rules.js';
import { StaffRepository } from './staff.repository.js';

/** Time to hand a link over; who is slower is invited again. */
const holdsMs = 3 * 86_400_000;

/** Invites people to the staff by links that owners hand over: the console writes no mails of its own. */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly staffInvitations: StaffInvitationsRepository,
    private readonly staff: StaffRepository,
    private readonly staffRules: StaffRules,
  ) {}

  /**
   * @returns the invitation and its token, of which only a hash is kept
   * @throws Problem `email_taken` for who works here, `validation_failed` with the fields that are wrong
   */
  async invite(
    asked: StaffPosition & { email: string },
    { staffId }: StaffCaller,
  ): Promise<{ invitation: StaffInvitationEntity; token: string }> {
    const position = await this.staffRules.check(asked, { email: emailProblem(asked.email) });
    const email = normalizeEmail(asked.email);
    if (await this.staff.findByEmail(email)) throw problem('email_taken');
    const token = this.ids.secret();
    const now = this.clock.now();
    const invitation: StaffInvitationEntity = {
      ...{ id: this.ids.next(), email, ...position, tokenHash: hashSecret(token) },
      ...{ createdBy: staffId, createdAt: now, expiresAt: new Date(now.getTime() + holdsMs) },
    };
    await this.database.inTransaction(async () => {
      await this.staffInvitations.put(invitation);
      await this.auditLog.record({
        ...{ staffId, action: 'staff.invited', subjects: [invitation.id] },
        changes: [`role.${position.role}`, ...position.tenants.map((tenant) => `given.${tenant}`)],
      });
    });
    return { invitation, token };
  }

  /** @throws Problem `not_found` */
  async revoke(id: string, { staffId }: StaffCaller): Promise<void> {
    await this.database.inTransaction(async () => {
      if (!(await this.staffInvitations.remove(id))) throw problem('not_found');
      await this.auditLog.record({ staffId, action: 'staff.invitation_revoked', subjects: [id] });
    });
  }
}
