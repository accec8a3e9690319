import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';

const expired = { table: 'staff_invitation', key: ['id'], where: 'expires_at < :now', order: 'expires_at' };

/** The end of invitations that nobody used in time. */
@Injectable()
@Sweep('invitations of staff')
export class SweepStaffInvitations implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(expired, { now }, atMost);
  }
}
