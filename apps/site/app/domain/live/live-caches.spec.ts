import { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../shared/api/api-query';
import { listWithMessage, listWithRead, placeBehind, takeChange, takeMessage } from './live-caches';

type ChatList = AnswerOf<'getChats'>;

const message = (seq: number, fromMe = false) =>
  ({
    id: `m${seq}`,
    seq,
    from_me: fromMe,
    text: 'x',
  }) as unknown as ChatList['chats'][number]['messages'][number];
const chat = (conversation: string, seq: number, unread = 0) =>
  ({
    conversation,
    profile: { id: `of ${conversation}` },
    num_unread_messages: unread,
    messages: [message(seq)],
  }) as unknown as ChatList['chats'][number];
const list: ChatList = { chats: [chat('a', 3), chat('b', 7, 2)], total_unread_messages: 2 };
const told = (seq: number, fromMe = false) => ({
  conversation: 'b',
  profile: 'of b',
  message: message(seq, fromMe),
});

describe('a list of conversations', () => {
  it('gets a message once, in its first line, and counts it unless it is one’s own', () => {
    const after = listWithMessage(list, told(8));
    expect(after?.chats.map(({ conversation }) => conversation)).toEqual(['b', 'a']);
    expect(after?.chats[0]).toMatchObject({ num_unread_messages: 3, messages: [{ id: 'm8' }] });
    expect(after?.total_unread_messages).toBe(3);
    expect(listWithMessage(after as ChatList, told(8))).toBe(after);
    expect(listWithMessage(list, told(6))).toBe(list);
    expect(listWithMessage(list, told(8, true))?.total_unread_messages).toBe(2);
    expect(listWithMessage(list, { ...told(1), conversation: 'new' })).toBeNull();
  });

  it('is read where any page read it', () => {
    expect(listWithRead(list, { conversation: 'b', seq: 7 })?.total_unread_messages).toBe(0);
    expect(listWithRead(list, { conversation: 'a', seq: 3 })).toBe(list);
  });

  it('is asked for where something came behind what was read', () => {
    expect(listWithRead(list, { conversation: 'b', seq: 6 })).toBeNull();
  });
});

describe('a message that was told', () => {
  it('is the next, known, or tells of a gap', () => {
    const known = [message(1), message(2), { id: 'held', seq: null }];
    expect(placeBehind(known, message(2))).toBe('known');
    expect(placeBehind(known, message(3))).toBe('next');
    expect(placeBehind(known, message(5))).toBe('gap');
    expect(placeBehind([], message(1))).toBe('next');
  });

  it('stands in an open conversation before what is held, and has a gap asked for', () => {
    const client = new QueryClient();
    const key = ['getConversation', { query: { conversation: 'b' } }];
    const held = { id: 'held', seq: null, from_me: true };
    const messages = [message(6), message(7), held];
    client.setQueryData(key, { conversation: 'b', profile: { id: 'of b' }, messages });
    takeMessage(client, told(8));
    const ids = () => client.getQueryData<{ messages: { id: string }[] }>(key)?.messages.map(({ id }) => id);
    expect(ids()).toEqual(['m6', 'm7', 'm8', 'held']);
    takeMessage(client, told(8));
    expect(client.getQueryState(key)?.isInvalidated).toBe(false);
    takeMessage(client, told(10));
    expect(ids()).toEqual(['m6', 'm7', 'm8', 'held']);
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });
});

describe('what the server says has changed', () => {
  it('is old wherever a page shows it: a profile too, whose member may be gone', () => {
    const client = new QueryClient();
    const keys = [
      ['getChats'],
      ['getLikes'],
      ['getMember', { params: { id: 'x' } }],
      ['getConversation', 'x'],
    ];
    for (const key of keys) client.setQueryData(key, {});
    const old = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);
    expect(takeChange(client, { what: ['account'] })).toBe(true);
    expect(old()).toEqual([false, false, false, false]);
    expect(takeChange(client, { what: ['chats', 'likes', 'conversation'] })).toBe(false);
    expect(old()).toEqual([true, true, true, true]);
  });
});
