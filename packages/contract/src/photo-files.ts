/**
 * Sizes and limits of photos that server and site both need. It imports nothing: the process that decodes uploads loads
 * it alone.
 */

/** What an upload may say it is (decisions §4.5); what it is, its first bytes say. */
export const photoTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const;
export const maxPhotoBytes = 15 * 1024 * 1024;
export const maxPhotoPixels = 50_000_000;
/** Of an AVIF or HEIC, which is decoded whole: a file of a kilobyte may ask for a gigabyte. */
export const maxHeifPixels = 16_000_000;
/** The longer side by the shorter one: beyond it a file is no photo, and its renditions would be no pictures. */
export const maxPhotoRatio = 10;

/** How many photos a member may have (specification §6, §9). */
export const photoLimits = { free: 3, premium: 25 } as const;

/** Width of the blurred rendition in pixels. */
export const blurredWidth = 32;

const standardWidths = [240, 480, 960] as const;
export const widestRendition = 960;

/**
 * Widths in which a photo is stored: the standard ones that the source reaches, and the source's own when it lies below
 * the largest, so that no detail is lost and none invented.
 */
export function renditionWidths(sourceWidth: number): number[] {
  const largest = Math.min(sourceWidth, widestRendition);
  return [...standardWidths.filter((width) => width < largest), largest];
}
