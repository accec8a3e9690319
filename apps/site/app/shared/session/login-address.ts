/** Name in the login's address of the page to come back to. */
const parameter = 'next';

/** Where a page that needs a login leads, so that the login leads back to it. @param page the page that was asked for */
export function loginAddress(loginPath: string, page: Pick<URL, 'pathname' | 'search'>): string {
  return `${loginPath}?${new URLSearchParams({ [parameter]: page.pathname + page.search }).toString()}`;
}

/** What one reader takes for a path and another for the start of a host: encoded dots, slashes, backslashes, controls. */
const readTwoWays = /\/\/|%(?:2e|2f|5c|[01])/i;

/**
 * Where a login leads that a page asked for.
 * @param search of the login's address
 * @returns a path of this site; undefined for none, and for whatever could lead to another
 */
export function pageAfterLogin(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  const [pathname = ''] = wanted.split(/[?#]/, 1);
  const here = 'http://this.invalid';
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : undefined;
  // A path that a browser would write otherwise (a backslash, a dot segment, a tab) is none that this site gave out.
  if (url?.origin !== here || url.pathname !== pathname || readTwoWays.test(pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
