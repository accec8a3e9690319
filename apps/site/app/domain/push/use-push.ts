import { useEffect } from 'react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSite } from '../../shared/site/site-data';
import { useAlive } from '../../shared/site/use-alive';
import { useUser, userQuery } from '../account/use-user';
import { pushStateOf, type PushState } from './push-state';

const queryKey = ['push-state'];

/** This browser's state of push messages; undefined until known, and for visitors. */
export function usePushState(): PushState | undefined {
  const user = useUser();
  const { push_public_key: key } = useSite().settings;
  const { data } = useQuery({
    queryKey,
    // An installation without keys offers no subscription.
    queryFn: () => (key === null ? 'not_capable' : pushStateOf(window, key)),
    enabled: useAlive() && user !== null,
    staleTime: 0,
  });
  // A browser keeps the subscription of an ended session, maybe another member's: the server sends it nothing.
  return data === 'subscribed' && !user?.push.this_browser ? 'not_subscribed' : data;
}

/** Loaded with the first press: every page reads the state, few change it. */
export const pushBrowser = () => import('./push-browser');

/** Renews this browser's subscription after the installation's keys changed, if the session had subscribed it. */
export function useRenewedPush(): void {
  const client = useQueryClient();
  const { push_public_key: key } = useSite().settings;
  const push = useUser()?.push;
  const wasSubscribed = push !== undefined && (push.this_browser || push.refused);
  useEffect(() => {
    if (key === null || !wasSubscribed) return;
    void pushBrowser()
      .then(({ renewPush }) => renewPush(key))
      .then((isNew) => (isNew ? forgetState(client) : undefined))
      // As without a connection: the next page tries again.
      .catch(() => undefined);
  }, [client, key, wasSubscribed]);
}

/** Refetches both the browser's and the server's state. */
export async function forgetState(client: QueryClient): Promise<void> {
  await Promise.all([queryKey, userQuery.key].map((key) => client.invalidateQueries({ queryKey: key })));
}
