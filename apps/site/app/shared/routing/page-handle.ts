import type { UIMatch } from 'react-router';
import type { PageName } from '@kindling/contract/pages';

/** What a page's module says of itself: `export const handle: PageHandle = { page: 'members', i18n: ['members'] }`. */
export interface PageHandle {
  /** Which route it is; decides canonical address, robots and layout details. */
  page?: PageName;
  /** Namespaces of texts it needs besides `common` and `errors`; waited for before it is shown. */
  i18n?: readonly string[];
  /**
   * A page to be read: where it is the same for everybody its scripts are fetched only when the reader first moves.
   * Everything on it must work as plain HTML until then.
   */
  still?: boolean;
  /**
   * A page that brings the few lines of script it needs itself (`PageScript`): neither React nor the router starts on it, so
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
