import type { LikesAnswer } from '@kindling/contract/meeting/calls/likes';
import { isUnshownMatch, waitUntil, withLikerSeen, withLikeTakenBack } from './like-rules';

const until = '2026-05-01T10:00:00.000Z';

describe('waiting for the next like', () => {
  it('is for nobody who has likes left or is premium', () => {
    expect(waitUntil(null)).toBeNull();
    expect(waitUntil(undefined)).toBeNull();
    expect(waitUntil({ left: 1, next_at: until })).toBeNull();
    expect(waitUntil({ left: 0, next_at: until })).toBe(until);
  });
});

describe('a match that was not shown yet', () => {
  const [before, after] = ['2026-05-01T09:00:00.000Z', '2026-05-01T11:00:00.000Z'];
  const between = (given: string[], isNew = true) => ({
    liked_by: [{ id: 'a', like_new: isNew, liked_at: until }],
    given: given.map((at) => ({ id: 'a', liked_at: at })),
  });

  it('is a new like of a member who was liked before', () => {
    expect(isUnshownMatch(between([before]), 'a')).toBe(true);
    expect(isUnshownMatch(between([before], false), 'a')).toBe(false);
    expect(isUnshownMatch(between([]), 'a')).toBe(false);
    expect(isUnshownMatch(between([before]), 'b')).toBe(false);
  });

  it('is none for the member who liked last: the answer to their like said so', () => {
    expect(isUnshownMatch(between([after]), 'a')).toBe(false);
    expect(isUnshownMatch(between([until]), 'a')).toBe(false);
  });
});

describe('a liker who was looked at', () => {
  const likes: LikesAnswer = {
    profiles: [],
    liked_by: [
      { id: 'a', like_new: true, liked_at: until, about: null },
      { id: 'b', like_new: true, liked_at: until, about: null },
    ],
    given: [],
    matches: [],
    allowance: null,
  };

  it('loses the new mark, and nobody else does', () => {
    expect(withLikerSeen(likes, 'a').liked_by.map(({ like_new }) => like_new)).toEqual([false, true]);
  });

  it('changes nothing when there was no mark', () => {
    expect(withLikerSeen(likes, 'c')).toBe(likes);
  });
});

describe('a like that is taken back', () => {
  it('leaves the given ones and the matches, and stays received by its giver', () => {
    const likes: LikesAnswer = {
      profiles: [],
      liked_by: [{ id: 'a', like_new: false, liked_at: until, about: null }],
      given: ['a', 'b'].map((id) => ({ id, liked_at: until })),
      matches: ['a'],
      allowance: null,
    };
    expect(withLikeTakenBack(likes, 'a')).toMatchObject({
      liked_by: [{ id: 'a' }],
      given: [{ id: 'b' }],
      matches: [],
    });
  });
});
