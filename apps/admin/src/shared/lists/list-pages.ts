import { searchedByBody } from '@kindling/contract/console/console-lists';
import { nextPageHeader } from '@kindling/contract/console/list-query';
import type { GetListParams, GetListResult } from 'react-admin';

/** Of more lists than these, the one read longest ago begins at its first page again. */
const listsKept = 100;

type Send = (
  address: string,
  options?: { method: string; body: string },
) => Promise<{ headers: Headers; json: unknown }>;

/** A list of a request, which is also what it is remembered by. */
interface AskedList {
  address: string;
  query: Readonly<Record<string, string>>;
  /** Whether the query stands in the body. */
  isPosted: boolean;
}

/**
 * Reads lists page by page. Each answer names where the next page begins, which is remembered here. A page whose
 * beginning is unknown, as after a bookmark, is empty, and react-admin turns to the first page.
 *
 * @param root what the addresses of lists begin with
 * @param send rejects for every answer that is no success
 */
export function pageReader(
  root: string,
  send: Send,
): (resource: string, params: GetListParams) => Promise<GetListResult> {
  /** By the list's address, and then by the page's number. */
  const lists = new Map<string, Map<number, string>>();

  const beginningsOf = (list: string): Map<number, string> => {
    const found = lists.get(list) ?? new Map<number, string>();
    lists.delete(list);
    lists.set(list, found);
    const [oldest] = lists.keys();
    if (lists.size > listsKept && oldest !== undefined) lists.delete(oldest);
    return found;
  };

  return async (resource, { pagination, sort, filter }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const query = {
      filter: JSON.stringify(filter ?? {}),
      limit: String(perPage),
      ...(sort ? { sort: JSON.stringify([sort.field, sort.order]) } : {}),
    };
    const list = askedList(root, resource, query, typeof filter?.q === 'string' ? filter.q : '');
    const beginnings = beginningsOf(`${list.address} ${JSON.stringify(query)}`);
    const after = beginnings.get(page);
    const isGone = page > 1 && after === undefined;
    // No list but those finds anything by a mail address, which must not stand in an address.
    if (isGone || (!list.isPosted && query.filter.includes('@'))) return { data: [], total: 0 };
    const { json, headers } = await sent(send, list, after);
    const next = headers.get(nextPageHeader);
    if (next === null) beginnings.delete(page + 1);
    else beginnings.set(page + 1, next);
    return {
      data: json as GetListResult['data'],
      total: Number(headers.get('content-range')?.split('/').at(-1)),
      pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 },
    };
  };
}

function askedList(
  root: string,
  resource: string,
  query: Readonly<Record<string, string>>,
  typed: string,
): AskedList {
  const search = searchedByBody[resource];
  const isPosted = search !== undefined && (search.always === true || typed !== '');
  return { address: `${root}/${isPosted ? search.path : resource}`, query, isPosted };
}

/** @param after where the page begins; undefined for the first */
function sent(send: Send, { address, query, isPosted }: AskedList, after: string | undefined) {
  const whole = after === undefined ? query : { ...query, after };
  return isPosted
    ? send(address, { method: 'POST', body: JSON.stringify(whole) })
    : send(`${address}?${new URLSearchParams(whole).toString()}`);
}
