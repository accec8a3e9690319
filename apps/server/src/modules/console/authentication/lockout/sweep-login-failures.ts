import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { forgottenAfterMs } from './lockout-rules.js';

const old = {
  where: 'last_failed_at < :forgotten AND (blocked_until IS NULL OR blocked_until < :forgotten)',
  order: 'last_failed_at',
};
const ofMembers = { table: 'login_failure', key: ['tenant_id', 'address_hash'], ...old };
const ofStaff = { table: 'staff_login_failure', key: ['address_hash'], ...old };

/** Failed logins that are so long ago that the next one counts as the first. */
@Injectable()
@Sweep('login failures')
export class SweepLoginFailures implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const forgotten = new Date(now.getTime() - forgottenAfterMs);
    const members = await this.oldRows.delete(ofMembers, { forgotten }, atMost);
    return Math.max(members, await this.oldRows.delete(ofStaff, { forgotten }, atMost));
  }
}
