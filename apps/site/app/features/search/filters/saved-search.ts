import { useSyncExternalStore } from 'react';
import { filterOf, parametersOf, type SearchFilter } from './search-filter';

/**
 * The search that a member saved. It stays in their browser and is removed at the logout: preferences are private, and the
 * server stores them only by consent.
 */

const key = 'saved-search';
const listeners = new Set<() => void>();
/** For a browser with disabled storage: until the page is left. */
let unstored: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(key) ?? unstored;
  } catch {
    return unstored;
  }
}

/** @returns the saved search as parameters of an address; null if there is none, and until the page is alive */
export function useSavedSearch(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => {
      const kept = read();
      // In this version's form.
      return kept === null ? null : parametersOf(filterOf(new URLSearchParams(kept))).toString();
    },
    () => null,
  );
}

/** Replaces the saved search. */
export function saveSearch(filter: SearchFilter): void {
  unstored = parametersOf(filter).toString();
  try {
    localStorage.setItem(key, unstored);
  } catch {
    // Full or disabled.
  }
  for (const listener of listeners) listener();
}
