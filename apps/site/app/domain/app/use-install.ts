import { useSyncExternalStore } from 'react';

/** An event of browsers that install sites as apps; no standard yet. */
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
    // The browser's own banner would come whenever it likes; ours can be put away.
    event.preventDefault();
    offer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => offer(null));
}

/** @returns what asks the browser to install the site; null where it can't, or has */
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
    // An event asks once.
    offer(null);
    void event.prompt();
  };
}
