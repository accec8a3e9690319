/**
 * Sizes and limits of photos that server and site both need. It imports nothing: the process that decodes uploads loads
 * it alone.
 */

/** The pictures that are taken, as a field for files names them (decisions §4.5). */
export const photoTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const;
/**
 * What an upload may say of itself. A phone calls a JPEG `image/jpg`, a file manager knows nothing: what it really is, the
 * server reads from its first bytes.
 */
export const pictureBodies = ['image/*', 'application/octet-stream'] as const;
export const maxPhotoBytes = 15 * 1024 * 1024;
/** The limits of pixels. A JPEG is decoded at an eighth of its sides, row by row, unless it is progressive. */
export const maxJpegPixels = 200_000_000;
export const maxPhotoPixels = 50_000_000;
/** The limit for AVIF and HEIC. They are decoded whole, so a file of a kilobyte may need a gigabyte of memory. */
export const maxHeifPixels = 16_000_000;
/** How many times as long the longer side may be as the shorter one. Narrower strips are refused. */
export const maxPhotoRatio = 10;

/**
 * The formats in which a photo's clear renditions may be stored, as their addresses end. Every photo has all its widths
 * as WebP; members' photos have them as AVIF, too, which is a third smaller.
 */
export const renditionFormats = ['webp', 'avif'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

/** Why a file is not taken as a picture; each is the code of a problem. */
export const photoFaults = [
  'photo_unreadable',
  'photo_heic',
  'photo_damaged',
  'photo_too_many_pixels',
  'photo_too_narrow',
] as const;
export type PhotoFault = (typeof photoFaults)[number];

/** How many photos a member may have (specification §6, §9). */
export const photoLimits = { free: 3, premium: 25 } as const;

/** Width of the blurred rendition in pixels. */
export const blurredWidth = 32;

const standardWidths = [240, 480, 960] as const;
export const widestRendition = 960;
/** No rendition is higher. Upright phones' pictures are 1707 at the widest; more is a strip that costs and nobody sees. */
export const highestRendition = 1920;

/**
 * Widths in which a photo is stored: the standard ones up to the source's width, and that width itself if it is smaller
 * than the largest standard one. So no detail is lost and no picture is enlarged.
 */
export function renditionWidths(sourceWidth: number): number[] {
  const largest = Math.min(sourceWidth, widestRendition);
  return [...standardWidths.filter((width) => width < largest), largest];
}
