/** Name in the login's address of the page to come back to. */
const parameter = 'next';

/** Where a page that needs a login leads, so that the login leads back to it. @param page the page that was asked for */
export function loginAddress(loginPath: string, page: Pick<URL, 'pathname' | 'search'>): string {
  return `${loginPath}?${new URLSearchParams({ [parameter]: page.pathname + page.search }).toString()}`;
}

/**
 * Where a login leads that a page asked for.
 * @param search of the login's address
 * @returns a path of this site; undefined for none, and for whatever would lead to another
 */
export function pageAfterLogin(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  if (!wanted.startsWith('/')) return undefined;
  const here = 'http://this.invalid';
  // Read as a browser reads it: `//host`, `/\host` and `/<tab>/host` are all other sites.
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : undefined;
  return url?.origin === here ? url.pathname + url.search + url.hash : undefined;
}
