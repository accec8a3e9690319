import type { PhotoFault } from '@kindling/contract/profiles/photo-files';

/** Brands of an ISO media file that hold a still picture which we may read. A film is none, an animated AVIF neither. */
const readableBrands = new Set(['avif', 'mif1', 'miaf']);
/** Those of HEVC, which the packaged decoder lacks (decision 0017). */
const hevcBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/**
 * What a file begins like, whatever it was said to be: what does not begin like a picture of a kind we take is refused
 * before any decoder sees it.
 *
 * @returns `readable`, or why it is refused
 */
export function kindOfPhoto(
  file: Buffer,
): 'readable' | Extract<PhotoFault, 'photo_heic' | 'photo_unreadable'> {
  if (file.length < 16) return 'photo_unreadable';
  const text = (from: number, to: number): string => file.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff' || text(0, 8) === '\x89PNG\r\n\x1a\n') return 'readable';
  if (text(0, 4) === 'RIFF') return text(8, 12) === 'WEBP' ? 'readable' : 'photo_unreadable';
  if (text(4, 8) !== 'ftyp') return 'photo_unreadable';
  const brand = text(8, 12);
  if (hevcBrands.has(brand)) return 'photo_heic';
  if (!readableBrands.has(brand)) return 'photo_unreadable';
  const others = compatibleBrands(file);
  return others.includes('avif') || !others.some((other) => hevcBrands.has(other))
    ? 'readable'
    : 'photo_heic';
}

/** What a file of brands says it can be read as besides; of the general ones nothing else tells what is in it. */
function compatibleBrands(file: Buffer): string[] {
  const end = Math.min(file.readUInt32BE(0), file.length, 256);
  const brands: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(file.toString('latin1', at, at + 4));
  return file.toString('latin1', 8, 12) === 'avif' ? ['avif', ...brands] : brands;
}
