import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Leads the focus to the content where a navigation took away what had it: whoever has only a keyboard goes on there, and not at
 * the top of the page. What a page gives the focus itself keeps it.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
