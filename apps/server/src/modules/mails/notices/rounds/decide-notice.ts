import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';

export type Channel = 'push' | 'mail';

/** All facts that decide whether, when and by which channel a member is notified. */
export interface NoticeFacts {
  kind: NotificationKind;
  /** A mailing of the brand: sent by mail, and not shown on any page. */
  isLetter: boolean;
  now: Date;
  /** Time of the event; of several, the first. */
  since: Date;
  /** The member saw it: read the conversation, looked at the likes, liked back. */
  seen: boolean;
  /** One of the member's pages is open and visible now; false while unknown. */
  here: boolean;
  /** The member's last activity, rounded down to five minutes. */
  lastSeenAt: Date;
  /** Confirmed, and neither disabled, deleted nor banned. */
  reachable: boolean;
  /** The member may see the other one: neither blocked, disabled, hidden nor gone. */
  otherVisible: boolean;
  switchedOff: boolean;
  canPush: boolean;
  canMail: boolean;
  /** The end of the quiet hours; `now` outside of them. */
  wakingAt: Date;
  /** When the next mail may be sent; `now` unless today's are used up. */
  nextMailAt: Date;
}

export type Decision =
  | { do: 'tell'; by: Channel }
  /** `gathering`: waits for more events to combine; it is included in whatever is sent by that channel anyway. */
  | { do: 'wait'; until: Date; gathering?: Channel }
  | { do: 'drop'; because: 'unreachable' | 'other_gone' | 'seen' | 'shown' | 'switched_off' | 'no_channel' };

const minuteMs = 60_000;
/** Precision of `lastSeenAt`. */
const lastSeenStepMs = 5 * minuteMs;
/** How long an open page may take to poll again (specification §9), with a margin. */
const pollMs = 6 * minuteMs;

/** How long to wait for more of the same, so that several become one. */
const gatherMs: Readonly<Record<Channel, (kind: NotificationKind) => number>> = {
  push: (kind) => (kind === 'like' ? 5 * minuteMs : minuteMs),
  mail: (kind) => (kind === 'like' ? 60 * minuteMs : 15 * minuteMs),
};
/** A conversation unread for this long gets a reminder. */
export const remindAfterMs = 24 * 60 * minuteMs;

/**
 * The only place that decides what a member is notified of, when and by which channel (docs/decisions/0070-notices.md).
 */
export function decideNotice(facts: NoticeFacts): Decision {
  const { now, since, lastSeenAt, isLetter } = facts;
  const isReminder = facts.kind === 'unread_message_reminders';
  if (!facts.reachable) return { do: 'drop', because: 'unreachable' };
  if (!facts.otherVisible) return { do: 'drop', because: 'other_gone' };
  if (facts.seen) return { do: 'drop', because: 'seen' };
  // A page has polled since, and its badges count everything new.
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

/** Waits for more of the same, and for an open page to show it. */
function waitForReader(facts: NoticeFacts, by: Channel, isReminder: boolean): Decision | undefined {
  const { kind, now, since, lastSeenAt } = facts;
  const due = later(since, isReminder ? remindAfterMs : gatherMs[by](kind));
  if (now < due) return { do: 'wait', until: due, ...(isReminder ? {} : { gathering: by }) };
  // An open page polls by then, which shows that it displayed the event; one that lost its network counts as closed by
  // then.
  if (facts.here) return { do: 'wait', until: later(now, pollMs) };
  // A member who may be looking at the page gets no notice of what it shows.
  const mayHaveSeen = isReminder ? now : since;
  const surelyGone = later(lastSeenAt, lastSeenStepMs + pollMs);
  if (later(lastSeenAt, lastSeenStepMs) > mayHaveSeen && now < surelyGone)
    return { do: 'wait', until: surelyGone };
  return undefined;
}

/** Push first; a reminder is sent by mail, because a push did not help. */
function channelOf({ canPush, canMail, isLetter }: NoticeFacts, isReminder: boolean): Channel | undefined {
  if (isLetter) return canMail ? 'mail' : undefined;
  const order: Channel[] = isReminder ? ['mail', 'push'] : ['push', 'mail'];
  return order.find((channel) => (channel === 'push' ? canPush : canMail));
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
