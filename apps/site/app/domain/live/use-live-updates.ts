import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isMemberHere, leaveLoggedOut } from '../../shared/session/leave';
import { useUser, userQuery } from '../account/use-user';

/** Specification §9. */
const liveTimes = { firstMs: 5_000, everyMs: 60_000, everyWithPushMs: 300_000 } as const;

/**
 * The only place that polls: while a member is logged in, asks for user, chats and likes again 5 s after it starts and
 * then every minute, or every five where push messages tell the news anyway. A list that no page shows is only marked
 * as old. Pauses while the page is hidden.
 */
export function useLiveUpdates({ pushSubscribed }: { pushSubscribed: boolean }): void {
  const client = useQueryClient();
  const loggedIn = useUser() !== null;

  useEffect(() => {
    if (!loggedIn) return;
    let timer: ReturnType<typeof setTimeout>;
    const refresh = () => {
      if (document.visibilityState === 'visible') {
        for (const queryKey of [['getChats'], ['getLikes']]) void client.invalidateQueries({ queryKey });
        // The session may have been ended on another device: the page may not go on showing what was the member's.
        void client.invalidateQueries({ queryKey: userQuery.key }).then(() => {
          if (!isMemberHere()) leaveLoggedOut(true);
        });
      }
      timer = setTimeout(refresh, pushSubscribed ? liveTimes.everyWithPushMs : liveTimes.everyMs);
    };
    timer = setTimeout(refresh, liveTimes.firstMs);
    return () => clearTimeout(timer);
  }, [client, loggedIn, pushSubscribed]);
}
