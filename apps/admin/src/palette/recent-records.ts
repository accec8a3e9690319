import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { orderNumber } from '@kindling/contract/money/order-number';
import type { Command } from './commands';
import { t } from '../shared/words/texts';

/** A record that was opened in this browser: what it is, its id, and its number where that is another. Never a name. */
export interface RecentRecord {
  kind: keyof typeof kindNames;
  id: string;
  path: string;
  number?: string;
}

export const mostRecent = 8;
/** In react-admin's store, which a logout clears. */
const storeKey = 'palette.recent';

const kindNames = {
  payments: t('Payment'),
  'support-cases': t('Complaint'),
  members: t('Member'),
  profiles: t('Profile'),
  'fictional-profiles': t('Fictional profile'),
  tenants: t('Brand'),
  companies: t('Company'),
  'brand-pages': t('Page'),
  'discount-codes': t('Discount code'),
  newsletters: t('Newsletter'),
} as const;

/** The record that an address opens; undefined for lists and everything else. */
export function recordOf(path: string): RecentRecord | undefined {
  const [, kind = '', id = '', view] = path.split('/');
  if (!Object.hasOwn(kindNames, kind) || id === '' || id === 'create') return undefined;
  if (view !== undefined && view !== 'show') return undefined;
  return { kind: kind as RecentRecord['kind'], id: decodeURIComponent(id), path };
}

/** The newest first, each once. */
export function withRecord(before: readonly RecentRecord[], record: RecentRecord): RecentRecord[] {
  const known = before.find(({ kind, id }) => kind === record.kind && id === record.id);
  const others = before.filter((one) => one !== known);
  return [{ ...known, ...record }, ...others].slice(0, mostRecent);
}

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

/** @param brandNames by key, as far as they are known */
export function recentCommands(
  recent: readonly RecentRecord[],
  brandNames: ReadonlyMap<string, string>,
): Command[] {
  return recent.map((record) => {
    const { kind, id, path } = record;
    const at = id.indexOf(':');
    const [tenant, own] = at < 0 ? ['', id] : [id.slice(0, at), id.slice(at + 1)];
    const name = nameOf(record, own, brandNames);
    return {
      ...{ id: `recent ${path}`, group: t('Opened last'), to: path },
      name: `${kindNames[kind]} ${name}`,
      ...(tenant === '' ? {} : { hint: brandNames.get(tenant) ?? tenant }),
    };
  });
}

function nameOf(
  { kind, number }: RecentRecord,
  own: string,
  brandNames: ReadonlyMap<string, string>,
): string {
  if (kind === 'payments') return orderNumber(own);
  if (kind === 'tenants') return brandNames.get(own) ?? own;
  if (kind === 'companies' || kind === 'brand-pages') return own;
  return number ?? `…${own.slice(-6)}`;
}
