import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { hashSecret } from '../../../../kernel/ground/hash-secret.js';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { newPasswordProblem, StaffPasswords } from '../../authentication/authentication.api.js';
import { AuditLog } from '../audit/audit-log.js';
import { type StaffInvitationEntity, StaffInvitationsRepository } from './staff-invitations.repository.js';
import { consoleName } from './staff-rules.js';
import { StaffRepository } from './staff.repository.js';

/** Takes somebody into the staff who has the link of an invitation. */
@Injectable()
export class JoinStaff {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly staffInvitations: StaffInvitationsRepository,
    private readonly staffPasswords: StaffPasswords,
    private readonly staff: StaffRepository,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /** @throws Problem `invite_invalid` */
  async open(token: string): Promise<StaffInvitationEntity> {
    const invitation = await this.staffInvitations.find(hashSecret(token), this.clock.now());
    if (!invitation) throw problem('invite_invalid');
    return invitation;
  }

  /**
   * Uses the invitation up. Who worked here before is the same one again, with a password and a second factor anew.
   *
   * @throws Problem `invite_invalid`, `email_taken` for who joined meanwhile, `validation_failed` for a bad password
   */
  async accept(token: string, password: string): Promise<void> {
    const invitation = await this.open(token);
    const wrong = newPasswordProblem(password, invitation, consoleName);
    if (wrong) throw fieldProblems({ password: wrong });
    const passwordHash = await this.staffPasswords.hash(password, { lane: 'known', of: 'staff' });
    const known = await Promise.all(invitation.tenants.map(async (id) => this.tenantRegistry.byId(id)));
    const given = invitation.tenants.filter((_, index) => known[index]);
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
