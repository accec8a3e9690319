import { dayIn } from '@kindling/contract/brands/brand-day';
import { hourIn } from '../../notices/notices.api.js';
import type { RoundKind } from '../mailing.entity.js';

/** The hours in which rounds start: a brand that was down all that time skips that day's. */
const [firstHour, lastHour] = [10, 19];
const sunday = 0;

export interface DueRound {
  kind: RoundKind;
  /** `YYYY-MM-DD` in the brand's time zone. */
  period: string;
}

/** The rounds of a brand at an instant: reminders each day, updates once a week. */
export function dueRounds(timeZone: string, now: Date): DueRound[] {
  const hour = hourIn(timeZone, now);
  if (hour < firstHour || hour > lastHour) return [];
  const period = dayIn(timeZone, now);
  const isSunday = new Date(`${period}T00:00:00Z`).getUTCDay() === sunday;
  return [{ kind: 'reminders', period }, ...(isSunday ? [{ kind: 'weekly_updates' as const, period }] : [])];
}
