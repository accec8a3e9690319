/** The cookie in which a browser keeps its hints for a year. Only its own pages read it; nothing depends on it but their first paint. */
export const hintsCookie = 'kindling_hints';

/**
 * What only a member's browser knows, and a page should show from its first paint on: `deck`, that members were last looked for
 * in the deck and not in the grid; `push`, that it could take push messages and does not; `install`, that it offers to install the
 * site.
 */
export const siteHints = ['deck', 'push', 'install'] as const;
export type SiteHint = (typeof siteHints)[number];

/** @param cookie the value of the cookie; words that are no hint are passed over */
export function hintsOf(cookie: string | undefined): SiteHint[] {
  const told = cookie?.split('.') ?? [];
  return siteHints.filter((hint) => told.includes(hint));
}
