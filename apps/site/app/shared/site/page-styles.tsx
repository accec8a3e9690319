import { useContext } from 'react';
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';

/**
 * The stylesheets of the page's routes. The router loads them ahead, but puts them into the document together with the
 * page, whose first frames then stand without them. With a precedence React holds the page back until they apply; the sheets
 * of pages that were left stay, and returning to one fetches nothing. No public part of the router names the files.
 */
export function PageStyles() {
  const matches = useMatches();
  const routes = useContext(FrameworkContext)?.manifest.routes;
  // While one develops, styles come with the modules instead, and the first of them by the router.
  if (import.meta.env.DEV || !routes) return <Links nonce="" />;
  const files = new Set(matches.flatMap(({ id }) => routes[id]?.css ?? []));
  return [...files].map((file) => <link key={file} rel="stylesheet" href={file} precedence="page" />);
}
