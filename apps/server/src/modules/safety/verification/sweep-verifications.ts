import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';

/** So long a member reads why their picture was refused; nobody needs it after that. */
const keptDays = 30;
const dayMs = 24 * 3_600_000;

/** Forgets poses in which nobody sent a picture, and refusals. Neither has a picture any more. */
@Injectable()
@Sweep('verifications')
export class SweepVerifications implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(
      {
        table: 'verification',
        key: ['tenant_id', 'id'],
        where: "state <> 'waiting' AND expires_at < :before",
        order: 'expires_at',
      },
      { before: new Date(now.getTime() - keptDays * dayMs) },
      atMost,
    );
  }
}
