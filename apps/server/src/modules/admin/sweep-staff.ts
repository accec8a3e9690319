import { Inject, Injectable } from '@nestjs/common';
import { OldRows } from '../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../kernel/housekeeping/sweep.js';

const sessions = {
  table: 'staff_session',
  key: ['token_hash'],
  where: 'expires_at <= :now',
  order: 'token_hash',
};

/** Sessions of the console that are over. */
@Injectable()
@Sweep('staff')
export class SweepStaff implements Sweeps {
  constructor(@Inject(OldRows) private readonly rows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.rows.delete(sessions, { now }, atMost);
  }
}
