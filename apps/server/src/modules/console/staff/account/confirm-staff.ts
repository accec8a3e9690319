import { Injectable } from '@nestjs/common';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { StaffLoginAttempts, StaffPasswords } from '../../authentication/authentication.api.js';
import { CheckStaffCode } from '../login/second-factor/check-staff-code.js';
import { deviceOwner } from '../login/staff-device-owner.js';
import type { StaffEntity } from '../people/staff.entity.js';
import { StaffRepository } from '../people/staff.repository.js';

/** Confirms a logged-in staff member before they change their access. */
export interface StaffProof {
  password: string;
  /** Of the app, or a recovery code. */
  code: string;
}

/** A session may be left open or stolen: changing the login needs both factors again. */
@Injectable()
export class ConfirmStaff {
  constructor(
    private readonly checkStaffCode: CheckStaffCode,
    private readonly staffLoginAttempts: StaffLoginAttempts,
    private readonly staffPasswords: StaffPasswords,
    private readonly staff: StaffRepository,
  ) {}

  /**
   * Counts like a login: guesses here are stopped by the login's limits.
   *
   * @returns the confirmed staff member after their code was used
   * @throws Problem `validation_failed` (`password`: `old_password_wrong`), `rate_limited`, and what
   * `CheckStaffCode.check` throws
   */
  async confirm({ staffId }: StaffCaller, proof: StaffProof, call: Call): Promise<StaffEntity> {
    const staff = await this.staff.find(staffId);
    if (!staff) throw problem('authentication_required');
    const confirmed = await this.staffLoginAttempts.attempt(
      {
        email: staff.email,
        owner: deviceOwner(staff),
        check: async (turn) =>
          (await this.staffPasswords.matches(proof.password, staff.passwordHash, turn)) ? staff : undefined,
        // The password alone does not prove ownership: the code follows.
        provesOwner: () => false,
      },
      call,
    );
    if (!confirmed) throw fieldProblems({ password: 'old_password_wrong' });
    await this.checkStaffCode.check(staff, proof.code, call);
    return staff;
  }
}
