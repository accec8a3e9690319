import { useEffect } from 'react';
import { forgetPhotos, keepPhotos } from '../../shared/session/forget-member';
import { useUser } from '../account/use-user';

/**
 * Members' browsers run the service worker, loaded once the page is idle. Without a session, also one that ended elsewhere, the
 * pictures that the worker kept are removed.
 */
export function useWorker(): void {
  const isMember = useUser() !== null;
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    if (!isMember) {
      void forgetPhotos();
      return;
    }
    void keepPhotos();
    // Safari has no requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 2000));
    whenIdle(() => {
      // A browser may refuse, as in a private window: everything works without it.
      void import('./register-worker').then(({ registerWorker }) => registerWorker()).catch(() => undefined);
    });
  }, [isMember]);
}
