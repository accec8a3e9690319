import type { DeskItem } from '@kindling/contract/safety/calls/desk';
import { inFront, putOff, takeUp, without } from './desk-queue';

const item = (id: string): DeskItem => ({ id }) as DeskItem;
const ids = (hand: readonly DeskItem[]): string => hand.map(({ id }) => id).join('');
const hand = [...'abc'].map(item);
const none: ReadonlySet<string> = new Set();

describe('the hand of a moderator', () => {
  it('keeps the order of what is there and adds what is new behind it', () => {
    expect(ids(takeUp(hand, [...'dcba'].map(item), none, none))).toBe('abcd');
  });

  it('loses what the server no longer holds for them', () => {
    expect(ids(takeUp(hand, [...'bd'].map(item), none, none))).toBe('bd');
  });

  it('does not take up again what was decided while the answer was under way', () => {
    expect(ids(takeUp([item('b')], [...'abc'].map(item), new Set('a'), none))).toBe('bc');
  });

  it('keeps what was taken back while the answer was under way', () => {
    expect(ids(takeUp(hand, [...'bc'].map(item), none, new Set('a')))).toBe('abc');
  });

  it('shows first what was taken back, and last what was put off', () => {
    expect(ids(inFront(hand, item('d')))).toBe('dabc');
    expect(ids(inFront(hand, item('c')))).toBe('cab');
    expect(ids(putOff(hand))).toBe('bca');
    expect(ids(putOff([]))).toBe('');
    expect(ids(without(hand, 'b'))).toBe('ac');
  });
});
