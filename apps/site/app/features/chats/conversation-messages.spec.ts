import type { Message } from '@kindling/contract/routes/chats';
import {
  joinPages,
  newestReceived,
  oldestSeq,
  pendingReducer,
  stillPending,
  withOlder,
  type PendingMessage,
} from './conversation-messages';

const message = (id: string, seq: number | null, extra: Partial<Message> = {}): Message => ({
  id,
  client_id: null,
  seq,
  from_me: false,
  text: id,
  staff: false,
  held: seq === null,
  sent_at: '2026-05-01T10:00:00.000Z',
  ...extra,
});
const page = (messages: Message[], has_older = false) => ({ messages, has_older });
const ids = ({ messages }: { messages: Message[] }) => messages.map(({ id }) => id);

describe('the messages of a conversation', () => {
  it('stand in the order of the conversation, each once', () => {
    const joined = joinPages(
      page([message('a', 1), message('b', 2)]),
      page([message('b', 2), message('c', 3)]),
    );
    expect(ids(joined)).toEqual(['a', 'b', 'c']);
  });

  it('keep what has slid out of the newest page', () => {
    const known = page([message('a', 1), message('b', 2)]);
    expect(ids(joinPages(known, page([message('c', 3)], true)))).toEqual(['a', 'b', 'c']);
  });

  it('know from the oldest page whether there are older ones', () => {
    const known = page([message('a', 1), message('b', 2)], false);
    expect(joinPages(known, page([message('b', 2)], true)).has_older).toBe(false);
    expect(joinPages(page([message('b', 2)], false), page([message('a', 1)], true)).has_older).toBe(true);
    expect(joinPages(undefined, page([], true)).has_older).toBe(true);
  });

  it('get older ones in front', () => {
    const known = page([message('c', 3)], true);
    const joined = withOlder(known, page([message('a', 1), message('b', 2)], true));
    expect(ids(joined)).toEqual(['a', 'b', 'c']);
    expect(joined.has_older).toBe(true);
    expect(withOlder(joined, page([], false)).has_older).toBe(false);
    expect(oldestSeq(joined.messages)).toBe(1);
  });

  it('end with held ones as written, which move to their place once delivered', () => {
    const held = (id: string, sent_at: string) => message(id, null, { sent_at, from_me: true });
    const known = page([
      held('late', '2026-05-01T12:00:00.000Z'),
      held('early', '2026-05-01T11:00:00.000Z'),
      message('a', 7),
    ]);
    const joined = joinPages(page([]), known);
    expect(ids(joined)).toEqual(['a', 'early', 'late']);
    expect(ids(joinPages(joined, page([message('late', 8)])))).toEqual(['a', 'late', 'early']);
    expect(oldestSeq([message('x', null)])).toBeUndefined();
  });

  it('name the newest one of the other member', () => {
    expect(newestReceived([message('a', 1), message('b', 2, { from_me: true })])?.id).toBe('a');
    expect(newestReceived([])).toBeUndefined();
  });
});

describe('messages on their way', () => {
  const written = (clientId: string) =>
    ({
      type: 'written',
      message: { clientId, text: clientId, writtenAt: '2026-05-01T10:00:00.000Z', acknowledged: false },
    }) as const;
  const run = (...actions: Parameters<typeof pendingReducer>[1][]) =>
    actions.reduce<readonly PendingMessage[]>(pendingReducer, []);

  it('are shown at once, in the order of writing', () => {
    expect(run(written('1'), written('2')).map(({ clientId, state }) => [clientId, state])).toEqual([
      ['1', 'sending'],
      ['2', 'sending'],
    ]);
  });

  it('keep place and client id over failure and retry', () => {
    const failed = run(written('1'), written('2'), { type: 'failed', clientId: '1', reason: 'offline' });
    expect(failed.map(({ state }) => state)).toEqual(['failed', 'sending']);
    expect(failed[0]?.reason).toBe('offline');
    const retried = pendingReducer(failed, { type: 'retried', clientId: '1' });
    expect(retried.map(({ clientId, state }) => [clientId, state])).toEqual([
      ['1', 'sending'],
      ['2', 'sending'],
    ]);
  });

  it('go when they are settled', () => {
    expect(run(written('1'), { type: 'settled', clientId: '1' })).toEqual([]);
  });

  it('are not shown twice when polling is faster than the answer', () => {
    const pending = run(written('1'), written('2'));
    const arrived = [message('m', 1, { client_id: '1', from_me: true })];
    expect(stillPending(pending, arrived).map(({ clientId }) => clientId)).toEqual(['2']);
  });
});
