import { Injectable } from '@nestjs/common';
import { emailProblem, normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { Database } from '../../../../kernel/database/database.js';
import { hashSecret } from '../../../../kernel/ground/hash-secret.js';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { newPasswordProblem, StaffPasswords } from '../../authentication/authentication.api.js';
import { AuditLog } from '../audit/audit-log.js';
import { type StaffInvitationEntity, StaffInvitationsRepository } from './staff-invitations.repository.js';
import { consoleName, StaffRules, type StaffPosition } from './staff-rules.js';
import { StaffRepository } from './staff.repository.js';

/** Time to hand a link over and use it. */
const holdsMs = 3 * 86_400_000;

/** Invitations to the staff, as links that owners hand over: the console sends no mails of its own. */
@Injectable()
export class StaffInvitations {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly staffInvitations: StaffInvitationsRepository,
    private readonly staffPasswords: StaffPasswords,
    private readonly staff: StaffRepository,
    private readonly staffRules: StaffRules,
  ) {}

  /**
   * @returns the invitation and its token, of which only a hash is stored
   * @throws Problem `email_taken` for a staff member's address, `validation_failed` with the invalid fields
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

  /** @throws Problem `invite_invalid` */
  async open(token: string): Promise<StaffInvitationEntity> {
    const invitation = await this.staffInvitations.find(hashSecret(token), this.clock.now());
    if (!invitation) throw problem('invite_invalid');
    return invitation;
  }

  /**
   * Uses the invitation up. A former staff member returns as the same one, with a new password and a new second factor.
   *
   * @throws Problem `invite_invalid`, `email_taken` for an address that joined meanwhile, `validation_failed` for a bad
   * password
   */
  async accept(token: string, password: string): Promise<void> {
    const invitation = await this.open(token);
    const wrong = newPasswordProblem(password, invitation, consoleName);
    if (wrong) throw fieldProblems({ password: wrong });
    const passwordHash = await this.staffPasswords.hash(password, { lane: 'known', of: 'staff' });
    const given = await this.staffRules.knownBrands(invitation.tenants);
    await this.database.inTransaction(async () => {
      if (!(await this.staffInvitations.remove(invitation.id))) throw problem('invite_invalid');
      const staffId = await this.enter(invitation, passwordHash, given);
      await this.auditLog.record({ staffId, action: 'staff.joined', subjects: [invitation.id] });
    });
  }

  private async enter(
    { email, name, role }: StaffInvitationEntity,
    passwordHash: string,
    given: readonly string[],
  ): Promise<string> {
    const before = await this.staff.findEver(email);
    if (before?.endedAt === null) throw problem('email_taken');
    if (before) {
      await this.staff.change(before.id, { name, role }, given);
      await this.staff.resume(before.id, passwordHash);
      return before.id;
    }
    const id = this.ids.next();
    const joined = {
      ...{ id, email, name, role, passwordHash, accessVersion: 0, totpSecret: null, totpLastStep: null },
      ...{ createdAt: this.clock.now(), endedAt: null },
    };
    if (!(await this.staff.insert(joined, given))) throw problem('email_taken');
    return id;
  }
}
