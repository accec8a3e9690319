import { useEffect, useMemo } from 'react';
import { useAlive } from '../../../shared/site/use-alive';
import { noteUnconfirmedEmail, unconfirmedEmail } from '../../../shared/session/unconfirmed-email';
import { useUser } from '../use-user';

/**
 * Notes in this tab which member waits for the confirmation of their address: a link opened elsewhere ends the session here
 * (docs/decisions/0003-mailed-links.md), and the next step is then to log in.
 */
export function useUnconfirmedVisit(): void {
  const user = useUser();
  const email = user?.email;
  const isWaiting = user?.status === 'not_confirmed';
  useEffect(() => {
    if (email !== undefined) noteUnconfirmedEmail(isWaiting ? email : null);
  }, [email, isWaiting]);
}

/** The address that waited for its confirmation in this tab, for rendering: null until the page is alive. */
export function useUnconfirmedEmail(): string | null {
  const isAlive = useAlive();
  // Read once: a login changes it and must not empty its own field.
  return useMemo(() => (isAlive ? unconfirmedEmail() : null), [isAlive]);
}
