import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  staffEnrolment,
  staffLogin,
  staffLoginCode,
  staffLogout,
  staffSession,
} from '@kindling/contract/console/calls/staff-session';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { StaffSessions } from '../../../../kernel/sessions/staff-sessions.js';
import { AuditLog } from '../audit/audit-log.js';
import { FinishStaffLogin } from './finish-staff-login.js';
import { LogInStaff } from './log-in-staff.js';
import { LoginTickets } from './login-tickets.js';
import { DemoCodes } from './second-factor/demo-codes.js';
import { SecondFactor } from './second-factor/second-factor.js';
import { secretUri } from './second-factor/totp.js';
import { toStaffMember } from './to-staff-member.js';

@Controller()
export class StaffSessionController {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly staffSessions: StaffSessions,
    private readonly demoCodes: DemoCodes,
    private readonly finishStaffLogin: FinishStaffLogin,
    private readonly logInStaff: LogInStaff,
    private readonly loginTickets: LoginTickets,
    private readonly secondFactor: SecondFactor,
  ) {}

  @Endpoint(staffLogin)
  async logIn(
    { body }: Input<typeof staffLogin>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof staffLogin>> {
    const staff = await this.logInStaff.check(body, call);
    if (staff.totpSecret !== null) {
      const ticket = this.loginTickets.issue({ staff, secret: undefined });
      return { next: 'code', ticket, code_is_told: this.demoCodes.areTold(staff.email) };
    }
    const secret = this.secondFactor.newSecret();
    const ticket = this.loginTickets.issue({ staff, secret });
    return { next: 'enrolment', ticket, secret, uri: secretUri(secret, staff.email) };
  }

  @Endpoint(staffLoginCode)
  async enterCode(
    { body }: Input<typeof staffLoginCode>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof staffLoginCode>> {
    const { caller, codesLeft } = await this.finishStaffLogin.withCode(body, call);
    return { staff: toStaffMember(caller), recovery_codes_left: codesLeft };
  }

  @Endpoint(staffEnrolment)
  async enrol(
    { body }: Input<typeof staffEnrolment>,
    _caller: unknown,
    call: Call,
  ): Promise<Answer<typeof staffEnrolment>> {
    const { caller, recoveryCodes } = await this.finishStaffLogin.withEnrolment(body, call);
    return { staff: toStaffMember(caller), recovery_codes: recoveryCodes };
  }

  @Endpoint(staffSession)
  session(_input: unknown, caller: StaffCaller): Promise<Answer<typeof staffSession>> {
    return Promise.resolve({ staff: toStaffMember(caller) });
  }

  @Endpoint(staffLogout)
  async logOut(_input: unknown, caller: StaffCaller, call: Call): Promise<Answer<typeof staffLogout>> {
    await this.staffSessions.end(call);
    await this.auditLog.record({ staffId: caller.staffId, action: 'staff.logged_out' });
    return { done: true };
  }
}
