import { Controller } from '@nestjs/common';
import * as routes from '@kindling/contract/console/calls/staff-account';
import type { Answer, Input } from '@kindling/contract/route';
import { problem } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { StaffSessions } from '../../../../kernel/sessions/staff-sessions.js';
import { AuditLog } from '../audit/audit-log.js';
import { DemoCodes } from '../login/second-factor/demo-codes.js';
import { SecondFactor } from '../login/second-factor/second-factor.js';
import { SecondFactorsRepository } from '../login/second-factor/second-factors.repository.js';
import { ChangeStaffPassword } from './change-staff-password.js';
import { ConfirmStaff } from './confirm-staff.js';
import { tellBrowser } from './tell-browser.js';

/** A staff member's own access: sessions, recovery codes, password. */
@Controller()
export class StaffAccountController {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly changeStaffPassword: ChangeStaffPassword,
    private readonly confirmStaff: ConfirmStaff,
    private readonly demoCodes: DemoCodes,
    private readonly secondFactor: SecondFactor,
    private readonly secondFactors: SecondFactorsRepository,
    private readonly staffSessions: StaffSessions,
  ) {}

  @Endpoint(routes.getStaffAccount)
  async tell(
    _input: unknown,
    { staffId, email, sessionHash }: StaffCaller,
  ): Promise<Answer<typeof routes.getStaffAccount>> {
    const left = await this.secondFactors.codesLeft([staffId]);
    const open = await this.staffSessions.list(staffId);
    return {
      recovery_codes: left.get(staffId) ?? 0,
      sessions: open.map((session) => tellBrowser(session, sessionHash)),
      code_is_told: this.demoCodes.areTold(email),
    };
  }

  @Endpoint(routes.endStaffBrowser)
  async endOne(
    { params }: Input<typeof routes.endStaffBrowser>,
    { staffId, sessionHash }: StaffCaller,
  ): Promise<Answer<typeof routes.endStaffBrowser>> {
    const session = (await this.staffSessions.list(staffId)).find(({ id }) => id === params.id);
    if (!session || session.sessionHash === sessionHash) throw problem('not_found');
    await this.staffSessions.endOne(staffId, session.sessionHash);
    await this.auditLog.record({ staffId, action: 'staff.sessions_ended', subjects: [staffId] });
    return { done: true };
  }

  @Endpoint(routes.endOtherStaffBrowsers)
  async endOthers(
    _input: unknown,
    { staffId, sessionHash }: StaffCaller,
  ): Promise<Answer<typeof routes.endOtherStaffBrowsers>> {
    await this.staffSessions.endAll(staffId, sessionHash);
    await this.auditLog.record({ staffId, action: 'staff.sessions_ended', subjects: [staffId] });
    return { done: true };
  }

  @Endpoint(routes.renewRecoveryCodes)
  async renewCodes(
    { body }: Input<typeof routes.renewRecoveryCodes>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof routes.renewRecoveryCodes>> {
    const codes = await this.secondFactor.renewCodes(await this.confirmStaff.confirm(caller, body, call));
    if (!codes) throw problem('second_factor_failed');
    return { recovery_codes: codes };
  }

  @Endpoint(routes.changeStaffPassword)
  async changePassword(
    { body: { new_password: newPassword, ...proof } }: Input<typeof routes.changeStaffPassword>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof routes.changeStaffPassword>> {
    await this.changeStaffPassword.change(caller, proof, newPassword, call);
    return { done: true };
  }
}
