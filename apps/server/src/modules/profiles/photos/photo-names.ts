import { renditionFormats, type RenditionFormat } from '@kindling/contract/profiles/photo-files';
import { tenantKey } from '../../../kernel/ground/tenant-key.js';

/** Name in the photo storage of a clear rendition. */
export function clearName(storageKey: string, width: number, format: RenditionFormat = 'webp'): string {
  // WebP was there first and has no name of its own.
  return format === 'webp'
    ? tenantKey('photo', storageKey, width)
    : tenantKey('photo', storageKey, width, format);
}

/** Name in the photo storage of the blurred rendition. */
export function blurredName(blurredKey: string): string {
  return tenantKey('photo', blurredKey);
}

/** Names of every file that a photo may have. */
export function allNames(photo: {
  storageKey: string;
  blurredKey: string;
  widths: readonly number[];
}): string[] {
  const clear = photo.widths.flatMap((width) =>
    renditionFormats.map((format) => clearName(photo.storageKey, width, format)),
  );
  return [...clear, blurredName(photo.blurredKey)];
}
