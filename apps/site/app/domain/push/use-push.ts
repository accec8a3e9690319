import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
    queryFn: () => pushStateOf(window),
    enabled: useAlive() && user !== null,
    staleTime: 0,
  });
  // Where the installation has no keys there is nothing to subscribe to.
  if (data && key === null) return 'not_capable';
  // A browser keeps what it subscribed in a session that is over, maybe another member's: the server tells it nothing.
  return data === 'subscribed' && !user?.push.this_browser ? 'not_subscribed' : data;
}

/** Loaded with the first press: every page asks for the state, few change it. */
const pushBrowser = () => import('./push-browser');

/** The two presses about push messages, and how the last one went. */
export function useSwitchPush() {
  const client = useQueryClient();
  const { push_public_key: key } = useSite().settings;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
      await Promise.all([queryKey, userQuery.key].map((key) => client.invalidateQueries({ queryKey: key })));
    }
  };
  return {
    busy,
    problem,
    turnOn: () => run(async () => key !== null && (await pushBrowser()).subscribePush(key)),
    turnOff: () => run(async () => (await pushBrowser()).unsubscribePush()),
  };
}
