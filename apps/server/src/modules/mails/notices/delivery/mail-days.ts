import { dayIn } from '@kindling/contract/brands/brand-day';
import type { NoticeState } from '../rounds/notice-states.repository.js';
import { nextMorning } from '../rounds/quiet-hours.js';

/** Optional mails per member and day (docs/decisions/0070-notices.md). */
export const mailsADay = 4;

/** When a member's next optional mail may be sent: now, or in the morning of the next day with mails left. */
export function nextMailAt(
  { mailDay, mailsThatDay }: Pick<NoticeState, 'mailDay' | 'mailsThatDay'>,
  zone: string,
  now: Date,
): Date {
  const today = dayIn(zone, now);
  if (mailDay === null || mailDay < today) return now;
  const isFull = mailsThatDay >= mailsADay;
  if (mailDay === today) return isFull ? nextMorning(zone, now) : now;
  // Mails were queued for tomorrow, because today's were used up or today was over.
  const tomorrow = nextMorning(zone, now);
  return isFull ? nextMorning(zone, tomorrow) : tomorrow;
}
