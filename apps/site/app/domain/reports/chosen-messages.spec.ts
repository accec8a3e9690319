import type { Message } from '@kindling/contract/chats/calls/chats';
import { offered, offeredMessages, usualChoice } from './chosen-messages';

const message = (seq: number, extra: Partial<Message> = {}) =>
  ({ id: `m${seq}`, seq, from_me: false, text: `text ${seq}`, ...extra }) as Message;
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

describe('messages that can go with a report', () => {
  it('are the latest that have words and a place, but the reported one', () => {
    const empty = message(3, { text: '' });
    const held = message(9, { seq: null });
    expect(ids(offered([message(1), message(2), empty, message(4), held], 'm2'))).toEqual(['m1', 'm4']);
    expect(offered(Array.from({ length: 50 }, (_, at) => message(at + 1)))).toHaveLength(offeredMessages);
  });

  it('are at first the last three of the other one', () => {
    const own = message(5, { from_me: true });
    const all = [message(1), message(2), message(3), message(4), own, message(6)];
    expect(usualChoice(all)).toEqual(['m3', 'm4', 'm6']);
    expect(usualChoice([own])).toEqual([]);
  });

  it('are those before the reported one, where that is among them', () => {
    const all = [1, 2, 3, 4, 5, 6].map((seq) => message(seq));
    expect(usualChoice(all, 'm4')).toEqual(['m1', 'm2', 'm3']);
    expect(usualChoice(all, 'older')).toEqual(['m4', 'm5', 'm6']);
  });
});
