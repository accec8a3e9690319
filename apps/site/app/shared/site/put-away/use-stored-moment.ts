import { useCallback, useSyncExternalStore } from 'react';

const changed = new Set<() => void>();

/**
 * A unix timestamp that this browser stores, as for a dismissed notice. Undefined on the server and until the page is alive,
 * null if there is none.
 */
export function useStoredMoment(key: string): [moment: number | null | undefined, storeNow: () => void] {
  const moment = useSyncExternalStore(
    (listener) => {
      changed.add(listener);
      return () => changed.delete(listener);
    },
    () => readMoment(key),
    () => undefined,
  );
  const storeNow = useCallback(() => {
    try {
      localStorage.setItem(key, String(Math.floor(Date.now() / 1000)));
    } catch {
      // Storage may be disabled: the notice then reappears on the next page.
      shutOff.add(key);
    }
    for (const listener of changed) listener();
  }, [key]);
  return [moment, storeNow];
}

const shutOff = new Set<string>();

function readMoment(key: string): number | null {
  if (shutOff.has(key)) return 0;
  try {
    const value = Number(localStorage.getItem(key) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  } catch {
    return null;
  }
}
