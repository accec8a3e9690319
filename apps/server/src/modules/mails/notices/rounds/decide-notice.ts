import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';

export type Channel = 'push' | 'mail';

/** All that decides whether, when and by which channel a member is notified. */
export interface NoticeFacts {
  kind: NotificationKind;
  /** Written by the brand to many: it comes by mail, and no page shows it. */
  isLetter: boolean;
  now: Date;
  /** When it happened; of several, the first. */
  since: Date;
  /** The member saw it: read the conversation, looked at who likes them, liked them back. */
  seen: boolean;
  /** A page of the member's is open and visible now; false while unknown. */
  here: boolean;
  /** When the member was here last, rounded down to five minutes. */
  lastSeenAt: Date;
  /** Confirmed, and neither disabled, deleted nor banned. */
  reachable: boolean;
  /** The member may see who did it: neither blocked, disabled, hidden nor gone. */
  otherVisible: boolean;
  switchedOff: boolean;
  canPush: boolean;
  canMail: boolean;
  /** The end of the quiet hours; `now` outside of them. */
  wakingAt: Date;
  /** When the next mail may go; `now` unless today's are used up. */
  nextMailAt: Date;
}

export type Decision =
  | { do: 'tell'; by: Channel }
  /** `gathering`: more may come that is told with it; it goes along with what is told by that channel anyway. */
  | { do: 'wait'; until: Date; gathering?: Channel }
  | { do: 'drop'; because: 'unreachable' | 'other_gone' | 'seen' | 'shown' | 'switched_off' | 'no_channel' };

const minuteMs = 60_000;
/** How coarse `lastSeenAt` is. */
const lastSeenStepMs = 5 * minuteMs;
/** How long an open page may take to ask again (specification §9), and a little. */
const pollMs = 6 * minuteMs;

/** How long more of the same is waited for, so that several become one. */
const gatherMs: Readonly<Record<Channel, (kind: NotificationKind) => number>> = {
  push: (kind) => (kind === 'like' ? 5 * minuteMs : minuteMs),
  mail: (kind) => (kind === 'like' ? 60 * minuteMs : 15 * minuteMs),
};
/** Unread for so long, a conversation is worth a reminder. */
export const remindAfterMs = 24 * 60 * minuteMs;

/** The one place that decides what a member is told, by what and when (docs/decisions/0070-notices.md). */
export function decideNotice(facts: NoticeFacts): Decision {
  const { now, since, lastSeenAt, isLetter } = facts;
  const isReminder = facts.kind === 'unread_message_reminders';
  if (!facts.reachable) return { do: 'drop', because: 'unreachable' };
  if (!facts.otherVisible) return { do: 'drop', because: 'other_gone' };
  if (facts.seen) return { do: 'drop', because: 'seen' };
  // A page asked since, and its badges count whatever is new.
  if (!isReminder && !isLetter && lastSeenAt >= since) return { do: 'drop', because: 'shown' };
  if (facts.switchedOff) return { do: 'drop', because: 'switched_off' };
  const by = channelOf(facts, isReminder);
  if (!by) return { do: 'drop', because: 'no_channel' };
  const wait = isLetter ? undefined : waitForReader(facts, by, isReminder);
  if (wait) return wait;
  if (now < facts.wakingAt) return { do: 'wait', until: facts.wakingAt };
  if (by === 'mail' && now < facts.nextMailAt) return { do: 'wait', until: facts.nextMailAt };
  return { do: 'tell', by };
}

/** Waits for more of the same, and for a page that may be open to show it. */
function waitForReader(facts: NoticeFacts, by: Channel, isReminder: boolean): Decision | undefined {
  const { kind, now, since, lastSeenAt } = facts;
  const due = later(since, isReminder ? remindAfterMs : gatherMs[by](kind));
  if (now < due) return { do: 'wait', until: due, ...(isReminder ? {} : { gathering: by }) };
  // An open page asks until then, which tells that it showed it; one that lost its network counts as gone by then.
  if (facts.here) return { do: 'wait', until: later(now, pollMs) };
  // Whoever may just be looking at the page is not told what it shows.
  const mayHaveSeen = isReminder ? now : since;
  const surelyGone = later(lastSeenAt, lastSeenStepMs + pollMs);
  if (later(lastSeenAt, lastSeenStepMs) > mayHaveSeen && now < surelyGone)
    return { do: 'wait', until: surelyGone };
  return undefined;
}

/** Push first; a reminder comes by mail, as a push did not help. */
function channelOf({ canPush, canMail, isLetter }: NoticeFacts, isReminder: boolean): Channel | undefined {
  if (isLetter) return canMail ? 'mail' : undefined;
  const order: Channel[] = isReminder ? ['mail', 'push'] : ['push', 'mail'];
  return order.find((channel) => (channel === 'push' ? canPush : canMail));
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
