import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { useUser, userQuery } from '../account/use-user';
import { chatsQuery } from '../chats/chats-query';
import { likesQuery } from '../likes/likes-query';
import { whenListenedTo } from './live-state';
import { siteEndpoints } from '@kindling/contract/site-endpoints';

/** Specification §9. */
const liveTimes = { firstMs: 5_000, everyMs: 60_000, everyWithPushMs: 300_000 } as const;

type Updates = AnswerOf<'getUpdates'>;

/**
 * Keeps what a member's page shows up to date, while they are logged in: by a socket, which opens once the page is idle, in a
 * conversation at once, and by one call that runs 5 s after the page starts and then every minute, or every five where push
 * messages deliver the news anyway. A list that no page shows is only marked as stale. Nothing polls while the page is hidden;
 * it catches up when it is visible again.
 */
export function useLiveUpdates({ pushSubscribed }: { pushSubscribed: boolean }): void {
  const client = useQueryClient();
  const user = useUser();
  const loggedIn = user !== null;
  // A disabled member receives no messages; the server would refuse their socket.
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
        // Without it the page polls, as without a connection.
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

/** Fetches what is new into the caches that pages read; does nothing while the page is hidden. */
function updatesOf(client: QueryClient): () => Promise<void> {
  return async () => {
    if (document.visibilityState !== 'visible') return;
    // Counts how often the page itself changed what it knows of the member: such a change is newer than an answer under way.
    const changes = () => client.getQueryState(userQuery.key)?.dataUpdateCount;
    let updates: Updates;
    let known: number | undefined;
    try {
      do {
        known = changes();
        // A member who is no longer logged in leaves the page by this: what was theirs must not stay on the screen.
        updates = await browserApi()('getUpdates');
      } while (changes() !== known);
    } catch {
      return;
    }
    const before = last.get(client);
    // The very same answer: nothing is new, and what this page knows may be newer.
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

/** Tells the server that this page is hidden, also while it is being closed; its arrival is not confirmed. */
function tellHidden(): void {
  navigator.sendBeacon(siteEndpoints.pageHidden[1], new Blob(['{}'], { type: 'application/json' }));
}

/** Shows a count on the installed app's icon where the system can; failures are ignored (specification §8). */
function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  done.catch(() => undefined);
}
