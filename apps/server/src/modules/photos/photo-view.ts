import type { Photo } from '@kindling/contract/shapes/profile';
import { blurredPhoto, clearPhoto, type PhotoRecord } from '../pictures/pictures.api.js';
import { maySeeClearly, type Viewer } from './photo-rules.js';
import type { PhotoRow } from './photos.repository.js';

type ShownPhoto = PhotoRow & { status: 'inspection' | 'active' };

/** The photo as it is stored with the profile whose main photo it is. */
export function photoRecord(row: PhotoRow): PhotoRecord | null {
  if (!isShown(row)) return null;
  const { id, status, storageKey: key, blurredKey, widths, width, height, placeholder } = row;
  return { id, status, key, blurredKey, widths, width, height, placeholder };
}

/**
 * A gallery as the viewer sees it: what is not approved only for its owner, what they may not see clearly as its
 * blurred rendition.
 *
 * @param rows in the order they are shown
 */
export function galleryFor(viewer: Viewer, rows: readonly PhotoRow[]): Photo[] {
  let rank = 0;
  return rows.flatMap((row) => {
    const record = photoRecord(row);
    if (!record || (row.status !== 'active' && viewer.memberId !== row.memberId)) return [];
    const clear = maySeeClearly(viewer, { ownerId: row.memberId, isMain: row.mainOf !== null, rank });
    if (row.status === 'active') rank += 1;
    return [clear ? clearPhoto(record) : blurredPhoto(record)];
  });
}

function isShown(row: PhotoRow): row is ShownPhoto {
  return row.status !== 'removed';
}
