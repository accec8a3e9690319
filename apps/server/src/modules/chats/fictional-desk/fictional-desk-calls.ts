import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Limits, type Limit } from '../../../kernel/http/limits/limits.js';

/** More than the fastest writer needs, and less than a program that reads every conversation there is. */
const limits = {
  take: { name: 'fictional-take', points: 120, seconds: 60 },
  write: { name: 'fictional-write', points: 60, seconds: 60 },
  look: { name: 'fictional-look', points: 240, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** What every call of the desk begins with: limits. */
@Injectable()
export class FictionalDeskCalls {
  constructor(private readonly limits: Limits) {}

  /** @throws Problem `rate_limited` */
  count(what: keyof typeof limits, { staffId }: StaffCaller): Promise<void> {
    return this.limits.consumeOnConsole(limits[what], staffId);
  }
}
