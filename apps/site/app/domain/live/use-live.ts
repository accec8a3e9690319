import { useSyncExternalStore } from 'react';
import { isLive, onLiveState } from './live-state';

/** Whether the server tells this page what happens, so that it need not ask. */
export function useIsLive(): boolean {
  return useSyncExternalStore(onLiveState, isLive, () => false);
}
