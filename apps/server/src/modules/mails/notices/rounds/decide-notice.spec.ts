import fc from 'fast-check';
import { notificationKinds } from '@kindling/contract/mails/notification-kinds';
import { decideNotice, type NoticeFacts } from './decide-notice.js';

const at = (time: string): Date => new Date(`2026-03-02T${time}Z`);
const since = at('12:00:00');

const facts = (changes: Partial<NoticeFacts> = {}): NoticeFacts => {
  const now = changes.now ?? at('13:30:00');
  return {
    ...{
      kind: 'new_messages' as const,
      now,
      since,
      seen: false,
      here: false,
      isLetter: false,
      lastSeenAt: at('09:00:00'),
    },
    ...{ reachable: true, otherVisible: true, switchedOff: false, canPush: false, canMail: true },
    ...{ wakingAt: now, nextMailAt: now },
    ...changes,
  };
};

describe('what a member is told of what others do', () => {
  it('is told by push where that is possible, by mail otherwise, and not at all where neither is', () => {
    expect(decideNotice(facts())).toEqual({ do: 'tell', by: 'mail' });
    expect(decideNotice(facts({ canPush: true }))).toEqual({ do: 'tell', by: 'push' });
    expect(decideNotice(facts({ canMail: false }))).toEqual({ do: 'drop', because: 'no_channel' });
  });

  it.each([
    ['unreachable', { reachable: false }],
    ['other_gone', { otherVisible: false }],
    ['seen', { seen: true }],
    ['shown', { lastSeenAt: at('12:05:00') }],
    ['switched_off', { switchedOff: true }],
  ] as const)('is nothing when it is %s', (because, changes) => {
    expect(decideNotice(facts(changes))).toEqual({ do: 'drop', because });
  });

  it('waits for more of the same, a push shortly, a mail longer, for likes the longest', () => {
    const now = at('12:00:30');
    const gathering = (changes: Partial<NoticeFacts>) => decideNotice(facts({ now, ...changes }));
    expect(gathering({ canPush: true })).toEqual({ do: 'wait', until: at('12:01:00'), gathering: 'push' });
    expect(gathering({})).toEqual({ do: 'wait', until: at('12:15:00'), gathering: 'mail' });
    expect(gathering({ kind: 'like' })).toEqual({ do: 'wait', until: at('13:00:00'), gathering: 'mail' });
  });

  it('waits for who was here in the same five minutes until an open page would have asked again', () => {
    const here = { lastSeenAt: at('11:55:00'), since: at('11:58:00'), canPush: true };
    expect(decideNotice(facts({ ...here, now: at('12:00:00') }))).toEqual({
      do: 'wait',
      until: at('12:06:00'),
    });
    expect(decideNotice(facts({ ...here, now: at('12:06:00') }))).toEqual({ do: 'tell', by: 'push' });
    expect(decideNotice(facts({ ...here, lastSeenAt: at('12:00:00'), now: at('12:06:00') }))).toEqual({
      do: 'drop',
      because: 'shown',
    });
  });

  it('waits while a page is open, which may show it or have lost its network, and is told once it is gone', () => {
    for (const kind of ['new_messages', 'like', 'reminders'] as const)
      for (const canPush of [true, false]) {
        const open = facts({ kind, canPush, here: true });
        const decision = decideNotice(open);
        expect(decision).toEqual({ do: 'wait', until: at('13:36:00') });
        expect(decideNotice({ ...open, here: false, now: at('13:36:00') })).toMatchObject({ do: 'tell' });
      }
    expect(decideNotice(facts({ here: true, lastSeenAt: since }))).toEqual({ do: 'drop', because: 'shown' });
  });

  it('waits for the morning, and by mail for a day that has mails left', () => {
    const morning = at('20:00:00');
    expect(decideNotice(facts({ wakingAt: morning, canPush: true }))).toEqual({ do: 'wait', until: morning });
    expect(decideNotice(facts({ nextMailAt: morning }))).toEqual({ do: 'wait', until: morning });
    expect(decideNotice(facts({ nextMailAt: morning, canPush: true }))).toEqual({ do: 'tell', by: 'push' });
  });

  it('is reminded of by mail after a day, also who was here since, but not while they are', () => {
    const day = { kind: 'unread_message_reminders', canPush: true, since: at('00:00:00') } as const;
    const now = new Date('2026-03-03T00:00:00Z');
    expect(decideNotice(facts({ ...day, now: at('23:59:59') }))).toEqual({ do: 'wait', until: now });
    expect(decideNotice(facts({ ...day, now }))).toEqual({ do: 'tell', by: 'mail' });
    expect(decideNotice(facts({ ...day, now, canMail: false }))).toEqual({ do: 'tell', by: 'push' });
    expect(decideNotice(facts({ ...day, now, lastSeenAt: now }))).toEqual({
      do: 'wait',
      until: new Date('2026-03-03T00:11:00Z'),
    });
  });

  it('is a letter of the brand by mail alone, also to who is here, by day and while the day has mails left', () => {
    const letter = { kind: 'news', isLetter: true, canPush: true, here: true, now: since } as const;
    const morning = at('20:00:00');
    expect(decideNotice(facts(letter))).toEqual({ do: 'tell', by: 'mail' });
    expect(decideNotice(facts({ ...letter, canMail: false }))).toEqual({ do: 'drop', because: 'no_channel' });
    expect(decideNotice(facts({ ...letter, switchedOff: true }))).toEqual({
      do: 'drop',
      because: 'switched_off',
    });
    expect(decideNotice(facts({ ...letter, wakingAt: morning }))).toEqual({ do: 'wait', until: morning });
    expect(decideNotice(facts({ ...letter, nextMailAt: morning }))).toEqual({ do: 'wait', until: morning });
  });

  it('ends whatever the facts are: waiting is always for later, and what is told is allowed', () => {
    const instant = fc
      .integer({ min: 0, max: 3 * 86_400 })
      .map((seconds) => new Date(since.getTime() + seconds * 1000));
    const any = fc.record({
      ...{ kind: fc.constantFrom(...notificationKinds), now: instant, since: instant },
      ...{
        seen: fc.boolean(),
        here: fc.boolean(),
        lastSeenAt: instant,
        reachable: fc.boolean(),
        isLetter: fc.boolean(),
        otherVisible: fc.boolean(),
      },
      ...{ switchedOff: fc.boolean(), canPush: fc.boolean(), canMail: fc.boolean() },
      ...{ wakingAt: instant, nextMailAt: instant },
    });
    fc.assert(
      fc.property(any, (made) => {
        const decision = decideNotice(made);
        if (decision.do === 'wait') expect(decision.until.getTime()).toBeGreaterThan(made.now.getTime());
        if (decision.do !== 'tell') return;
        expect(made.seen || made.switchedOff || !made.reachable || !made.otherVisible).toBe(false);
        expect(decision.by === 'push' ? made.canPush : made.canMail).toBe(true);
        expect(made.now.getTime()).toBeGreaterThanOrEqual(made.wakingAt.getTime());
      }),
    );
  });
});
