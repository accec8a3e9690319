import { dayIn } from '@kindling/contract/brands/brand-day';
import { hourIn } from '../../notices/notices.api.js';
import type { RoundKind } from '../mailing.entity.js';

/** The hours in which rounds begin: a brand that was away then does without that day's. */
const [firstHour, lastHour] = [10, 19];
const sunday = 0;

export interface DueRound {
  kind: RoundKind;
  /** `YYYY-MM-DD` in the brand's time zone. */
  period: string;
}

/** What a brand tells its members at an instant: reminders each day, what there is for them once a week. */
export function dueRounds(timeZone: string, now: Date): DueRound[] {
  const hour = hourIn(timeZone, now);
  if (hour < firstHour || hour > lastHour) return [];
  const period = dayIn(timeZone, now);
  const isSunday = new Date(`${period}T00:00:00Z`).getUTCDay() === sunday;
  return [{ kind: 'reminders', period }, ...(isSunday ? [{ kind: 'weekly_updates' as const, period }] : [])];
}
