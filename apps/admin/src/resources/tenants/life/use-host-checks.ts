import type { HostCheck } from '@kindling/contract/brands/calls/host-checks';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { callApi } from '../../../shared/session/console-api';

/** How often a page that is seen asks while something is waited for. */
const lookMs = 4000;

/** What the last looks at a brand's hosts found, kept up to date while something is missing. */
export function useHostChecks(brand: Pick<TenantRecord, 'id' | 'version'> | undefined) {
  const client = useQueryClient();
  const notify = useNotify();
  const params = { id: brand?.id ?? '' };
  const queryKey = ['host-checks', params.id, brand?.version];
  const { data } = useQuery({
    queryKey,
    queryFn: () => callApi('getHostChecks', { params }),
    enabled: brand !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.some(isMissing) ? lookMs : false),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('checkHosts', { params }),
    onSuccess(checks) {
      client.setQueryData(queryKey, checks);
      return client.invalidateQueries({ queryKey: ['readiness', params.id] });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return { checks: data ?? [], check: () => mutate(), isChecking: isPending };
}

const isMissing = ({ dns, certificate }: HostCheck): boolean =>
  [dns.state, certificate?.state].some((state) => state === 'waiting' || state === 'wrong');
