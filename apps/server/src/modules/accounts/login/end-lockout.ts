import { Injectable } from '@nestjs/common';
import { Lockout } from '../../console/authentication/authentication.api.js';
import type { AccountRecord } from '../core/account-records.js';

type Locked = Pick<AccountRecord, 'id' | 'email'>;

/**
 * The blocks that wrong passwords bring about an account: of its address, and of the questions for the password behind its
 * login. Wrong passwords of a known browser are counted apart, until a new password is set.
 */
@Injectable()
export class EndLockout {
  constructor(private readonly lockout: Lockout) {}

  /** @returns until when one of them lasts; undefined where none does */
  async until({ id, email }: Locked): Promise<Date | undefined> {
    const blocks = [
      await this.lockout.blockedUntil('login', email),
      await this.lockout.blockedUntil('password', id),
    ];
    return blocks.reduce((one, other) => (one === undefined || (other && other > one) ? other : one));
  }

  async end({ id, email }: Locked): Promise<void> {
    await this.lockout.forget('login', email);
    await this.lockout.forget('password', id);
  }
}
