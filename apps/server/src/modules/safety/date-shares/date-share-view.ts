import type { DateShare } from '@kindling/contract/safety/calls/date-shares';
import { stateOfShare, wallTimeIn } from '@kindling/contract/safety/date-share';
import type { StoredDateShare } from './date-shares.repository.js';

/** A shared plan as its member sees it. @param timeZone the brand's, in which its times are written and read */
export function dateShareView(share: StoredDateShare, timeZone: string, now: Date): DateShare {
  return {
    id: share.id,
    sharer: share.sharerName,
    other: share.otherName,
    place: share.place,
    at: wallTimeIn(timeZone, share.dateAt),
    asked_at: wallTimeIn(timeZone, share.askedAt),
    ends_at: wallTimeIn(timeZone, share.endsAt),
    state: stateOf(share, now),
    opened: share.opened,
  };
}

export function stateOf({ askedAt, endsAt, checkedInAt }: StoredDateShare, now: Date): DateShare['state'] {
  return stateOfShare({ askedAt, endsAt, checkedIn: checkedInAt !== null }, now);
}
