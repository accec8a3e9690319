import { Controller, Inject } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { staffLogin, staffLogout, staffSession, type StaffMember } from '@kindling/contract/routes/console';
import type { Call } from '../../kernel/http/call.js';
import type { StaffCaller } from '../../kernel/http/caller.js';
import { Endpoint } from '../../kernel/http/endpoint.js';
import { AuditLog } from './audit-log.js';
import { ConsoleSessions } from './console-sessions.js';
import { LogInStaff } from './log-in-staff.js';

@Controller()
export class StaffSessionController {
  constructor(
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(ConsoleSessions) private readonly sessions: ConsoleSessions,
    @Inject(LogInStaff) private readonly logInStaff: LogInStaff,
  ) {}

  @Endpoint(staffLogin)
  async logIn(
    { body }: Input<typeof staffLogin>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof staffLogin>> {
    return { staff: toStaffMember(await this.logInStaff.logIn(body, call)) };
  }

  @Endpoint(staffSession)
  session(_input: unknown, caller: StaffCaller): Promise<Answer<typeof staffSession>> {
    return Promise.resolve({ staff: toStaffMember(caller) });
  }

  @Endpoint(staffLogout)
  async logOut(_input: unknown, caller: StaffCaller, call: Call): Promise<Answer<typeof staffLogout>> {
    await this.sessions.end(call);
    await this.audit.record({ staffId: caller.staffId, action: 'staff.logged_out' });
    return { done: true };
  }
}

function toStaffMember({ staffId, email, name, role, rights, tenants }: StaffCaller): StaffMember {
  return { id: staffId, email, name, role, rights: [...rights], tenants: tenants && [...tenants] };
}
