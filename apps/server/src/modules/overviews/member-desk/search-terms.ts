import { plainData } from '@kindling/contract/text/plain-data';
import { emailProblem } from '@kindling/contract/accounts/email-rules';
import type { SearchedBy } from '@kindling/contract/console/access-log';
import { idPattern } from '@kindling/contract/paths/patterns';
import { leastOfName } from '@kindling/contract/overviews/calls/member-desk';

/** A typed search for members, and its interpretation. */
export type SearchTerm =
  | { by: Exclude<SearchedBy, 'id'>; text: string }
  /** Of a member, or the number of an order; `brand` if it is in the console's own format of ids. */
  | { by: 'id'; text: string; brand: string | undefined };

/** The format of payment ids at Mollie and other providers, and the sandbox's long random ones. */
const providerId = /^(?:[a-z]{2,5}_[A-Za-z0-9]{6,76}|[\w-]{36,80})$/;
const telephone = /^\+?\d{8,15}$/;

/**
 * Interprets the typed text by its format, so that a single field suffices: a whole mail address, a whole phone number,
 * an id or an order number, a provider's id of a payment, and everything else is the beginning of a name. Never a part
 * of an address or a number, which would list them.
 *
 * @returns undefined for no search: an empty field, and a name shorter than `leastOfName`
 */
export function searchTerm(typed: string): SearchTerm | undefined {
  const text = plainData(typed);
  if (text === '') return undefined;
  if (emailProblem(text) === undefined) return { by: 'mail', text };
  const bare = text.replaceAll(/[\s().\/-]/g, '');
  if (telephone.test(bare)) return { by: 'phone', text };
  const at = text.indexOf(':');
  const id = text
    .slice(at + 1)
    .replaceAll('-', '')
    .toLowerCase();
  if (idPattern.test(id)) return { by: 'id', text: id, brand: at < 0 ? undefined : text.slice(0, at) };
  if (providerId.test(text)) return { by: 'payment', text };
  return [...text].length < leastOfName ? undefined : { by: 'name', text };
}
