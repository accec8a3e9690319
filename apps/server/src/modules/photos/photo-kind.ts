/** Brands of an ISO media file that hold a still picture; a film is none. */
const pictureBrands = new Set(['avif', 'heic', 'heix', 'heim', 'heis', 'mif1', 'miaf']);

/**
 * Whether a file begins like a picture of a kind we take, whatever it was said to be: what does not is refused before
 * any decoder sees it.
 */
export function looksLikePhoto(file: Buffer): boolean {
  if (file.length < 16) return false;
  const text = (from: number, to: number): string => file.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && pictureBrands.has(text(8, 12)))
  );
}
