import { useEffect, useRef } from 'react';

/** What a key does, by the key's own name (`a`, `ArrowRight`). */
export type PageKeys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Single keys for the whole page. They rest during typing, with a modifier held, and under an open menu or dialog; a key
 * that is held down acts once.
 */
export function usePageKeys(keys: PageKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const act = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}
