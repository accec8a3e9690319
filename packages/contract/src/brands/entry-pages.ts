import { pageNames, pages, type PageName } from '../pages.js';

/**
 * Pages that a visit can begin on: those that anybody may see and links of other sites lead to. Pages of the members
 * area are led to by mails, or by a payment that is over, and are no arrivals.
 */
export function isEntryPage(name: PageName): boolean {
  const { area, layout } = pages[name];
  return area === 'public' || layout === 'lander' || name === 'members' || name === 'members-id';
}

export const entryPages = pageNames.filter(isEntryPage) as [PageName, ...PageName[]];

/** The query by which a page that shares no script with the signup tells it where the visit began. */
export const entryParameter = 'entry';

/** The entry page that a query names; undefined for none. */
export function entryIn(search: string): PageName | undefined {
  const named = new URLSearchParams(search).get(entryParameter);
  return entryPages.find((name) => name === named);
}
