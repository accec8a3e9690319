import { Injectable } from '@nestjs/common';
import { emailProblem, normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { newPasswordProblem, StaffPasswords } from '../../authentication/authentication.api.js';
import { AuditLog } from '../audit/audit-log.js';
import { consoleName, StaffRules, type StaffPosition } from './staff-rules.js';
import { StaffRepository } from './staff.repository.js';

export interface NewStaff extends StaffPosition {
  email: string;
  password: string;
}

/** Creates a staff member: the first owner from the command line, the demo's four from their seed. */
@Injectable()
export class CreateStaff {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly staffPasswords: StaffPasswords,
    private readonly staff: StaffRepository,
    private readonly staffRules: StaffRules,
  ) {}

  /**
   * @returns the new id
   * @throws Problem `validation_failed` with the invalid fields, `email_taken` for a known address
   */
  async create(draft: NewStaff): Promise<string> {
    const { name, role, tenants } = await this.staffRules.check(draft, {
      email: emailProblem(draft.email),
      password: newPasswordProblem(draft.password, draft, consoleName),
    });
    const id = this.ids.next();
    const passwordHash = await this.staffPasswords.hash(draft.password, { lane: 'known', of: 'staff' });
    await this.database.inTransaction(async () => {
      const member = {
        id,
        email: normalizeEmail(draft.email),
        name,
        role,
        passwordHash,
        accessVersion: 0,
        totpSecret: null,
        totpLastStep: null,
        createdAt: this.clock.now(),
        endedAt: null,
      };
      if (!(await this.staff.insert(member, tenants))) throw problem('email_taken');
      await this.auditLog.record({ staffId: id, action: 'staff.created', changes: [`role.${role}`] });
    });
    return id;
  }
}
