import { useMemo, useSyncExternalStore } from 'react';

/** Messages that their reader hid, of this browser's tab: the site forgets them with it. */
const key = 'hidden messages';
const most = 200;
const listeners = new Set<() => void>();

function stored(): string {
  try {
    return sessionStorage.getItem(key) ?? '[]';
  } catch {
    // Storage may be disabled.
    return '[]';
  }
}

function idsIn(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    // It holds something else.
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of messages that their reader hid. */
export function useHiddenMessages(): ReadonlySet<string> {
  const text = useSyncExternalStore(subscribe, stored, () => '[]');
  return useMemo(() => new Set(idsIn(text)), [text]);
}

/** Whether a reader hid a message. @returns that, and what hides or shows it */
export function useHiddenMessage(id: string): [boolean, (hides: boolean) => void] {
  const isHidden = useSyncExternalStore(
    subscribe,
    () => idsIn(stored()).includes(id),
    () => false,
  );
  const hide = (hides: boolean) => {
    const others = idsIn(stored()).filter((other) => other !== id);
    try {
      sessionStorage.setItem(key, JSON.stringify(hides ? [...others, id].slice(-most) : others));
    } catch {
      // It stays as it is.
    }
    for (const listener of listeners) listener();
  };
  return [isHidden, hide];
}
