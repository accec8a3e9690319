import { blurredWidth, type RenditionFormat } from '@kindling/contract/profiles/photo-files';
import type { Photo, PhotoLock } from '@kindling/contract/profiles/profile';
import type { Pixels, ProcessedPhoto, renderPhoto as RenderPhoto } from './decoding/process-photo.js';

export { DecodePicture, type DecodedPicture } from './decoding/decode-picture.js';
export { markProblem } from './decoding/mark-problem.js';
export { PhotoDecoder } from './decoding/photo-decoder.js';
export { mirrored, perceptualHash } from './decoding/photo-hash.js';
export type { Pixels, ProcessedPhoto };

/** See `renderPhoto` of `process-photo.ts`, in this process. */
export async function renderPhoto(...drawing: Parameters<typeof RenderPhoto>): Promise<ProcessedPhoto> {
  // Imported here, because a process that serves members must not load the library that decodes pictures.
  const { renderPhoto: render } = await import('./decoding/process-photo.js');
  return render(...drawing);
}

/** What is needed to show a photo, as it is stored with the profile it is the main photo of. */
export interface PhotoRecord {
  id: string;
  status: 'inspection' | 'active';
  /** Unguessable part of the clear renditions' addresses. */
  key: string;
  /** Unguessable part of the blurred rendition's address; the one tells nothing of the other. */
  blurredKey: string;
  /** Widths of the clear renditions in pixels, ascending. */
  widths: readonly number[];
  /** Whether the clear renditions exist as AVIF, too; absent in records of before there were any. */
  avif?: boolean;
  /** Marked by a moderator: blurred where the viewer is unknown, as in lists. */
  explicit?: boolean;
  /** Of the largest rendition, in pixels. */
  width: number;
  height: number;
  /** `#rrggbb` */
  placeholder: string;
}

const listWidth = 480;

/**
 * Path of a clear rendition, as the photos' route serves it.
 *
 * @param grant replaces a session where none is sent; see the photos' `PhotoGrants`
 */
export function clearPath(
  key: string,
  width: number,
  format: RenditionFormat = 'webp',
  grant?: string,
): string {
  return `/photos/${grant === undefined ? '' : `${grant}/`}${key}-${width}.${format}`;
}

/** The address of a photo on the console. @param path of a clear rendition, as the brand's host serves it */
export function consolePhotoPath(tenantId: string, path: string): string {
  return `/admin-api${path.replace(/^\/photos\/(?:[^/]+\/)?/, `/photos/${tenantId}/`)}`;
}

/** Path of the blurred rendition. */
export function blurredPath(blurredKey: string): string {
  return `/photos/${blurredKey}.webp`;
}

/** A photo for a reader who may see it clearly. @param grant as of `clearPath` */
export function clearPhoto(record: PhotoRecord, grant?: string): Photo {
  const sourcesAs = (format: RenditionFormat): Photo['sources'] =>
    record.widths.map((width) => ({ path: clearPath(record.key, width, format, grant), width }));
  const sources = sourcesAs('webp');
  const listSource = sources.findLast(({ width }) => width <= listWidth) ?? sources[0];
  const largest = sources.at(-1);
  if (!listSource || !largest) throw new Error(`Photo ${record.id} has no rendition`);
  return {
    ...described(record),
    filename: largest.path,
    thumb_filename: listSource.path,
    match: listSource.path,
    blurred: false,
    locked_by: [],
    sources,
    avif_sources: record.avif === true ? sourcesAs('avif') : [],
  };
}

/**
 * A photo for a reader who may not: nothing in it leads to a clear rendition.
 *
 * @param locks what this reader lacks; none where the viewer is unknown
 */
export function blurredPhoto(record: PhotoRecord, locks: readonly PhotoLock[] = []): Photo {
  const path = blurredPath(record.blurredKey);
  return {
    ...described(record),
    filename: path,
    thumb_filename: path,
    match: path,
    blurred: true,
    locked_by: [...locks],
    sources: [{ path, width: blurredWidth }],
    avif_sources: [],
  };
}

/** A main photo in lists and cards, which are the same for all: an explicit one is blurred there. */
export function listedPhoto(record: PhotoRecord): Photo {
  return record.explicit === true ? blurredPhoto(record) : clearPhoto(record);
}

function described(record: PhotoRecord): Pick<Photo, 'id' | 'status' | 'width' | 'height' | 'placeholder'> {
  const { id, status, width, height, placeholder } = record;
  return { id, status, width, height, placeholder };
}
