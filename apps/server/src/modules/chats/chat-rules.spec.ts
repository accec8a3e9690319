import { bodyHash, pairOf, startsConversation, textLength } from './chat-rules.js';

it('a pair is the same from both sides', () => {
  expect(pairOf('b', 'a')).toEqual({ lowId: 'a', highId: 'b' });
  expect(pairOf('a', 'b')).toEqual(pairOf('b', 'a'));
});

it('the same text to somebody else is another body', () => {
  expect(bodyHash('a', 'hello')).toBe(bodyHash('a', 'hello'));
  expect(bodyHash('a', 'hello')).not.toBe(bodyHash('b', 'hello'));
  expect(bodyHash('a', 'hello')).not.toBe(bodyHash('a', 'hello '));
});

it('counts characters as a reader does', () => {
  expect(textLength('héé')).toBe(3);
  expect(textLength('a🔥b')).toBe(3);
});

it('who writes first starts, an answer does not, and a conversation is started once', () => {
  expect(startsConversation({ started: false, otherWrote: false })).toBe(true);
  expect(startsConversation({ started: false, otherWrote: true })).toBe(false);
  expect(startsConversation({ started: true, otherWrote: false })).toBe(false);
});
