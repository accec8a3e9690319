import { likeTypes, type LikesAnswer } from '@kindling/contract/meeting/calls/likes';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { isLikeType, likesOf, likeTabs } from './like-lists';

const at = '2026-05-01T10:00:00.000Z';
const profile = (id: string): ProfileCard => ({
  id,
  name: id,
  age: 30,
  gender: null,
  country: null,
  region: null,
  city: null,
  fictional: false,
  main_image: null,
  notes: { new_member: false, verified_photo: false },
});
const likes: LikesAnswer = {
  profiles: ['a', 'b', 'c'].map(profile),
  liked_by: [
    { id: 'a', like_new: false, liked_at: at, about: null },
    { id: 'b', like_new: true, liked_at: at, about: { prompt: 'small_joy' } },
    { id: 'gone', like_new: true, liked_at: at, about: null },
  ],
  given: [
    { id: 'b', liked_at: at },
    { id: 'c', liked_at: at },
  ],
  matches: ['b'],
  allowance: null,
};
const ids = (type: (typeof likeTabs)[number]) => likesOf(likes, type).map(({ profile: { id } }) => id);

describe('the lists of likes', () => {
  it('are those of the contract', () => {
    expect(likeTabs).toEqual(likeTypes);
    expect(isLikeType('given')).toBe(true);
    expect(isLikeType('ontvangen')).toBe(false);
    expect(isLikeType(undefined)).toBe(false);
  });

  it('show new likers first and nobody who is gone', () => {
    expect(ids('received')).toEqual(['b', 'a']);
    expect(ids('given')).toEqual(['b', 'c']);
    expect(ids('matches')).toEqual(['b']);
  });

  it('say what a received like is for, a mutual one too, and nothing of a given one', () => {
    const aboutOf = (type: (typeof likeTabs)[number]) => likesOf(likes, type).map(({ about }) => about);
    expect(aboutOf('received')).toEqual([{ prompt: 'small_joy' }, null]);
    expect(aboutOf('matches')).toEqual([{ prompt: 'small_joy' }]);
    expect(aboutOf('given')).toEqual([null, null]);
  });

  it('mark as new only received likes', () => {
    expect(likesOf(likes, 'received').map(({ isNew }) => isNew)).toEqual([true, false]);
    expect(likesOf(likes, 'matches').map(({ isNew }) => isNew)).toEqual([false]);
  });
});
