import { useEffect, useEffectEvent } from 'react';

/** Where keys have a meaning of their own. */
const elsewhere = 'input, textarea, select, dialog, [popover], [contenteditable]';

/** Lets keys do something anywhere on the page, but not where one writes or chooses, nor together with others. */
export function useKeys(actions: Readonly<Partial<Record<string, () => unknown>>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (!action || !isAlone || event.repeat || isElsewhere(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest(elsewhere) !== null;
}
