import type { UIMatch } from 'react-router';
import type { PageName } from '@kindling/contract/pages';

/** A page module's description of itself: `export const handle: PageHandle = { page: 'members', i18n: ['members'] }`. */
export interface PageHandle {
  /** Determines canonical address, robots and layout details. */
  page?: PageName;
  /** Namespaces of texts it needs besides `common` and `errors`; loaded before it is shown. */
  i18n?: readonly string[];
  /**
   * A page for reading: where it is the same for all readers its scripts are fetched only when the reader first moves.
   * Everything on it must work as plain HTML until then.
   */
  still?: boolean;
  /**
   * A page that contains its few lines of script itself (`PageScript`): neither React nor the router starts on it, so
   * everything on it is plain HTML, and links are full loads.
   */
  plain?: boolean;
}

export function handlesOf(matches: readonly UIMatch[]): PageHandle[] {
  return matches.flatMap(({ handle }) => (handle ? [handle as PageHandle] : []));
}

export function isPlain(handles: readonly PageHandle[]): boolean {
  return handles.some(({ plain }) => plain);
}

export function namespacesOf(handles: readonly PageHandle[]): string[] {
  return [...new Set(handles.flatMap(({ i18n }) => i18n ?? []))];
}
