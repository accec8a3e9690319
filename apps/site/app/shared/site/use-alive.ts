import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the page comes alive, then true: for what only the browser knows. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
