/** Parameter of the login's address with the page to return to. */
const parameter = 'next';

/**
 * The login's address for a page that needs one, so that the login leads back to it.
 *
 * @param page the requested page
 */
export function loginAddress(loginPath: string, page: Pick<URL, 'pathname' | 'search'>): string {
  return `${loginPath}?${new URLSearchParams({ [parameter]: page.pathname + page.search }).toString()}`;
}

/** Parts that one parser takes for a path and another for the start of a host: encoded dots, slashes, backslashes, controls. */
const readTwoWays = /\/\/|%(?:2e|2f|5c|[01])/i;

/**
 * The page to return to after a login.
 *
 * @param search of the login's address
 * @returns a path of this site; undefined if there is none, or if it could lead to another site
 */
export function pageAfterLogin(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  const [pathname = ''] = wanted.split(/[?#]/, 1);
  const here = 'http://this.invalid';
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : undefined;
  // A path that a browser would normalise (a backslash, a dot segment, a tab) was not issued by this site.
  if (url?.origin !== here || url.pathname !== pathname || readTwoWays.test(pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
