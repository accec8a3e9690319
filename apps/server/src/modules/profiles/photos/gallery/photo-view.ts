import type { Photo, RemovedPhoto } from '@kindling/contract/profiles/profile';
import { blurredPhoto, clearPhoto, type PhotoRecord } from '../../../pictures/pictures.api.js';
import { locksOf, type Viewer } from '../photo-rules.js';
import type { PhotoRow } from './photos.repository.js';

type ShownPhoto = PhotoRow & { status: 'inspection' | 'active' };

/** The photo as it is stored with the profile whose main photo it is. */
export function photoRecord(row: PhotoRow): PhotoRecord | null {
  if (!isShown(row)) return null;
  const { id, status, storageKey: key, blurredKey, widths, avif, explicit, width, height, placeholder } = row;
  return { id, status, key, blurredKey, widths, avif, explicit, width, height, placeholder };
}

/**
 * A gallery as the viewer sees it: what is not approved only for its owner, what they may not see clearly as its
 * blurred rendition.
 *
 * @param rows in the order they are shown
 * @param grant gives what an address needs where no session is sent; see `PhotoGrants`
 */
export function galleryFor(
  viewer: Viewer,
  rows: readonly PhotoRow[],
  grant: (storageKey: string) => string | undefined = () => undefined,
): Photo[] {
  let rank = 0;
  return rows.flatMap((row) => {
    const record = photoRecord(row);
    if (!record || (row.status !== 'active' && viewer.memberId !== row.memberId)) return [];
    const isMain = row.mainOf !== null;
    const locks = locksOf(viewer, { ownerId: row.memberId, isMain, rank, explicit: row.explicit });
    if (row.status === 'active') rank += 1;
    if (locks.length > 0) return [blurredPhoto(record, locks)];
    // Everybody may see what lists show, and what waits is given to its owner alone.
    const needsGrant = row.status === 'active' && (!isMain || row.explicit);
    return [clearPhoto(record, needsGrant ? grant(row.storageKey) : undefined)];
  });
}

function isShown(row: PhotoRow): row is ShownPhoto {
  return row.status !== 'removed';
}

/** What its owner learns of a photo that staff removed; undefined for others. */
export function removedPhoto(row: PhotoRow): RemovedPhoto | undefined {
  const { id, removedGround: ground, restrictionId, removedAt, placeholder } = row;
  if (ground === null || restrictionId === null || removedAt === null) return undefined;
  return { id, ground, restriction_id: restrictionId, removed_at: removedAt.toISOString(), placeholder };
}
