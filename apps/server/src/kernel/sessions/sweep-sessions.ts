import { Injectable } from '@nestjs/common';
import { OldRows } from '../housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../housekeeping/sweep.js';

const ofMembers = {
  table: 'session',
  key: ['tenant_id', 'token_hash'],
  where: 'expires_at <= :now',
  order: 'expires_at',
};

const ofStaff = {
  table: 'staff_session',
  key: ['token_hash'],
  where: 'expires_at <= :now',
  order: 'token_hash',
};

/** Sessions that are over, of members and of staff. */
@Injectable()
@Sweep('sessions')
export class SweepSessions implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const members = await this.oldRows.delete(ofMembers, { now }, atMost);
    const staff = await this.oldRows.delete(ofStaff, { now }, atMost);
    return Math.max(members, staff);
  }
}
