import { maySeeClearly, parsePhotoAddress } from './photo-rules.js';

describe('who may see an approved photo clearly', () => {
  const photo = (rank: number, isMain = rank === 0) => ({ ownerId: 'owner', isMain, rank });
  const visitor = { memberId: null, premium: false };
  const free = { memberId: 'free', premium: false };
  const premium = { memberId: 'premium', premium: true };

  it('visitors see the main photo only', () => {
    expect([0, 1, 2].map((rank) => maySeeClearly(visitor, photo(rank)))).toEqual([true, false, false]);
  });

  it('free members see three of a profile, its main photo always', () => {
    expect([0, 1, 2, 3].map((rank) => maySeeClearly(free, photo(rank)))).toEqual([true, true, true, false]);
    expect(maySeeClearly(free, photo(7, true))).toBe(true);
  });

  it('premium members and the owner see all', () => {
    expect(maySeeClearly(premium, photo(24))).toBe(true);
    expect(maySeeClearly({ memberId: 'owner', premium: false }, photo(24))).toBe(true);
  });
});

describe('the address of a photo', () => {
  const key = 'aB3_-'.padEnd(22, 'x');

  it('names a clear rendition by key and width, the blurred one by its key alone', () => {
    expect(parsePhotoAddress(`${key}-480.webp`)).toEqual({ kind: 'clear', key, width: 480 });
    expect(parsePhotoAddress(`${key}.webp`)).toEqual({ kind: 'blurred', key });
  });

  it.each(['', 'x.webp', `${key}-0480.webp`, `${key}-480.png`, `../${key}.webp`, `${key}-480.webp.webp`])(
    'refuses %s',
    (file) => {
      expect(parsePhotoAddress(file)).toBeUndefined();
    },
  );
});
