import { browserApi } from '../api/browser-api';
import { usePaths } from '../routing/use-paths';

/** Ends the session and loads the front page anew, so that nothing of the member stays in memory. */
export function useLogout(): () => Promise<void> {
  const path = usePaths();
  return async () => {
    await browserApi()('logout');
    window.location.assign(path('index'));
  };
}
