/** The prefix of our own cookies. */
const own = /^(?:__Host-)?kindling_/;

/**
 * Removes the cookies that another company's session recorder set for this host or a parent domain. What it keeps at its own
 * host is out of our reach.
 *
 * @param page the document with these cookies, and its address
 */
export function removeForeignCookies(page: {
  cookie: string;
  location: { hostname: string; pathname: string };
}): void {
  const { hostname, pathname } = page.location;
  const labels = hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  const paths = [
    '/',
    ...[...pathname.matchAll(/\/(?=.)/g)].map(({ index }) => pathname.slice(0, index) || '/'),
    pathname,
  ];
  for (const cookie of page.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (name === '' || own.test(name)) continue;
    for (const domain of domains)
      for (const path of new Set(paths)) page.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`;
  }
}
