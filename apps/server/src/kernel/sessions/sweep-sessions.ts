import { Inject, Injectable } from '@nestjs/common';
import { OldRows } from '../housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../housekeeping/sweep.js';

const sessions = {
  table: 'session',
  key: ['tenant_id', 'token_hash'],
  where: 'expires_at <= :now',
  order: 'expires_at',
};

/** Sessions that are over. */
@Injectable()
@Sweep('sessions')
export class SweepSessions implements Sweeps {
  constructor(@Inject(OldRows) private readonly rows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.rows.delete(sessions, { now }, atMost);
  }
}
