import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/email-rules';
import type { Call } from '../../kernel/http/call.js';
import { clientNetwork } from '../../kernel/http/client-network.js';
import { Limits, type Limit } from '../../kernel/http/limits.js';
import { problem } from '../../kernel/http/problem.js';
import {
  Passwords,
  type PasswordTurn,
  StaffDevices,
  StaffLockout,
} from '../authentication/authentication.api.js';
import { RefusedLogins } from './refused-logins.js';
import type { StaffEntity } from './staff.entity.js';
import { StaffRepository } from './staff.repository.js';

/** Tries of one address of the network; five a person are stopped by the lockout long before. */
const perNetwork: Limit = { name: 'staff-login', points: 30, seconds: 900 };
const perDevice: Limit = { name: 'staff-login-device', points: 30, seconds: 900 };

/** An attempt, before anything of it was looked at. */
interface Guess {
  kind: 'login' | 'device';
  /** What it counts for: the address, or the device that is known to its owner. */
  counted: string;
  /** Whose address it is, if that was read already. */
  staff?: Promise<StaffEntity | undefined>;
  turn: PasswordTurn;
}

/** Checks a staff member's password; known and unknown addresses answer alike, in text and time. */
@Injectable()
export class LogInStaff {
  constructor(
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(RefusedLogins) private readonly refused: RefusedLogins,
    @Inject(StaffDevices) private readonly devices: StaffDevices,
    @Inject(StaffLockout) private readonly lockout: StaffLockout,
    @Inject(StaffRepository) private readonly staff: StaffRepository,
  ) {}

  /**
   * @returns whose password it is; they are not logged in before their second factor
   * @throws Problem `login_failed`, `account_locked` with `minutes`, or `rate_limited`
   */
  async check(credentials: { email: string; password: string }, call: Call): Promise<StaffEntity> {
    const email = normalizeEmail(credentials.email);
    const staff = this.devices.isPresented(call) ? this.staff.findByEmail(email) : undefined;
    const device = staff && this.devices.counterOfStaff(await staff, call);
    // Guesses of a known device are counted apart: neither those of others nor the address's block reach it.
    if (device !== undefined) {
      await this.limits.consumeOnConsole(perDevice, device);
      const turn = { lane: 'known', of: device } as const;
      return this.checkGuess(email, credentials.password, { kind: 'device', counted: device, staff, turn });
    }
    const network = clientNetwork(call.request.address);
    await this.limits.consumeOnConsole(perNetwork, network);
    const turn = { lane: 'stranger', of: network } as const;
    return this.checkGuess(email, credentials.password, { kind: 'login', counted: email, staff, turn });
  }

  private async checkGuess(email: string, password: string, guess: Guess): Promise<StaffEntity> {
    const staff = await this.lockout.attempt(guess.kind, guess.counted, {
      beside: () => guess.staff ?? this.staff.findByEmail(email),
      check: async (attempt, found) => {
        const isRight = await this.passwords.matches(password, found?.passwordHash, guess.turn);
        if (!found || !isRight) {
          this.refused.note(found?.id);
          return undefined;
        }
        // Only this attempt: who has the password alone has not shown to be them.
        await attempt.undo();
        return found;
      },
    });
    if (!staff) throw problem('login_failed');
    return staff;
  }
}
