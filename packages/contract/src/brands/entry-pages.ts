import { pageNames, pages, type PageName } from '../pages.js';

/**
 * Pages that a visit can begin on: those open to visitors and linked from other sites. Pages of the members area are
 * reached from mails or after a payment, and do not count as arrivals.
 */
export function isEntryPage(name: PageName): boolean {
  const { area, layout } = pages[name];
  return area === 'public' || layout === 'lander' || name === 'members' || name === 'members-id';
}

export const entryPages = pageNames.filter(isEntryPage) as [PageName, ...PageName[]];

/** The query parameter by which a page that shares no script with the signup passes on where the visit began. */
export const entryParameter = 'entry';

/** The entry page in a query; undefined for none. */
export function entryIn(search: string): PageName | undefined {
  const named = new URLSearchParams(search).get(entryParameter);
  return entryPages.find((name) => name === named);
}
