import { browserApi } from '../../shared/api/browser-api';
import { usePaths } from '../../shared/routing/use-paths';
import { forgetMember } from '../../shared/session/forget-member';

/** Ends the session and reloads the front page, so that nothing of the member stays in memory or in the browser's storage. */
export function useLogout(): () => Promise<void> {
  const path = usePaths();
  return async () => {
    // The next user of this browser must see nothing of this member.
    await import('../push/push-browser')
      .then(({ unsubscribePush }) => unsubscribePush())
      .catch(() => undefined);
    await browserApi()('logout');
    await forgetMember();
    window.location.assign(path('index'));
  };
}
