/** Who looks at a photo; a visitor has no id. */
export interface Viewer {
  memberId: string | null;
  premium: boolean;
}

export const freePhotoLimit = 3;

/**
 * Whether a viewer may see an approved photo clearly (decisions §4.4): visitors the main photo, free members three of a
 * profile, premium members all, owners their own.
 *
 * @param rank place among the profile's approved photos in the order they are shown, from 0
 */
export function maySeeClearly(
  viewer: Viewer,
  photo: { ownerId: string; isMain: boolean; rank: number },
): boolean {
  if (photo.isMain || viewer.memberId === photo.ownerId) return true;
  if (viewer.memberId === null) return false;
  return viewer.premium || photo.rank < freePhotoLimit;
}

export type PhotoAddress = { kind: 'clear'; key: string; width: number } | { kind: 'blurred'; key: string };

/** Reads the last part of a photo's path; undefined for what no photo can have. */
export function parsePhotoAddress(file: string): PhotoAddress | undefined {
  const match = /^([A-Za-z0-9_-]{22})(?:-([1-9]\d{1,3}))?\.webp$/.exec(file);
  const [, key, width] = match ?? [];
  if (key === undefined) return undefined;
  return width === undefined ? { kind: 'blurred', key } : { kind: 'clear', key, width: Number(width) };
}
