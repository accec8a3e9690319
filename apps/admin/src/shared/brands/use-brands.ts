import { useGetList } from 'react-admin';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';

const all = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
} as const;

/** The bar of every page asks for them; who opens a page does not ask again. */
const options = { staleTime: 60_000 };

/** The brands that the reader was given, by name; none until they are known. */
export function useBrands(): readonly TenantRow[] {
  return useGetList<TenantRow>('tenants', all, options).data ?? [];
}

/** The same, with whether these are all of them: they are known, and no more than fit. */
export function useKnownBrands(): { brands: readonly TenantRow[]; isWhole: boolean } {
  const { data, total } = useGetList<TenantRow>('tenants', all, options);
  return { brands: data ?? [], isWhole: data !== undefined && total !== undefined && total <= data.length };
}
