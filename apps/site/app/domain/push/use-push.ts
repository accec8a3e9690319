import { useEffect } from 'react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSite } from '../../shared/site/site-data';
import { useAlive } from '../../shared/site/use-alive';
import { useUser, userQuery } from '../account/use-user';
import { pushStateOf, type PushState } from './push-state';

const queryKey = ['push-state'];

/** Where this browser stands with push messages; undefined until it said so, and for visitors. */
export function usePushState(): PushState | undefined {
  const user = useUser();
  const { push_public_key: key } = useSite().settings;
  const { data } = useQuery({
    queryKey,
    // Where the installation has no keys there is nothing to subscribe to.
    queryFn: () => (key === null ? 'not_capable' : pushStateOf(window, key)),
    enabled: useAlive() && user !== null,
    staleTime: 0,
  });
  // A browser keeps what it subscribed in a session that is over, maybe another member's: the server tells it nothing.
  return data === 'subscribed' && !user?.push.this_browser ? 'not_subscribed' : data;
}

/** Loaded with the first press: every page asks for the state, few change it. */
export const pushBrowser = () => import('./push-browser');

/** Subscribes this browser anew after the installation's keys changed, where the session had it subscribed. */
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
      // As when the connection is gone: the next page tries it again.
      .catch(() => undefined);
  }, [client, key, wasSubscribed]);
}

/** Has both be asked again: the browser and the server. */
export async function forgetState(client: QueryClient): Promise<void> {
  await Promise.all([queryKey, userQuery.key].map((key) => client.invalidateQueries({ queryKey: key })));
}
