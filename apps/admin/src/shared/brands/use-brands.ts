import { useGetList } from 'react-admin';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';

const all = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
} as const;

/** The app bar reads them on every page; opening a page must not refetch. */
const options = { staleTime: 60_000 };

/** The reader's brands by name; empty while loading. */
export function useBrands(): readonly TenantRow[] {
  return useGetList<TenantRow>('tenants', all, options).data ?? [];
}

/** The reader's brands; `isWhole` if they are loaded and fit in one response. */
export function useKnownBrands(): { brands: readonly TenantRow[]; isWhole: boolean } {
  const { data, total } = useGetList<TenantRow>('tenants', all, options);
  return { brands: data ?? [], isWhole: data !== undefined && total !== undefined && total <= data.length };
}
