import { blurredWidth } from '@kindling/contract/photo-files';
import type { Photo } from '@kindling/contract/shapes/profile';

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
  /** Of the largest rendition, in pixels. */
  width: number;
  height: number;
  /** `#rrggbb` */
  placeholder: string;
}

const listWidth = 480;

/** Path of a clear rendition, as the photos' route serves it. */
export function clearPath(key: string, width: number): string {
  return `/photos/${key}-${width}.webp`;
}

/** The address of a photo on the console. @param path of a clear rendition, as the brand's host serves it */
export function consolePhotoPath(tenantId: string, path: string): string {
  return `/admin-api${path.replace(/^\/photos\//, `/photos/${tenantId}/`)}`;
}

/** Path of the blurred rendition. */
export function blurredPath(blurredKey: string): string {
  return `/photos/${blurredKey}.webp`;
}

/** A photo as a reader sees it who may see it clearly. */
export function clearPhoto(record: PhotoRecord): Photo {
  const sources = record.widths.map((width) => ({ path: clearPath(record.key, width), width }));
  const listSource = sources.findLast(({ width }) => width <= listWidth) ?? sources[0];
  const largest = sources.at(-1);
  if (!listSource || !largest) throw new Error(`Photo ${record.id} has no rendition`);
  return {
    ...described(record),
    filename: largest.path,
    thumb_filename: listSource.path,
    match: listSource.path,
    blurred: false,
    sources,
  };
}

/** A photo as a reader sees it who may not: nothing in it leads to a clear rendition. */
export function blurredPhoto(record: PhotoRecord): Photo {
  const path = blurredPath(record.blurredKey);
  return {
    ...described(record),
    filename: path,
    thumb_filename: path,
    match: path,
    blurred: true,
    sources: [{ path, width: blurredWidth }],
  };
}

function described(record: PhotoRecord): Pick<Photo, 'id' | 'status' | 'width' | 'height' | 'placeholder'> {
  const { id, status, width, height, placeholder } = record;
  return { id, status, width, height, placeholder };
}
