import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { recordOf, withRecord, type RecentRecord } from './recent-records';

/** In react-admin's store, which a logout clears. */
const storeKey = 'palette.recent';

/** What a complaint or a code is called, as far as its page has read it. */
function numberOf({ kind, id }: RecentRecord, queries: QueryClient): string | undefined {
  const keys = { 'support-cases': ['support-case', id], 'discount-codes': ['discount-codes', 'getOne'] };
  if (kind === 'support-cases') return queries.getQueryData<{ number: string }>(keys[kind])?.number;
  if (kind !== 'discount-codes') return undefined;
  const read = queries.getQueriesData<{ id: string; code: string }>({ queryKey: keys[kind] });
  return read.find(([, code]) => code?.id === id)?.[1]?.code;
}

/** Notes what is opened. @param isOpen whether the list is wanted now @returns the records opened last */
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
      // After a logout nothing is kept any more, and nothing is added.
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
        ? // What is open now need not be gone to.
          (store.getItem<RecentRecord[]>(storeKey, []) ?? []).filter(({ path }) => path !== pathname)
        : [],
    [isOpen, store, pathname],
  );
}
