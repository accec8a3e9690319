import { Inject, Injectable } from '@nestjs/common';
import { OldRows } from '../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../kernel/housekeeping/sweep.js';
import { forgottenAfterMs } from '../authentication/authentication.api.js';

const sessions = {
  table: 'staff_session',
  key: ['token_hash'],
  where: 'expires_at <= :now',
  order: 'token_hash',
};
const failures = {
  table: 'staff_login_failure',
  key: ['address_hash'],
  where: 'last_failed_at < :forgotten AND (blocked_until IS NULL OR blocked_until < :forgotten)',
  order: 'last_failed_at',
};

/** Sessions of the console that are over, and failed logins to it that are forgotten. */
@Injectable()
@Sweep('staff')
export class SweepStaff implements Sweeps {
  constructor(@Inject(OldRows) private readonly rows: OldRows) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const forgotten = new Date(now.getTime() - forgottenAfterMs);
    const ended = await this.rows.delete(sessions, { now }, atMost);
    return Math.max(ended, await this.rows.delete(failures, { forgotten }, atMost));
  }
}
