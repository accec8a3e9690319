import type { RenditionFormat } from '@kindling/contract/profiles/photo-files';
import type { PhotoLock } from '@kindling/contract/profiles/profile';

/** Who looks at a photo; a visitor has no id. */
export interface Viewer {
  memberId: string | null;
  premium: boolean;
  /** Whether the brand's age check lets them see explicit pictures (trust 21); for a visitor, whether the brand asks for no proof. */
  mayExplicit: boolean;
}

export const freePhotoLimit = 3;

/** The facts that decide who may see an approved photo. */
interface PhotoFacts {
  ownerId: string;
  isMain: boolean;
  /** Place among the profile's approved photos in the order they are shown, from 0. */
  rank: number;
  explicit: boolean;
}

/**
 * All that a viewer lacks to see an approved photo clearly (decisions §4.4): visitors see the main photo, free members
 * three of a profile, premium members all, owners their own. Explicit ones only members see whom the age check lets
 * (trust 21).
 */
export function locksOf(viewer: Viewer, { ownerId, isMain, rank, explicit }: PhotoFacts): PhotoLock[] {
  if (viewer.memberId === ownerId) return [];
  const locks: PhotoLock[] = [];
  if (viewer.memberId === null && (explicit || !isMain)) locks.push('login');
  if (!viewer.premium && !isMain && rank >= freePhotoLimit) locks.push('premium');
  if (explicit && !viewer.mayExplicit) locks.push('age');
  return locks;
}

/** Whether a viewer lacks nothing; see `locksOf`. */
export function maySeeClearly(viewer: Viewer, photo: PhotoFacts): boolean {
  return locksOf(viewer, photo).length === 0;
}

export type PhotoAddress =
  | { kind: 'clear'; key: string; width: number; format: RenditionFormat }
  | { kind: 'blurred'; key: string; format: 'webp' };

/** Reads the last part of a photo's path; undefined for what no photo can have. */
export function parsePhotoAddress(file: string): PhotoAddress | undefined {
  const match = /^([A-Za-z0-9_-]{22})(?:-([1-9]\d{1,3}))?\.(webp|avif)$/.exec(file);
  const [, key, width, format] = match ?? [];
  if (key === undefined) return undefined;
  if (width !== undefined)
    return { kind: 'clear', key, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
  return format === 'webp' ? { kind: 'blurred', key, format } : undefined;
}

/** Whether a photo has the rendition that an address names. */
export function hasRendition(
  photo: { widths: readonly number[]; avif: boolean },
  address: PhotoAddress,
): boolean {
  if (address.kind === 'blurred') return true;
  return photo.widths.includes(address.width) && (address.format === 'webp' || photo.avif);
}
