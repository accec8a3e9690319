import { Inject, Injectable } from '@nestjs/common';
import { passwordProblem } from '@kindling/contract/account-rules';
import { emailProblem, normalizeEmail } from '@kindling/contract/email-rules';
import { plainName, unreadableProblem } from '@kindling/contract/name-rules';
import type { FieldProblemCode } from '@kindling/contract/problems';
import { isStaffRole, type StaffRole } from '@kindling/contract/staff';
import { Database } from '../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../kernel/http/problem.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../../ports/clock.js';
import { Ids } from '../../../ports/ids.js';
import { StaffPasswords } from '../../authentication/authentication.api.js';
import { AuditLog } from '../audit/audit-log.js';
import { StaffRepository } from './staff.repository.js';

export interface NewStaff {
  email: string;
  name: string;
  role: string;
  password: string;
  /** The brands they are given; an owner has all of them anyway. */
  tenants: readonly string[];
}

const nameLength = 60;

/** Staff may have names that are refused to members, such as the brand's. */
function staffNameProblem(name: string): FieldProblemCode | undefined {
  const plain = plainName(name);
  if (plain === '') return 'required';
  return plain.length > nameLength ? 'too_long' : unreadableProblem(plain);
}

/** Makes a staff member: the first owner from the command line, the demo's four from their seed. */
@Injectable()
export class CreateStaff {
  constructor(
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Database) private readonly database: Database,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(StaffPasswords) private readonly passwords: StaffPasswords,
    @Inject(StaffRepository) private readonly staff: StaffRepository,
    @Inject(TenantRegistry) private readonly tenants: TenantRegistry,
  ) {}

  /**
   * @returns the new id
   * @throws Problem `validation_failed` with the fields that are wrong, `email_taken` when somebody has the address
   */
  async create(draft: NewStaff): Promise<string> {
    const role = await this.check(draft);
    const id = this.ids.next();
    const passwordHash = await this.passwords.hash(draft.password, { lane: 'known', of: 'staff' });
    await this.database.inTransaction(async () => {
      const member = {
        id,
        email: normalizeEmail(draft.email),
        name: plainName(draft.name),
        role,
        passwordHash,
        accessVersion: 0,
        totpSecret: null,
        totpLastStep: null,
        createdAt: this.clock.now(),
      };
      if (!(await this.staff.insert(member, draft.tenants))) throw problem('email_taken');
      await this.audit.record({ staffId: id, action: 'staff.created', changes: [`role.${role}`] });
    });
    return id;
  }

  private async check(draft: NewStaff): Promise<StaffRole> {
    const fields: Record<string, FieldProblemCode> = {};
    const email = emailProblem(draft.email);
    if (email) fields.email = email;
    const password = passwordProblem(draft.password);
    if (password) fields.password = password;
    const name = staffNameProblem(draft.name);
    if (name) fields.name = name;
    const known = await Promise.all(draft.tenants.map(async (id) => this.tenants.byId(id)));
    if (known.some((tenant) => !tenant)) fields.tenants = 'invalid';
    if (!isStaffRole(draft.role)) throw fieldProblems({ ...fields, role: 'invalid' });
    if (Object.keys(fields).length > 0) throw fieldProblems(fields);
    return draft.role;
  }
}
