import { galleryFor } from './photo-view.js';
import type { PhotoRow } from './photos.repository.js';

const row = (number: number, changes: Partial<PhotoRow> = {}): PhotoRow => ({
  id: String(number).padStart(24, '0'),
  memberId: 'owner',
  mainOf: number === 0 ? 'owner' : null,
  status: 'active',
  clientId: null,
  fileHash: null,
  storageKey: `clear${number}`.padEnd(22, 'c'),
  blurredKey: `blurred${number}`.padEnd(22, 'b'),
  widths: [240, 480],
  avif: true,
  hash: null,
  explicit: false,
  restrictionId: null,
  removedGround: null,
  removedAt: null,
  width: 480,
  height: 600,
  placeholder: '#112233',
  position: number,
  createdAt: new Date(0),
  ...changes,
});

const gallery = [row(0), row(1, { status: 'inspection' }), row(2), row(3), row(4)];
const free = { memberId: 'somebody', premium: false, mayExplicit: true };

describe('a gallery', () => {
  it('shows a free member three approved photos and blurs the rest', () => {
    const photos = galleryFor(free, gallery);
    expect(photos.map((photo) => photo.blurred)).toEqual([false, false, false, true]);
    expect(photos[0]?.sources.map(({ width }) => width)).toEqual([240, 480]);
  });

  it('never names a clear rendition of a blurred photo, nor anything of one that is not approved', () => {
    const text = JSON.stringify(galleryFor({ memberId: null, premium: false, mayExplicit: true }, gallery));
    expect(text).toContain('clear0');
    for (const number of [1, 2, 3, 4]) expect(text).not.toContain(`clear${number}`);
    expect(text).not.toContain('blurred1');
  });

  it('shows premium members everything approved and the owner what waits as well', () => {
    expect(galleryFor({ memberId: 'somebody', premium: true, mayExplicit: true }, gallery)).toHaveLength(4);
    const own = galleryFor({ memberId: 'owner', premium: false, mayExplicit: true }, gallery);
    expect(own.map((photo) => photo.status)).toEqual(['active', 'inspection', 'active', 'active', 'active']);
    expect(own.every((photo) => !photo.blurred)).toBe(true);
  });

  it('leaves out what was removed, for the owner too', () => {
    expect(
      galleryFor({ memberId: 'owner', premium: true, mayExplicit: true }, [row(1, { status: 'removed' })]),
    ).toEqual([]);
  });

  it('names the AVIF of what is clear and has one, and none of what is blurred', () => {
    const [first, , , last] = galleryFor(free, [row(0), row(1, { avif: false }), row(2), row(3)]);
    expect(first?.avif_sources.map(({ path }) => path.slice(-9))).toEqual(['-240.avif', '-480.avif']);
    expect(last).toMatchObject({ blurred: true, avif_sources: [] });
    expect(galleryFor(free, [row(0, { avif: false })])[0]?.avif_sources).toEqual([]);
  });

  it('grants what not everybody may see, and what waits for inspection to nobody', () => {
    const asked: string[] = [];
    const grant = (key: string): string => {
      asked.push(key.slice(0, 6));
      return 'granted';
    };
    const own = galleryFor({ ...free, memberId: 'owner' }, gallery, grant);
    expect(asked).toEqual(['clear2', 'clear3', 'clear4']);
    expect(own.map(({ filename }) => filename.startsWith('/photos/granted/'))).toEqual([
      ...[false, false, true, true, true],
    ]);
  });
});
