import { useEffect } from 'react';
import { forgetPhotos, keepPhotos } from '../../shared/session/leave';
import { useUser } from '../account/use-user';

/**
 * Members' browsers run the service worker, loaded once the page has nothing else to do. Where nobody is logged in, as after a session
 * that ended elsewhere, the pictures it kept are removed.
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
    // Safari knows no idle time.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 2000));
    whenIdle(() => {
      // A browser may refuse, as in a private window: everything works without.
      void import('./register-worker').then(({ registerWorker }) => registerWorker()).catch(() => undefined);
    });
  }, [isMember]);
}
