import { useSyncExternalStore } from 'react';
import { filterOf, parametersOf, type SearchFilter } from './search-filter';

/*
 * The search that a member keeps to come back to. It stays in their browser and leaves with the logout: whom one looks for
 * is nobody else's business, and the server keeps such a thing by a consent alone.
 */

const key = 'saved-search';
const listeners = new Set<() => void>();
/** For a browser whose storage is shut off: until the page is left. */
let unstored: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(key) ?? unstored;
  } catch {
    return unstored;
  }
}

/** @returns the kept search as parameters of an address; null where there is none, and until the page is alive */
export function useSavedSearch(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => {
      const kept = read();
      // As this version of the site reads it.
      return kept === null ? null : parametersOf(filterOf(new URLSearchParams(kept))).toString();
    },
    () => null,
  );
}

/** Keeps a search in place of the one before. */
export function saveSearch(filter: SearchFilter): void {
  unstored = parametersOf(filter).toString();
  try {
    localStorage.setItem(key, unstored);
  } catch {
    // Full or shut off.
  }
  for (const listener of listeners) listener();
}
