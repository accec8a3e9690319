import type { SavedFilter } from '@kindling/contract/console/calls/saved-filters';

/** The address of a list under a saved filter, from its first page. */
export function savedFilterPath({ list, filter, sort: [field, order] }: SavedFilter): string {
  const query = new URLSearchParams({
    ...{ filter: JSON.stringify(filter), sort: field, order, page: '1' },
    displayedFilters: JSON.stringify(Object.fromEntries(Object.keys(filter).map((name) => [name, true]))),
  });
  return `/${list}?${query.toString()}`;
}
