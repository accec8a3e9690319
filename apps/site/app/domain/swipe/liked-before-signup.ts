import { mostSignupLikes } from '@kindling/contract/meeting/signup-likes';

/** The member whom a visitor liked on a landing page before signing up: kept in this tab only, and handed to the signup. */
export interface LikedBefore {
  id: string;
  name: string;
}

const storageKey = 'liked-before-signup';

export function keepLiked(storage: Pick<Storage, 'setItem'>, liked: readonly LikedBefore[]): void {
  try {
    storage.setItem(storageKey, JSON.stringify(liked.slice(0, mostSignupLikes)));
  } catch {
    // Storage may be disabled: the signup then begins without the like.
  }
}

/** @returns undefined if nothing was kept, or something else is stored in its place */
export function readLiked(storage: Pick<Storage, 'getItem'>): LikedBefore[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLiked).slice(0, mostSignupLikes) : [];
  } catch {
    return [];
  }
}

export function forgetLiked(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // As above.
  }
}

function isLiked(value: unknown): value is LikedBefore {
  const { id, name } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof id === 'string' && typeof name === 'string';
}
