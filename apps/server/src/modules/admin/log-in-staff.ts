import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/email-rules';
import type { Call } from '../../kernel/http/call.js';
import { clientNetwork } from '../../kernel/http/client-network.js';
import type { StaffCaller } from '../../kernel/http/caller.js';
import { Limits, type Limit } from '../../kernel/http/limits.js';
import { problem } from '../../kernel/http/problem.js';
import { Passwords } from '../accounts/accounts.api.js';
import { AuditLog } from './audit-log.js';
import { ConsoleSessions } from './console-sessions.js';
import { StaffLockout } from './staff-lockout.js';
import { StaffRepository } from './staff.repository.js';

/** Tries of one address of the network; five a person are stopped by the lockout long before. */
const perAddress: Limit = { name: 'staff-login', points: 30, seconds: 900 };

/** Logs a staff member in; known and unknown addresses answer alike, in text and time. */
@Injectable()
export class LogInStaff {
  constructor(
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(ConsoleSessions) private readonly sessions: ConsoleSessions,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(StaffLockout) private readonly lockout: StaffLockout,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(StaffRepository) private readonly staff: StaffRepository,
  ) {}

  /** @throws Problem `login_failed`, `account_locked` with `minutes`, or `rate_limited` */
  async logIn(credentials: { email: string; password: string }, call: Call): Promise<StaffCaller> {
    const email = normalizeEmail(credentials.email);
    await this.limits.consumeOnConsole(perAddress, clientNetwork(call.request.address));
    await this.lockout.begin(email);
    const staff = await this.staff.findByEmail(email);
    const isRight = await this.passwords.matches(credentials.password, staff?.passwordHash);
    if (!staff || !isRight) {
      if (staff) await this.audit.record({ staffId: staff.id, action: 'staff.login_refused' });
      throw problem('login_failed');
    }
    await this.lockout.clear(email);
    const caller = await this.sessions.start(staff, call);
    await this.audit.record({ staffId: staff.id, action: 'staff.logged_in' });
    return caller;
  }
}
