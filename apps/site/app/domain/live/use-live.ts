import { useSyncExternalStore } from 'react';
import { isLive, onLiveState } from './live-state';

/** Whether the server pushes events to this page, so that it need not poll. */
export function useIsLive(): boolean {
  return useSyncExternalStore(onLiveState, isLive, () => false);
}
