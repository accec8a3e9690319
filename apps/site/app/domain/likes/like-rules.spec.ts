import type { LikesAnswer } from '@kindling/contract/meeting/calls/likes';
import { waitUntil, withLikerSeen, withLikeTakenBack } from './like-rules';

const until = '2026-05-01T10:00:00.000Z';

describe('waiting for the next like', () => {
  it('is for nobody who has likes left or is premium', () => {
    expect(waitUntil(null)).toBeNull();
    expect(waitUntil(undefined)).toBeNull();
    expect(waitUntil({ left: 1, next_at: until })).toBeNull();
    expect(waitUntil({ left: 0, next_at: until })).toBe(until);
  });
});

describe('a liker who was looked at', () => {
  const likes: LikesAnswer = {
    profiles: [],
    liked_by: [
      { id: 'a', like_new: true, liked_at: until },
      { id: 'b', like_new: true, liked_at: until },
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
      liked_by: [{ id: 'a', like_new: false, liked_at: until }],
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
