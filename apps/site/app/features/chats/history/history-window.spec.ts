import type { Message } from '@kindling/contract/chats/calls/chats';
import { someMessage } from '../bubbles/some-message';
import {
  mostInPage,
  newestReceived,
  newestSeq,
  oldestSeq,
  withMessage,
  withNewer,
  withNewest,
  withOlder,
} from './history-window';

const run = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => someMessage(from + index));
const page = (messages: Message[], has_older = false, has_newer = false) => ({
  messages,
  has_older,
  has_newer,
});
const ids = ({ messages }: { messages: Message[] }) => messages.map(({ id }) => id);

describe('the messages of a conversation', () => {
  it('stand in the order of the conversation, each once and as it is known last', () => {
    const changed = someMessage(2, { text: 'changed' });
    const joined = withNewest(page(run(1, 2)), page([changed, someMessage(3)]));
    expect(ids(joined)).toEqual(['m1', 'm2', 'm3']);
    expect(joined.messages[1]?.text).toBe('changed');
  });

  it('keep what has slid out of the newest page, which tells of older ones only where it is the oldest', () => {
    expect(ids(withNewest(page(run(1, 2)), page([someMessage(3)], true)))).toEqual(['m1', 'm2', 'm3']);
    expect(withNewest(page(run(1, 2)), page([someMessage(2)], true)).has_older).toBe(false);
    expect(withNewest(undefined, page([], true)).has_older).toBe(true);
  });

  it('show no gap: what is missing in between comes when somebody reads on', () => {
    const gap = withNewest(page(run(1, 3), true), page(run(90, 99), true));
    expect(ids(gap)).toEqual(['m1', 'm2', 'm3']);
    expect(gap).toMatchObject({ has_older: true, has_newer: true });
    const further = withNewer(gap, page(run(4, 95), true, true));
    expect(ids(withNewest(further, page(run(90, 99), true)))).toHaveLength(99);
  });

  it('let go of what is far from where one reads', () => {
    const long = withOlder(page(run(101, 300), true), page(run(1, 100), false, true));
    expect(long.messages).toHaveLength(mostInPage);
    expect(long).toMatchObject({ has_older: false, has_newer: true });
    expect([oldestSeq(long.messages), newestSeq(long.messages)]).toEqual([1, mostInPage]);
    const down = withNewer(long, page(run(251, 300), true, false));
    expect(down).toMatchObject({ has_older: true, has_newer: false });
    expect([oldestSeq(down.messages), newestSeq(down.messages)]).toEqual([51, 300]);
  });

  it('end with held ones as written, which move to their place once delivered', () => {
    const held = (id: string, sent_at: string) => someMessage(null, { id, sent_at, from_me: true });
    const known = page([
      held('late', '2026-05-01T12:00:00.000Z'),
      held('early', '2026-05-01T11:00:00.000Z'),
      someMessage(7),
    ]);
    const joined = withNewest(page(run(6, 6)), known);
    expect(ids(joined)).toEqual(['m6', 'm7', 'early', 'late']);
    expect(ids(withMessage(joined, someMessage(8, { id: 'late' })))).toEqual(['m6', 'm7', 'late', 'early']);
    expect(oldestSeq([someMessage(null)])).toBeUndefined();
  });

  it('take no single message while the newest ones are not in the page', () => {
    const far = page(run(1, 2), false, true);
    expect(ids(withMessage(far, someMessage(9)))).toEqual(['m1', 'm2']);
    expect(withMessage(far, someMessage(2, { text: 'x' })).messages[1]?.text).toBe('x');
  });

  it('name the newest one of the other member', () => {
    expect(newestReceived([someMessage(1), someMessage(2, { from_me: true })])?.id).toBe('m1');
    expect(newestReceived([])).toBeUndefined();
  });
});
