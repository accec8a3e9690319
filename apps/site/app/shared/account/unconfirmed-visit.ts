import { useEffect, useMemo } from 'react';
import { useAlive } from '../site/use-alive';
import { useUser } from './use-user';

const key = 'unconfirmed';

/**
 * Notes in this tab who waits for the confirmation of their address: a link opened elsewhere ends the session here
 * (docs/decisions/0010-what-a-mailbox-proves.md), and then the way on is to log in.
 */
export function useUnconfirmedVisit(): void {
  const user = useUser();
  const email = user?.email;
  const isWaiting = user?.status === 'not_confirmed';
  useEffect(() => {
    if (email === undefined) return;
    try {
      if (isWaiting) sessionStorage.setItem(key, email);
      else sessionStorage.removeItem(key);
    } catch {
      // Storage may be shut off: then the address is typed again.
    }
  }, [email, isWaiting]);
}

/** The address of whoever waited for its confirmation in this tab until their session ended. */
export function unconfirmedEmail(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The same for what is rendered: null until the page is alive. */
export function useUnconfirmedEmail(): string | null {
  const isAlive = useAlive();
  // Once: what a login changes must not empty its own field.
  return useMemo(() => (isAlive ? unconfirmedEmail() : null), [isAlive]);
}
