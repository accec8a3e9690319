import { useSyncExternalStore } from 'react';

/** An event of browsers that install sites as apps; not standardised yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Undefined until the browser offers it; null once it was answered. */
let offered: InstallEvent | null | undefined;
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

/** @returns asks the browser to install the site; undefined until it can, null once it was asked or has done so */
export function useInstall(): (() => void) | null | undefined {
  const event = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
    () => undefined,
  );
  if (!event) return event;
  return () => {
    // The event can be used once.
    offer(null);
    void event.prompt();
  };
}
