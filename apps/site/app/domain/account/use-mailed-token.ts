import { useEffect, useState } from 'react';

/**
 * The token behind the address's `#`, where no server and no log sees it. The address loses it at once.
 * @returns undefined until the page is alive, `''` where there is none
 */
export function useMailedToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const take = () => {
      const taken = takeToken();
      // React looks twice while developing; the second look finds an address without it.
      setToken((before) => (taken === '' ? (before ?? '') : taken));
    };
    take();
    // Another link of the same kind, opened on this very page, changes nothing but the `#`.
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
