import { useSyncExternalStore } from 'react';

/** Messages that their reader hid, of this browser's tab: the site forgets them with it. */
const key = 'hidden messages';
const most = 200;
const listeners = new Set<() => void>();

function hiddenIds(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage may be disabled, or hold something else.
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a reader hid a message. @returns that, and what hides or shows it */
export function useHiddenMessage(id: string): [boolean, (hides: boolean) => void] {
  const isHidden = useSyncExternalStore(
    subscribe,
    () => hiddenIds().includes(id),
    () => false,
  );
  const hide = (hides: boolean) => {
    const others = hiddenIds().filter((other) => other !== id);
    try {
      sessionStorage.setItem(key, JSON.stringify(hides ? [...others, id].slice(-most) : others));
    } catch {
      // It stays as it is.
    }
    for (const listener of listeners) listener();
  };
  return [isHidden, hide];
}
