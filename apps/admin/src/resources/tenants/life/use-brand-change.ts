import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';

/**
 * A change of a brand outside its settings: says what happened, and reloads the brand.
 *
 * @param said what to tell once it is done
 */
export function useBrandChange<Change>(
  send: (change: Change) => Promise<TenantRecord>,
  said: (stored: TenantRecord) => string,
) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: send,
    onSuccess(stored) {
      notify(said(stored), { type: 'success' });
      refresh();
      void queryClient.invalidateQueries({ queryKey: ['readiness', stored.id] });
      return queryClient.invalidateQueries({ queryKey: ['tenant-versions'] });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}
