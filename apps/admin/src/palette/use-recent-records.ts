import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { recordOf, withRecord, type RecentRecord } from './recent-records';

/** Kept in react-admin's store, which is cleared on logout. */
const storeKey = 'palette.recent';

/** The number of a complaint or the text of a code, from the query cache. */
function numberOf({ kind, id }: RecentRecord, queries: QueryClient): string | undefined {
  const keys = { 'support-cases': ['support-case', id], 'discount-codes': ['discount-codes', 'getOne'] };
  if (kind === 'support-cases') return queries.getQueryData<{ number: string }>(keys[kind])?.number;
  if (kind !== 'discount-codes') return undefined;
  const read = queries.getQueriesData<{ id: string; code: string }>({ queryKey: keys[kind] });
  return read.find(([, code]) => code?.id === id)?.[1]?.code;
}

/**
 * Records visited pages.
 *
 * @param isOpen whether the list is shown
 * @returns the recently opened records, newest first
 */
export function useRecentRecords(isOpen: boolean): RecentRecord[] {
  const store = useStoreContext();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => {
    const record = recordOf(pathname);
    if (!record) return undefined;
    const kept = () => store.getItem<RecentRecord[]>(storeKey, []) ?? [];
    store.setItem(storeKey, withRecord(kept(), record));
    return () => {
      const number = numberOf(record, queries);
      const before = kept();
      // After logout the store is empty and must stay so.
      if (number !== undefined && before.some(({ path }) => path === record.path))
        store.setItem(
          storeKey,
          before.map((one) => (one.path === record.path ? { ...one, number } : one)),
        );
    };
  }, [pathname, store, queries]);
  return useMemo(
    () =>
      isOpen
        ? // The current page is left out.
          (store.getItem<RecentRecord[]>(storeKey, []) ?? []).filter(({ path }) => path !== pathname)
        : [],
    [isOpen, store, pathname],
  );
}
