import { Injectable } from '@nestjs/common';
import { problem } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { StaffSessions } from '../../../../kernel/sessions/staff-sessions.js';
import { StaffDevices, StaffLockout } from '../../authentication/authentication.api.js';
import { AuditLog } from '../audit/audit-log.js';
import type { StaffEntity } from '../people/staff.entity.js';
import { StaffRepository } from '../people/staff.repository.js';
import { LoginTickets } from './login-tickets.js';
import { CheckStaffCode } from './second-factor/check-staff-code.js';
import { SecondFactor } from './second-factor/second-factor.js';
import { deviceOwner } from './staff-device-owner.js';

/** What a browser sends to finish a login. */
export interface SecondStep {
  ticket: string;
  code: string;
}

/** Finishes a login with the second factor, or by setting it up, and starts the session. */
@Injectable()
export class FinishStaffLogin {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly staffSessions: StaffSessions,
    private readonly loginTickets: LoginTickets,
    private readonly checkStaffCode: CheckStaffCode,
    private readonly secondFactor: SecondFactor,
    private readonly staffDevices: StaffDevices,
    private readonly staffLockout: StaffLockout,
    private readonly staff: StaffRepository,
  ) {}

  /**
   * @returns the new caller, and how many recovery codes are left when one was used
   * @throws Problem `login_expired`, and what `CheckStaffCode.check` throws
   */
  async withCode(
    { ticket, code }: SecondStep,
    call: Call,
  ): Promise<{ caller: StaffCaller; codesLeft: number | null }> {
    const begun = await this.loginTickets.read(ticket);
    if (!begun || begun.secret !== undefined) throw problem('login_expired');
    const { staff } = begun;
    const codesLeft = await this.checkStaffCode.check(staff, code, call);
    await this.forgive(staff, call);
    const caller = await this.start(staff, call, codesLeft === null ? [] : ['recovery_code']);
    return { caller, codesLeft };
  }

  /**
   * Sets up the second factor of the login in progress.
   *
   * @returns the new caller, and their recovery codes, which are shown only now
   * @throws Problem `login_expired`, `second_factor_failed` for a wrong code
   */
  async withEnrolment(
    { ticket, code }: SecondStep,
    call: Call,
  ): Promise<{ caller: StaffCaller; recoveryCodes: string[] }> {
    const begun = await this.loginTickets.read(ticket);
    if (begun?.secret === undefined) throw problem('login_expired');
    const recoveryCodes = await this.secondFactor.enrol(begun.staff, begun.secret, code);
    if (recoveryCodes === undefined) throw problem('login_expired');
    if (recoveryCodes === 'refused') throw problem('second_factor_failed');
    await this.forgive(begun.staff, call);
    return { caller: await this.start(begun.staff, call), recoveryCodes };
  }

  /**
   * Failed passwords do not block it, and its success does not reset their count.
   *
   * @param staff owner of the passkey, with user verification
   * @throws Problem `login_expired` when their second factor was reset during the login
   */
  withPasskey(staff: StaffEntity, call: Call): Promise<StaffCaller> {
    return this.start(staff, call, ['passkey']);
  }

  private forgive(staff: StaffEntity, call: Call): Promise<void> {
    return this.staffLockout.forgive(staff, this.staffDevices.counterOf(deviceOwner(staff), call));
  }

  private async start(staff: StaffEntity, call: Call, changes: readonly string[] = []): Promise<StaffCaller> {
    const caller = await this.staffSessions.start(staff.id, call, this.staff.unchanged(staff));
    // Their second factor was reset during the login.
    if (!caller) throw problem('login_expired');
    this.staffDevices.remember(deviceOwner(staff), call);
    await this.auditLog.record({ staffId: staff.id, action: 'staff.logged_in', changes });
    return caller;
  }
}
