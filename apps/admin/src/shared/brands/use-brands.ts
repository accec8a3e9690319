import { useGetList } from 'react-admin';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';

const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const;

/** The brands that the moderator was given, by name; none until they are known. */
export function useBrands(): readonly TenantRow[] {
  return useGetList<TenantRow>('tenants', all).data ?? [];
}
