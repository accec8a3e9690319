import { entryIn, isEntryPage } from '@kindling/contract/brands/entry-pages';
import type { PageName } from '@kindling/contract/pages';

let noted: PageName | undefined;
let isNoted = false;

/**
 * Notes, once for each document, the page that the visit began on: the one that a landing named in the address, else this one.
 * Kept in memory only and sent with a signup, so that landings can be compared.
 */
export function noteEntry(page: PageName | null, search: string): void {
  if (isNoted) return;
  isNoted = true;
  noted = entryIn(search) ?? (page !== null && isEntryPage(page) ? page : undefined);
}

/** The page that the visit began on, as far as this document knows. */
export function visitEntry(search: string): PageName | undefined {
  return noted ?? entryIn(search);
}
