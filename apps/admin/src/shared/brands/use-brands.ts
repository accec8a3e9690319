import { useGetList } from 'react-admin';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';

const sort = { field: 'name', order: 'ASC' } as const;
const all = { pagination: { page: 1, perPage: 100 }, sort, filter: {} } as const;

/** The app bar reads them on every page; opening a page must not refetch. */
const options = { staleTime: 60_000 };

/** The reader's brands by name; empty while loading. */
export function useBrands(): TenantRow[] {
  return useKnownBrands().brands;
}

/** The reader's brands; `isWhole` if they are loaded and fit in one response. */
export function useKnownBrands(): { brands: TenantRow[]; isWhole: boolean } {
  const { data, total } = useGetList<TenantRow>('tenants', all, options);
  return { brands: data ?? [], isWhole: data !== undefined && total !== undefined && total <= data.length };
}

/**
 * Brands whose name, key or host has the text, by name. Earlier results stay until new ones arrive, so that Enter always
 * has a selection.
 *
 * @param q empty for the first of all
 */
export function useFoundBrands(
  q: string,
  { isWanted, most }: { isWanted: boolean; most: number },
): TenantRow[] {
  const { data = [] } = useGetList<TenantRow>(
    'tenants',
    { pagination: { page: 1, perPage: most }, sort, filter: q === '' ? {} : { q } },
    { enabled: isWanted, placeholderData: (before) => before },
  );
  return data;
}
