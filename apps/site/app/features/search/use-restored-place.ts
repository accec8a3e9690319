import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { useMemberSearch } from './use-member-search';

const prefix = 'search-pages ';
/** More pages are not reloaded: the reader continues from here. */
const mostRestored = 10;

/**
 * After a reload only the first page of results is there, and the reader's position is below its end. Loads as many pages as
 * there were and scrolls to that position. On the way back from a profile the pages are still cached.
 */
export function useRestoredPlace(search: ReturnType<typeof useMemberSearch>): void {
  const { key } = useLocation();
  const name = prefix + key;
  const { fetchNextPage } = search;
  const count = search.data.pages.length;
  const before = useRef<{ pages: number; top: number } | null>(undefined);

  useEffect(() => {
    if (before.current !== undefined) return;
    const kept = readPlace(name);
    before.current = kept;
    if (!kept || kept.pages <= count) return;
    void (async () => {
      for (let page = count; page < Math.min(kept.pages, mostRestored); page++) {
        const { isError, hasNextPage } = await fetchNextPage();
        if (isError || !hasNextPage) break;
      }
      // A reader who scrolls meanwhile is not moved.
      if (window.scrollY < kept.top)
        requestAnimationFrame(() => window.scrollTo({ top: kept.top, behavior: 'instant' }));
    })();
  }, [name, count, fetchNextPage]);

  useEffect(() => {
    const keep = () => keepPlace(name, { pages: count, top: window.scrollY });
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [name, count]);
}

function readPlace(name: string): { pages: number; top: number } | null {
  try {
    const [pages, top] = (sessionStorage.getItem(name) ?? '').split(' ').map(Number);
    return pages && top !== undefined && Number.isFinite(top) ? { pages, top } : null;
  } catch {
    return null;
  }
}

function keepPlace(name: string, { pages, top }: { pages: number; top: number }): void {
  try {
    sessionStorage.setItem(name, `${pages} ${Math.round(top)}`);
  } catch {
    // Full or disabled: the reader begins at the top.
  }
}
