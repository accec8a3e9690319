import { plainData } from '@kindling/contract/text/plain-data';
import { emailProblem } from '@kindling/contract/accounts/email-rules';
import type { SearchedBy } from '@kindling/contract/console/access-log';
import { idPattern } from '@kindling/contract/paths/patterns';
import { leastOfName } from '@kindling/contract/overviews/calls/member-desk';

/** What staff typed into the search of members, and as what it is taken. */
export type SearchTerm =
  | { by: Exclude<SearchedBy, 'id'>; text: string }
  /** Of a member, or the number of an order; `brand` where the console's own way to write an id names one. */
  | { by: 'id'; text: string; brand: string | undefined };

/** As Mollie and other providers name payments, and the sandbox's long random ones. */
const providerId = /^(?:[a-z]{2,5}_[A-Za-z0-9]{6,76}|[\w-]{36,80})$/;
const telephone = /^\+?\d{8,15}$/;

/**
 * Tells what was typed by its shape, so that one field serves: a whole mail address, a whole telephone number, an id or an
 * order's number, a provider's id of a payment, and everything else is the beginning of a name. Never a part of an
 * address or a number, which would list them.
 *
 * @returns undefined for what nothing is searched by: an empty field, and a name shorter than `leastOfName`
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
