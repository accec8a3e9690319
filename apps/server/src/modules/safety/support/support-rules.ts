import { complaintDays, supportLeaseMinutes } from '@kindling/contract/safety/complaint-rules';
import type { SupportCaseEntity } from './support-case.entity.js';

const dayMs = 24 * 3_600_000;
/** Closed cases are kept for this many calendar months (decisions §3.5). */
const keptMonths = 6;
/** An answered case is closed after this many days without another message. */
const answeredDays = 30;

/** Openings of complaints by one network: more than a mailed link needs, and far too few to guess a token. */
export const openings = { name: 'complaint-opening', points: 60, seconds: 3600 };
/** Additions to one complaint in a day. */
export const additions = { name: 'complaint-addition', points: 10, seconds: 86_400 };

/** By when a complaint that came now is answered (trust 10). */
export function dueAfter(now: Date): Date {
  return new Date(now.getTime() + complaintDays * dayMs);
}

/** The end of a lease that begins now. */
export function leaseAfter(now: Date): Date {
  return new Date(now.getTime() + supportLeaseMinutes * 60_000);
}

/** The staff member who holds a case now; null for none. */
export function holderOf(
  { handlerId, leaseUntil }: Pick<SupportCaseEntity, 'handlerId' | 'leaseUntil'>,
  now: Date,
): string | null {
  return leaseUntil !== null && leaseUntil > now ? handlerId : null;
}

/** Cases that were closed before are deleted. */
export function closedBefore(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - keptMonths);
  return limit;
}

/** Cases that were answered before and got no further word are closed. */
export function answeredBefore(now: Date): Date {
  return new Date(now.getTime() - answeredDays * dayMs);
}
