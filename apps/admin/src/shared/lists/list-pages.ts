import { nextPageHeader } from '@kindling/contract/console/list-query';
import type { GetListParams, GetListResult } from 'react-admin';

/** Of more lists than these, the one read longest ago begins at its first page again. */
const listsKept = 100;

type Send = (address: string) => Promise<{ headers: Headers; json: unknown }>;

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
    const query = new URLSearchParams({
      filter: JSON.stringify(filter ?? {}),
      limit: String(perPage),
      ...(sort ? { sort: JSON.stringify([sort.field, sort.order]) } : {}),
    });
    const list = `${root}/${resource}?${query.toString()}`;
    const beginnings = beginningsOf(list);
    const after = beginnings.get(page);
    if (page > 1 && after === undefined) return { data: [], total: 0 };
    // A cursor needs no escaping: it is base64url.
    const { json, headers } = await send(after === undefined ? list : `${list}&after=${after}`);
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
