import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Limits, type Limit } from '../../../../kernel/http/limits/limits.js';

/** A progress that is looked at every few seconds is in it; a mail to oneself is as dear as any mail. */
const limits = {
  look: { name: 'newsletter-look', points: 240, seconds: 60 },
  write: { name: 'newsletter-write', points: 60, seconds: 60 },
  try: { name: 'newsletter-try', points: 20, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/** What every call about newsletters begins with: limits. */
@Injectable()
export class NewsletterCalls {
  constructor(private readonly limits: Limits) {}

  /** @throws Problem `rate_limited` */
  count(what: keyof typeof limits, { staffId }: StaffCaller): Promise<void> {
    return this.limits.consumeOnConsole(limits[what], staffId);
  }
}
