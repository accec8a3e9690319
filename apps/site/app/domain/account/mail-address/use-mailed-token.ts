import { useEffect, useState } from 'react';

/**
 * The token behind the address's `#`, which no server and no log sees. It is removed from the address at once.
 *
 * @returns undefined until the page is alive, `''` if there is none
 */
export function useMailedToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const take = () => {
      const taken = takeToken();
      // React runs effects twice in development; the second run finds the address without its token.
      setToken((before) => (taken === '' ? (before ?? '') : taken));
    };
    take();
    // Another link of the same kind, opened on this very page, changes only the `#`.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}

function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== '') {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
  return token;
}
