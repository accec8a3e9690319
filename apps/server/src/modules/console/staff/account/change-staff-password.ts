import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { fieldProblems } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { StaffSessions } from '../../../../kernel/sessions/staff-sessions.js';
import { newPasswordProblem, StaffDevices, StaffPasswords } from '../../authentication/authentication.api.js';
import { AuditLog } from '../audit/audit-log.js';
import { deviceOwner } from '../login/staff-device-owner.js';
import { consoleName } from '../people/staff-rules.js';
import { StaffRepository } from '../people/staff.repository.js';
import { ConfirmStaff, type StaffProof } from './confirm-staff.js';

/** Changes a staff member's password, given the old one and a code. */
@Injectable()
export class ChangeStaffPassword {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly confirmStaff: ConfirmStaff,
    private readonly database: Database,
    private readonly staffDevices: StaffDevices,
    private readonly staffPasswords: StaffPasswords,
    private readonly staff: StaffRepository,
    private readonly staffSessions: StaffSessions,
  ) {}

  /**
   * Ends every session, known browser and login in progress; the browser of this request gets a new session.
   *
   * @throws Problem `validation_failed` (`new_password`, `password`), and what `ConfirmStaff.confirm` throws
   */
  async change(caller: StaffCaller, proof: StaffProof, newPassword: string, call: Call): Promise<void> {
    const wrong = newPasswordProblem(newPassword, caller, consoleName);
    if (wrong) throw fieldProblems({ new_password: wrong });
    const seen = await this.confirmStaff.confirm(caller, proof, call);
    const passwordHash = await this.staffPasswords.hash(newPassword, { lane: 'known', of: 'staff' });
    const changed = await this.database.inTransaction(async () => {
      const staff = await this.staff.setPassword(seen, passwordHash);
      // Replaced or reset meanwhile: the old password is no longer valid.
      if (!staff) throw fieldProblems({ password: 'old_password_wrong' });
      await this.staffSessions.endAll(staff.id);
      await this.auditLog.record({ staffId: staff.id, action: 'staff.password_changed' });
      return staff;
    });
    await this.staffSessions.start(changed.id, call, this.staff.unchanged(changed));
    this.staffDevices.remember(deviceOwner(changed), call);
  }
}
