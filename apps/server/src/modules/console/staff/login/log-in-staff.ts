import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { problem } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import { StaffLoginAttempts, StaffPasswords } from '../../authentication/authentication.api.js';
import type { StaffEntity } from '../people/staff.entity.js';
import { StaffRepository } from '../people/staff.repository.js';
import { RefusedLogins } from './refused-logins.js';
import { deviceOwner } from './staff-device-owner.js';

/** Checks a staff member's password; known and unknown addresses respond alike, in text and time. */
@Injectable()
export class LogInStaff {
  constructor(
    private readonly staffLoginAttempts: StaffLoginAttempts,
    private readonly staffPasswords: StaffPasswords,
    private readonly refusedLogins: RefusedLogins,
    private readonly staff: StaffRepository,
  ) {}

  /**
   * @returns the password's owner, who is not logged in before the second factor
   * @throws Problem `login_failed`, `account_locked` with `minutes`, or `rate_limited`
   */
  async check(credentials: { email: string; password: string }, call: Call): Promise<StaffEntity> {
    const email = normalizeEmail(credentials.email);
    const found = await this.staff.findByEmail(email);
    const staff = await this.staffLoginAttempts.attempt(
      {
        email,
        owner: found && deviceOwner(found),
        check: async (turn) =>
          (await this.staffPasswords.matches(credentials.password, found?.passwordHash, turn))
            ? found
            : undefined,
        // The password alone does not prove ownership: the second factor follows.
        provesOwner: () => false,
      },
      call,
    );
    if (staff) return staff;
    this.refusedLogins.note(found?.id);
    throw problem('login_failed');
  }
}
