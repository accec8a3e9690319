import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { useUser, userQuery } from '../account/use-user';
import { chatsQuery } from '../chats/chats-query';
import { likesQuery } from '../likes/queries';
import { whenListenedTo } from './live-state';
import { setAppBadge, tellHidden } from './page-signs';

/** Specification §9. */
const liveTimes = { firstMs: 5_000, everyMs: 60_000, everyWithPushMs: 300_000 } as const;

type Updates = AnswerOf<'getUpdates'>;

/**
 * Keeps what a member's page shows as it is now, while they are logged in: by a socket, which begins when the page has
 * come to rest, in a conversation at once, and by one call that asks 5 s after the page starts and then every minute, or every five where push
 * messages tell the news anyway. A list that no page shows is only marked as old. Nothing asks while the page is hidden;
 * it asks when it is seen again.
 */
export function useLiveUpdates({ pushSubscribed }: { pushSubscribed: boolean }): void {
  const client = useQueryClient();
  const user = useUser();
  const loggedIn = user !== null;
  // Nobody could write to a disabled member; the server would refuse their socket.
  const mayListen = loggedIn && user.restricted_by === null;
  const news = user ? user.unread_messages + user.new_likes : 0;

  useEffect(() => {
    if (loggedIn) setAppBadge(news);
  }, [loggedIn, news]);

  useEffect(() => {
    if (!loggedIn) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = updatesOf(client);
    const poll = () => {
      void ask();
      timer = setTimeout(poll, pushSubscribed ? liveTimes.everyWithPushMs : liveTimes.everyMs);
    };
    timer = setTimeout(poll, liveTimes.firstMs);
    const look = () => {
      if (document.visibilityState === 'hidden') tellHidden();
      else void ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, loggedIn, pushSubscribed]);

  useEffect(() => {
    if (!mayListen) return;
    const ending = new AbortController();
    let isBegun = false;
    const begin = () => {
      if (isBegun) return;
      isBegun = true;
      void import('./live-connection')
        .then(({ openLive }) => {
          if (!ending.signal.aborted) openLive(client, updatesOf(client), ending.signal);
        })
        // Without it the page asks, as without a connection.
        .catch(() => undefined);
    };
    const timer = setTimeout(begin, liveTimes.firstMs);
    const forget = whenListenedTo(begin);
    return () => {
      clearTimeout(timer);
      forget();
      ending.abort();
    };
  }, [client, mayListen]);
}

const last = new WeakMap<QueryClient, Updates>();

/** Asks what is new and writes it where pages read it; while the page is hidden it does not ask. */
function updatesOf(client: QueryClient): () => Promise<void> {
  return async () => {
    if (document.visibilityState !== 'visible') return;
    // How often the page itself changed what it knows of the member: such a change is newer than an answer on its way.
    const changes = () => client.getQueryState(userQuery.key)?.dataUpdateCount;
    let updates: Updates;
    let known: number | undefined;
    try {
      do {
        known = changes();
        // Who is no longer logged in leaves the page by this: what was the member's may not go on being shown.
        updates = await browserApi()('getUpdates');
      } while (changes() !== known);
    } catch {
      return;
    }
    const before = last.get(client);
    // The very same answer: nothing is new since, and what this page knows may be newer.
    if (before === updates) return;
    last.set(client, updates);
    client.setQueryData(userQuery.key, { user: updates.user });
    const list = client.getQueryData<AnswerOf<'getChats'>>(chatsQuery.key);
    const isNewList =
      list &&
      (list.chats[0]?.messages[0]?.id !== (updates.newest_message ?? undefined) ||
        list.total_unread_messages !== updates.user.unread_messages);
    if (isNewList) void client.invalidateQueries({ queryKey: chatsQuery.key });
    if (before?.newest_like !== updates.newest_like || before?.user.new_likes !== updates.user.new_likes)
      void client.invalidateQueries({ queryKey: likesQuery.key });
  };
}
