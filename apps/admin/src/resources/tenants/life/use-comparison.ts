import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../shared/session/console-api';

/** What differs from one version of a brand to another; undefined until it is known. */
export function useComparison(id: string, before: number, after: number) {
  const { data } = useQuery({
    queryKey: ['comparison', id, before, after],
    queryFn: () => callApi('compareTenantVersions', { params: { id }, query: { before, after } }),
    enabled: before >= 1 && after >= 1,
    retry: false,
  });
  return data;
}
