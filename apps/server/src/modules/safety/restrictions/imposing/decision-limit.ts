import { Injectable } from '@nestjs/common';
import { Limits } from '../../../../kernel/http/limits/limits.js';

/** Bounds what one stolen or bribed account of staff can do before somebody notices. */
const decisionsPerStaff = { name: 'restrictions', points: 60, seconds: 3600 };

/** How many accounts one person disables, bans or gives back in an hour, at the desk and beside the profiles together. */
@Injectable()
export class DecisionLimit {
  constructor(private readonly limits: Limits) {}

  /** @throws Problem `rate_limited` */
  count(staffId: string): Promise<void> {
    return this.limits.consumeOnConsole(decisionsPerStaff, staffId);
  }
}
