import { Injectable } from '@nestjs/common';
import { problem } from '../../../../../kernel/ground/problem.js';
import type { Call } from '../../../../../kernel/http/call.js';
import { StaffDevices, StaffLockout } from '../../../authentication/authentication.api.js';
import { AuditLog } from '../../audit/audit-log.js';
import type { StaffEntity } from '../../people/staff.entity.js';
import { deviceOwner } from '../staff-device-owner.js';
import { SecondFactor } from './second-factor.js';

/** Uses up a code of the second factor, and counts the wrong ones (decision 0011). */
@Injectable()
export class CheckStaffCode {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly secondFactor: SecondFactor,
    private readonly staffDevices: StaffDevices,
    private readonly staffLockout: StaffLockout,
  ) {}

  /**
   * @param staff after the correct password
   * @returns how many recovery codes are left when the code was one of them, null for the app's
   * @throws Problem `second_factor_failed` for a code that is wrong or already used, `account_locked` with `minutes`
   * after five of them
   */
  async check(staff: StaffEntity, code: string, call: Call): Promise<number | null> {
    const device = this.staffDevices.counterOf(deviceOwner(staff), call);
    const codesLeft = await this.staffLockout.attempt('code', device ?? staff.id, {
      check: () => this.secondFactor.take(staff, code),
      provesOwner: () => true,
    });
    if (codesLeft !== undefined) return codesLeft;
    await this.auditLog.record({ staffId: staff.id, action: 'staff.code_refused' });
    throw problem('second_factor_failed');
  }
}
