import { complaintDays, supportLeaseMinutes } from '@kindling/contract/safety/complaint-rules';
import type { SupportCaseEntity } from './support-case.entity.js';

const dayMs = 24 * 3_600_000;
/** How long a closed case is kept (decisions §3.5); months as the calendar has them. */
const keptMonths = 6;
/** How long an answer waits for another word before its case is closed. */
const answeredDays = 30;

/** Openings of complaints by one network: more than anybody needs who follows a mailed link, nothing for whoever guesses. */
export const openings = { name: 'complaint-opening', points: 60, seconds: 3600 };
/** What is added to one complaint in a day. */
export const additions = { name: 'complaint-addition', points: 10, seconds: 86_400 };

/** By when a complaint that came now is answered (trust 10). */
export function dueAfter(now: Date): Date {
  return new Date(now.getTime() + complaintDays * dayMs);
}

/** Until when a case stays with whom it was given to now. */
export function leaseAfter(now: Date): Date {
  return new Date(now.getTime() + supportLeaseMinutes * 60_000);
}

/** Who is at a case now; null: nobody. */
export function holderOf(
  { handlerId, leaseUntil }: Pick<SupportCaseEntity, 'handlerId' | 'leaseUntil'>,
  now: Date,
): string | null {
  return leaseUntil !== null && leaseUntil > now ? handlerId : null;
}

/** What was closed before is over. */
export function closedBefore(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - keptMonths);
  return limit;
}

/** What was answered before, and nobody wrote since, is closed. */
export function answeredBefore(now: Date): Date {
  return new Date(now.getTime() - answeredDays * dayMs);
}
