import { dayIn } from '@kindling/contract/brand-day';
import type { Presence } from '@kindling/contract/search-values';
import type { FoundRow } from './profile-card.js';
import type { Shown } from './profile-rules.js';

/** `lastSeenAt` is stored in steps of five minutes, so who looks at a page was last seen within ten. */
const onlineMs = 10 * 60_000;

/** Who was here since is online. */
export function onlineSince(now: Date): Date {
  return new Date(now.getTime() - onlineMs);
}

/** When somebody was here, as members are told it: of real people alone (trust 1) who let it be told. */
export function presenceOf(
  { fictional, presenceShown, lastSeenAt }: Pick<FoundRow, 'fictional' | 'presenceShown' | 'lastSeenAt'>,
  { now, today, timeZone }: Pick<Shown, 'now' | 'today' | 'timeZone'>,
): Presence | null {
  if (fictional || !presenceShown) return null;
  if (lastSeenAt >= onlineSince(now)) return 'online';
  return dayIn(timeZone, lastSeenAt) === today ? 'today' : null;
}
