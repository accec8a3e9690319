import { dayIn } from '@kindling/contract/brands/brand-day';
import type { Presence } from '@kindling/contract/meeting/search-values';
import { roundedLastSeen, type Shown } from '../profile-rules.js';
import type { FoundRow, PresentRow } from './profile-card.js';
import { isPresenceShown } from './profile-visibility.js';

/**
 * A member seen within this time is online, wherever that shows: in searches, on profiles, in chats. `lastSeenAt` is stored in steps of
 * five minutes, so a member who looks at a page was last seen within ten.
 */
const onlineMs = 10 * 60_000;

const dayMs = 86_400_000;

/**
 * How a visit is stored: in steps of five minutes, or of a day (UTC) for a member who hides it: lists are sorted
 * by it, and would tell.
 */
export function storedLastSeen(now: Date, presenceShown: boolean): Date {
  return presenceShown ? roundedLastSeen(now) : new Date(Math.floor(now.getTime() / dayMs) * dayMs);
}

/** Who was here since is online. */
export function onlineSince(now: Date): Date {
  return new Date(now.getTime() - onlineMs);
}

/** A condition on a row `p` of `profile`: it is online and others may see that. @param since the parameter with `onlineSince` */
export function isOnline(since: string): string {
  return `p.last_seen_at >= ${since} AND ${isPresenceShown}`;
}

/** Whether a row that was read is online and others may see that. */
export function isOnlineAt(now: Date, { listed, fictional, presenceShown, lastSeenAt }: PresentRow): boolean {
  return listed && !fictional && presenceShown && lastSeenAt >= onlineSince(now);
}

/** The last visit as members see it: of real people alone (trust 1) who show it. */
export function presenceOf(
  { fictional, presenceShown, lastSeenAt }: Pick<FoundRow, 'fictional' | 'presenceShown' | 'lastSeenAt'>,
  { now, today, timeZone }: Pick<Shown, 'now' | 'today' | 'timeZone'>,
): Presence | null {
  if (fictional || !presenceShown) return null;
  if (lastSeenAt >= onlineSince(now)) return 'online';
  return dayIn(timeZone, lastSeenAt) === today ? 'today' : null;
}
