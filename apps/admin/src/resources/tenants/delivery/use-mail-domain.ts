import type { MailDomainAnswer } from '@kindling/contract/mails/calls/mail-domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { callApi } from '../../../shared/session/console-api';

/** How often the page looks while a record is waited for: the server asks every few minutes. */
const lookMs = 30_000;

type Change = { do: 'make' } | { do: 'check' } | { do: 'remove'; selector: string };

/** A brand's sending domain, and what can be done with it. @param version of the settings, which name the domain */
export function useMailDomain(brand: string, version: number) {
  const notify = useNotify();
  const queries = useQueryClient();
  const queryKey = ['mail-domain', brand, version];
  const params = { id: brand };
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => callApi('getMailDomain', { params }),
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? lookMs : false),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => {
      if (change.do === 'make') return callApi('makeMailKey', { params });
      if (change.do === 'check') return callApi('checkMailDomain', { params });
      return callApi('removeMailKey', { params: { ...params, selector: change.selector } });
    },
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return { data, isError, refetch, change: mutate, isBusy: isPending };
}

const isWaiting = ({ keys }: MailDomainAnswer): boolean => keys.some(({ state }) => state === 'waiting');
