/**
 * Sizes and limits of photos, needed by server and site. It imports nothing, because the process that decodes uploads
 * loads only this file.
 */

/** Accepted picture types, for the `accept` of file fields (decisions §4.5). */
export const photoTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const;
/**
 * Accepted content types of an upload. A phone sends a JPEG as `image/jpg`, a file manager sends no type: the server
 * reads the real type from the first bytes.
 */
export const pictureBodies = ['image/*', 'application/octet-stream'] as const;
export const maxPhotoBytes = 15 * 1024 * 1024;
/** Pixel limits. A JPEG is decoded at an eighth of its size, row by row, unless it is progressive. */
export const maxJpegPixels = 200_000_000;
export const maxPhotoPixels = 50_000_000;
/** The limit for AVIF and HEIC. They are decoded whole, so a file of a kilobyte may need a gigabyte of memory. */
export const maxHeifPixels = 16_000_000;
/** Maximum ratio of the longer to the shorter side. Narrower strips are refused. */
export const maxPhotoRatio = 10;

/**
 * Formats of a photo's clear renditions, by the extension in their addresses. Every photo has all its widths as WebP;
 * members' photos have them as AVIF, too, which is a third smaller.
 */
export const renditionFormats = ['webp', 'avif'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

/** Why a picture file is refused; each is the code of a problem. */
export const photoFaults = [
  'photo_unreadable',
  'photo_heic',
  'photo_damaged',
  'photo_too_many_pixels',
  'photo_too_narrow',
] as const;
export type PhotoFault = (typeof photoFaults)[number];

/** Maximum number of photos of a member (specification §6, §9). */
export const photoLimits = { free: 3, premium: 25 } as const;

/** Width of the blurred rendition in pixels. */
export const blurredWidth = 32;

const standardWidths = [240, 480, 960] as const;
export const widestRendition = 960;
/** Maximum height of a rendition. Upright phones' pictures are at most 1707 wide; a taller strip only costs space. */
export const highestRendition = 1920;

/**
 * Widths in which a photo is stored: the standard ones up to the source's width, and that width itself if it is smaller
 * than the largest standard one. So no detail is lost and no picture is enlarged.
 */
export function renditionWidths(sourceWidth: number): number[] {
  const largest = Math.min(sourceWidth, widestRendition);
  return [...standardWidths.filter((width) => width < largest), largest];
}
