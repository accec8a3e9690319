import { browserApi } from '../../shared/api/browser-api';
import { usePaths } from '../../shared/routing/use-paths';
import { forgetMember } from '../../shared/session/leave';

/** Ends the session and loads the front page anew, so that nothing of the member stays in memory, nor in the browser's storage. */
export function useLogout(): () => Promise<void> {
  const path = usePaths();
  return async () => {
    // Whoever uses this browser next is told nothing of this member's.
    await import('../push/push-browser')
      .then(({ unsubscribePush }) => unsubscribePush())
      .catch(() => undefined);
    await browserApi()('logout');
    await forgetMember();
    window.location.assign(path('index'));
  };
}
