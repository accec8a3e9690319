import { around, bodyHash, pairOf, startsConversation, type Sent } from './chat-rules.js';

it('a pair is the same from both sides', () => {
  expect(pairOf('b', 'a')).toEqual({ lowId: 'a', highId: 'b' });
  expect(pairOf('a', 'b')).toEqual(pairOf('b', 'a'));
});

it('whatever of a message differs, it is another body', () => {
  const sent: Sent = { kind: 'text', recipientId: 'a', replyToId: null, content: 'rose' };
  expect(bodyHash(sent)).toBe(bodyHash({ ...sent }));
  const others: Partial<Sent>[] = [
    { kind: 'gift' },
    { recipientId: 'b' },
    { replyToId: 'c' },
    { content: 'rose ' },
  ];
  for (const other of others) expect(bodyHash({ ...sent, ...other })).not.toBe(bodyHash(sent));
});

it('who writes first starts, an answer does not, and a conversation is started once', () => {
  expect(startsConversation({ started: false, otherWrote: false })).toBe(true);
  expect(startsConversation({ started: false, otherWrote: true })).toBe(false);
  expect(startsConversation({ started: true, otherWrote: false })).toBe(false);
});

it('a page knows what is before and behind it', () => {
  const ten = { lastSeq: 10, clearedSeq: 0 };
  expect(around({ first: 1, last: 10 }, {}, ten)).toEqual({ hasOlder: false, hasNewer: false });
  expect(around({ first: 4, last: 8 }, { before: 9 }, ten)).toEqual({ hasOlder: true, hasNewer: true });
  expect(around({ first: 4, last: 10 }, {}, { ...ten, clearedSeq: 3 })).toMatchObject({ hasOlder: false });
  expect(around(undefined, { after: 10 }, ten)).toEqual({ hasOlder: true, hasNewer: false });
  expect(around(undefined, { before: 1 }, ten)).toEqual({ hasOlder: false, hasNewer: true });
  expect(around(undefined, { after: 3 }, { lastSeq: 3, clearedSeq: 3 })).toEqual({
    hasOlder: false,
    hasNewer: false,
  });
});
