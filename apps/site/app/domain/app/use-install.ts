import { useSyncExternalStore } from 'react';

/** An event of browsers that install sites as apps; not standardised yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | null = null;
const listeners = new Set<() => void>();
const offer = (event: InstallEvent | null): void => {
  offered = event;
  for (const listener of listeners) listener();
};

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser shows its own banner at any time; ours can be dismissed.
    event.preventDefault();
    offer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => offer(null));
}

/** @returns asks the browser to install the site; null if it can't, or already has */
export function useInstall(): (() => void) | null {
  const event = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
    () => null,
  );
  if (!event) return null;
  return () => {
    // The event can be used once.
    offer(null);
    void event.prompt();
  };
}
