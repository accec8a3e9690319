import { useContext } from 'react';
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';

/**
 * The stylesheets of the page's routes. The router preloads them, but inserts them together with the page, whose first frames
 * are then unstyled. With a precedence React holds the page back until they apply; the stylesheets of earlier pages stay, and
 * returning to one fetches nothing. No public API of the router names the files.
 */
export function PageStyles() {
  const matches = useMatches();
  const routes = useContext(FrameworkContext)?.manifest.routes;
  // In development styles come with the modules, and the first of them by the router.
  if (import.meta.env.DEV || !routes) return <Links nonce="" />;
  const files = new Set(matches.flatMap(({ id }) => routes[id]?.css ?? []));
  return [...files].map((file) => <link key={file} rel="stylesheet" href={file} precedence="page" />);
}
