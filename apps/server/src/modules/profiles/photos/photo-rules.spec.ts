import { maySeeClearly, parsePhotoAddress } from './photo-rules.js';

describe('who may see an approved photo clearly', () => {
  const photo = (rank: number, isMain = rank === 0, explicit = false) => ({
    ...{ ownerId: 'owner', isMain, rank, explicit },
  });
  const visitor = { memberId: null, premium: false, mayExplicit: true };
  const free = { memberId: 'free', premium: false, mayExplicit: true };
  const premium = { memberId: 'premium', premium: true, mayExplicit: true };

  it('visitors see the main photo only', () => {
    expect([0, 1, 2].map((rank) => maySeeClearly(visitor, photo(rank)))).toEqual([true, false, false]);
  });

  it('free members see three of a profile, its main photo always', () => {
    expect([0, 1, 2, 3].map((rank) => maySeeClearly(free, photo(rank)))).toEqual([true, true, true, false]);
    expect(maySeeClearly(free, photo(7, true))).toBe(true);
  });

  it('premium members and the owner see all', () => {
    expect(maySeeClearly(premium, photo(24))).toBe(true);
    expect(maySeeClearly({ ...free, memberId: 'owner' }, photo(24))).toBe(true);
  });

  it('explicit ones are seen by their owner and by members whom the age check lets, never by visitors', () => {
    const main = photo(0, true, true);
    expect([visitor, free, premium].map((viewer) => maySeeClearly(viewer, main))).toEqual([
      false,
      true,
      true,
    ]);
    expect([free, premium].map((viewer) => maySeeClearly({ ...viewer, mayExplicit: false }, main))).toEqual([
      false,
      false,
    ]);
    expect(maySeeClearly(free, photo(3, false, true))).toBe(false);
    expect(maySeeClearly({ memberId: 'owner', premium: false, mayExplicit: false }, main)).toBe(true);
  });
});

describe('the address of a photo', () => {
  const key = 'aB3_-'.padEnd(22, 'x');

  it('names a clear rendition by key and width, the blurred one by its key alone', () => {
    expect(parsePhotoAddress(`${key}-480.webp`)).toEqual({
      ...{ kind: 'clear', key, width: 480, format: 'webp' },
    });
    expect(parsePhotoAddress(`${key}-480.avif`)).toMatchObject({ kind: 'clear', format: 'avif' });
    expect(parsePhotoAddress(`${key}.webp`)).toEqual({ kind: 'blurred', key, format: 'webp' });
  });

  it.each([
    '',
    'x.webp',
    `${key}-0480.webp`,
    `${key}-480.png`,
    `../${key}.webp`,
    `${key}-480.webp.webp`,
    `${key}.avif`,
  ])('refuses %s', (file) => {
    expect(parsePhotoAddress(file)).toBeUndefined();
  });
});
